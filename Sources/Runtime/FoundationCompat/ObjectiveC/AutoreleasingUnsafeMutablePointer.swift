// SPDX-License-Identifier: MIT
import ObjCRuntime

/// A place for an object that a function hands out without the caller owning it, as Objective-C's `NSError **`.
///
/// The memory holds an address that keeps nothing alive: what is stored lives until the main loop's next turn, and what
/// was there before is not released.
@frozen
public struct AutoreleasingUnsafeMutablePointer<Pointee>: Hashable {
    private let address: UnsafeMutableRawPointer

    /// - Parameter from: memory for one pointer, whatever its type.
    public init<Other>(_ from: UnsafeMutablePointer<Other>) { address = UnsafeMutableRawPointer(from) }

    public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
        guard let from else { return nil }
        address = UnsafeMutableRawPointer(from)
    }

    /// The object, as a class or an optional class.
    public var pointee: Pointee {
        get { self[0] }
        nonmutating set {
            let object = __objcResult(newValue).map { $0 as AnyObject }
            let kept = object.map { autoreleased($0).toOpaque() }
            address.storeBytes(of: kept, as: UnsafeMutableRawPointer?.self)
        }
    }

    public subscript(index: Int) -> Pointee {
        let place = address + index * MemoryLayout<UnsafeMutableRawPointer?>.stride
        let object = place.load(as: UnsafeMutableRawPointer?.self)
            .map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        guard let value: Pointee = objcConvert(object) else {
            NSException.raise(
                .invalidArgumentException, "the memory holds \(String(describing: object)), no \(Pointee.self)")
        }
        return value
    }
}
