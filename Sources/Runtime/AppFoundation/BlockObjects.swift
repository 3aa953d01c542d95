// SPDX-License-Identifier: MIT

/// What `unsafeBitCast` of apps becomes. A block is an object in Objective-C, one word; a closure of Linux is two. Where a
/// closure is cast to an object or a pointer it is put into an object, and where that is cast back, taken out of it.
///
/// What a pointer stands for is never released: nothing says when the last copy of a pointer is gone.
public func __objcBitCast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
    let word = MemoryLayout<AnyObject>.size
    switch (MemoryLayout<Value>.size, MemoryLayout<Result>.size) {
    case (2 * word, word):
        let object = value as AnyObject
        if let result = object as? Result { return result }
        return unsafeBitCast(Unmanaged.passRetained(object).toOpaque(), to: type)
    case (word, 2 * word):
        let object: Any = unsafeBitCast(value, to: AnyObject.self)
        guard let result = object as? Result else { preconditionFailure("unsafeBitCast: no block of \(type)") }
        return result
    default: return unsafeBitCast(value, to: type)
    }
}
