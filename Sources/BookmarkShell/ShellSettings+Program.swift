import Localization

extension ShellSettings {
  /// The settings that the program's options and its environment ask for.
  public init(
    _ options: ProgramOptions, environment original: [String: String], isPrompt: Bool = false
  ) {
    let configuration = Configuration(environment: original)
    let environment = configuration.completed(original)
    self.init(
      language: .preferred(option: options.languageName, environment: environment),
      collation: CollationName.preferred(
        option: options.collationName, languageOption: options.languageName,
        environment: environment),
      isQuiet: options.isQuiet, assumesYes: options.assumesYes,
      stateFolder: UserFolders.state(environment: environment), isPrompt: isPrompt)
    self.configuration = configuration
    isDemo = options.isDemo && !isPrompt
  }
}
