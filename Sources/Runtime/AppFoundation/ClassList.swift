// SPDX-License-Identifier: MIT
import FoundationCompat
import ObjCRuntime

/// Writes the classes that are known, those with members of Objective-C and their superclasses, into a caller's memory.
/// - Parameters:
///   - buffer: memory for `bufferCount` classes; nil: only the number is wanted.
///   - bufferCount: how many are written at most; more than there are leaves the rest of the memory as it was.
/// - Returns: how many classes there are, also where fewer were written.
@discardableResult
public func objc_getClassList(_ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32) -> Int32 {
    let classes = objcClasses()
    if let buffer {
        // The pointer's only member is the address; what lies there need not be a class yet, nor be released.
        let memory = unsafeBitCast(buffer, to: UnsafeMutableRawPointer.self)
        for index in 0..<min(classes.count, max(0, Int(bufferCount))) {
            let place = index * MemoryLayout<AnyClass>.stride
            memory.storeBytes(of: classes[index], toByteOffset: place, as: AnyClass.self)
        }
    }
    return Int32(classes.count)
}
