// SPDX-License-Identifier: MIT
import FoundationCompat

/// Addresses in values. Foundation on Linux ends the program at the type `^v`: here they are kept as numbers, which is what
/// `objCType` says.
extension NSValue {
    public convenience init(pointer: UnsafeRawPointer?) {
        var number = UInt(bitPattern: pointer)
        self.init(bytes: &number, objCType: "Q")
    }

    /// nil: the address is 0, or the value is of another size than addresses.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == "Q" else { return nil }
        var number: UInt = 0
        getValue(&number)
        return UnsafeMutableRawPointer(bitPattern: number)
    }

    /// Does not keep `anObject` alive.
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    }

    /// The object must be alive still.
    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
