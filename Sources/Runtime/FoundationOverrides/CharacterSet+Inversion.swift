// SPDX-License-Identifier: MIT
public import Foundation

/// What is not in a set that Foundation knows by name (`CharacterSet.decimalDigits.inverted`) cannot be changed on Linux:
/// CoreFoundation takes its copy for the constant, and the first change ends the program. A union with nothing is a set
/// of its own.
extension CharacterSet {
    public var __inverted: CharacterSet {
        @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg")
        get { (self as NSCharacterSet).inverted.union(CharacterSet()) }
    }
}
