// SPDX-License-Identifier: MIT
import Foundation

// The counters of an older age; one lock serves all of them.

private let counterLock = NSLock()

private func changed<Number: FixedWidthInteger>(
    _ value: UnsafeMutablePointer<Number>, by amount: Number
) -> Number {
    counterLock.lock()
    defer { counterLock.unlock() }
    value.pointee &+= amount
    return value.pointee
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { changed(value, by: 1) }
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { changed(value, by: 1) }
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { changed(value, by: -1) }
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { changed(value, by: -1) }
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    changed(value, by: amount)
}
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { changed(value, by: 1) }
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { changed(value, by: -1) }
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    changed(value, by: amount)
}

/// Writes the new value where the old one still stands.
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    counterLock.lock()
    defer { counterLock.unlock() }
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
}

public func OSAtomicCompareAndSwap32Barrier(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
    OSAtomicCompareAndSwap32(old, new, value)
}
