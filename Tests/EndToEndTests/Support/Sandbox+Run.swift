/// What came of one run of the program.
struct ProgramRun: Equatable {
  /// The exit status; 128 and more for a signal, -1 for a program that did not end by itself.
  var status: Int32
  /// What it wrote to its standard output.
  var output: String
  /// What it wrote to its error output.
  var errors: String
}

extension Sandbox {
  /// Runs the program to its end, with files in place of a terminal.
  ///
  /// - Parameters:
  ///   - input: what its standard input gives.
  ///   - inputPath: a file or device to read instead.
  ///   - changes: variables of the environment; `nil` takes one away.
  func run(
    _ arguments: [String], input: [UInt8] = [], inputPath: String? = nil,
    environment changes: [String: String?] = [:],
    seconds: Double = 20
  ) throws -> ProgramRun {
    write(input, to: "run.in")
    let child = try ChildProcess(
      arguments, environment: environment(changes), in: home,
      .files(input: inputPath ?? path("run.in"), output: path("run.out"), errors: path("run.err")))
    let status = child.wait(seconds: seconds)
    return ProgramRun(
      status: status, output: String(decoding: read("run.out"), as: UTF8.self),
      errors: String(decoding: read("run.err"), as: UTF8.self))
  }

  /// Runs a script of several lines.
  func run(script: String, environment changes: [String: String?] = [:]) throws -> ProgramRun {
    try run([], input: Array(script.utf8), environment: changes)
  }
}

extension Sandbox {
  /// Runs a line of bash, in which `$PROGRAM` is the built program.
  func shell(_ line: String, seconds: Double = 60) throws -> ProgramRun {
    write("PROGRAM='\(BuiltProgram.path)'\n\(line)\n", to: "run.sh")
    let child = try ChildProcess(
      [path("run.sh")], of: "/bin/bash", environment: environment(), in: home,
      .files(input: "/dev/null", output: path("run.out"), errors: path("run.err")))
    let status = child.wait(seconds: seconds)
    return ProgramRun(
      status: status, output: String(decoding: read("run.out"), as: UTF8.self),
      errors: String(decoding: read("run.err"), as: UTF8.self))
  }
}
