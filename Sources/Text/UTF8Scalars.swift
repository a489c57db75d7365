/// Scalars from UTF-8 bytes and back, without a `String` between.
enum UTF8Scalars {
  /// The scalar that starts at `index`, which moves past it.
  ///
  /// A byte that starts no well-formed sequence is taken alone and reads as U+FFFD. The index
  /// has to be within the bytes.
  @inline(__always)
  static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = UInt32(bytes[index])
    let left = bytes.count &- index
    if lead < 0x80 {
      index &+= 1
      return lead
    }
    if lead >= 0xE0, lead < 0xF0, left >= 3 {
      let second = UInt32(bytes[index &+ 1]) ^ 0x80
      let third = UInt32(bytes[index &+ 2]) ^ 0x80
      let scalar = (lead & 0x0F) &<< 12 | second &<< 6 | third
      if second < 0x40, third < 0x40, scalar >= 0x800, scalar & 0xF800 != 0xD800 {
        index &+= 3
        return scalar
      }
    } else if lead >= 0xC2, lead < 0xE0, left >= 2 {
      let second = UInt32(bytes[index &+ 1]) ^ 0x80
      if second < 0x40 {
        index &+= 2
        return (lead & 0x1F) &<< 6 | second
      }
    } else if lead >= 0xF0, lead < 0xF5, left >= 4 {
      let second = UInt32(bytes[index &+ 1]) ^ 0x80
      let third = UInt32(bytes[index &+ 2]) ^ 0x80
      let fourth = UInt32(bytes[index &+ 3]) ^ 0x80
      let scalar = (lead & 0x07) &<< 18 | second &<< 12 | third &<< 6 | fourth
      if second < 0x40, third < 0x40, fourth < 0x40, scalar >= 0x1_0000, scalar < 0x11_0000 {
        index &+= 4
        return scalar
      }
    }
    index &+= 1
    return 0xFFFD
  }

  /// Appends the one to four bytes of a scalar.
  @inline(__always)
  static func append(_ scalar: UInt32, to output: inout [UInt8]) {
    if scalar < 0x80 {
      output.append(UInt8(truncatingIfNeeded: scalar))
      return
    }
    if scalar < 0x800 {
      output.append(UInt8(truncatingIfNeeded: 0xC0 | scalar &>> 6))
    } else {
      if scalar < 0x1_0000 {
        output.append(UInt8(truncatingIfNeeded: 0xE0 | scalar &>> 12))
      } else {
        output.append(UInt8(truncatingIfNeeded: 0xF0 | scalar &>> 18))
        output.append(UInt8(truncatingIfNeeded: 0x80 | scalar &>> 12 & 0x3F))
      }
      output.append(UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F))
    }
    output.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}
