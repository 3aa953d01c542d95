// SPDX-License-Identifier: MIT
public import Foundation
import ObjCRuntime

// On iOS every object, and every value that bridges to one, can be an argument of a format (`date as CVarArg`).

extension NSObject: @retroactive CVarArg {
    /// By its description: the formatter behind `%@` knows Foundation's own classes only, and crashes on an app's.
    public var _cVarArgEncoding: [Int] { objectEncoding(self is NSString ? self : NSString(string: description)) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSDate) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSURL) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSUUID) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as NSData) }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(NSArray(array: self)) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(NSSet(array: self.map { $0 as Any })) }
}

extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { objectEncoding(self as AnyObject) }
}

/// The word that formats read: the object's address. The object lives until the main loop's next turn.
private func objectEncoding(_ object: AnyObject) -> [Int] { [Int(bitPattern: autoreleased(object).toOpaque())] }
