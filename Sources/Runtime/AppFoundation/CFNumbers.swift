// SPDX-License-Identifier: MIT
import FoundationCompat

/// https://developer.apple.com/documentation/corefoundation/cfnumbertype
public enum CFNumberType: Int, Sendable {
    case sInt8Type = 1
    case sInt16Type, sInt32Type, sInt64Type
    case float32Type, float64Type
    case charType, shortType, intType, longType, longLongType
    case floatType, doubleType
    case cfIndexType, nsIntegerType, cgFloatType
}

/// How the number is kept, which is not always the type that it was made of: small whole numbers take four bytes here
/// where iOS keeps an `Int` in eight.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    switch number.map({ String(cString: $0.objCType) }) {
    case "d": .float64Type
    case "f": .float32Type
    case "c": .sInt8Type
    case "C", "s": .sInt16Type
    case "S", "i": .sInt32Type
    default: .sInt64Type
    }
}

public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    [.float32Type, .float64Type].contains(CFNumberGetType(number))
}

/// In bytes.
public func CFNumberGetByteSize(_ number: CFNumber!) -> CFIndex {
    switch CFNumberGetType(number) {
    case .sInt8Type: 1
    case .sInt16Type: 2
    case .sInt32Type, .float32Type: 4
    default: 8
    }
}
