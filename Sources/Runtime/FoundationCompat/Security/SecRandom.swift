// SPDX-License-Identifier: MIT
import Foundation

public typealias SecRandomRef = OpaquePointer
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with unpredictable bytes, which come from the system; returns 0.
@discardableResult
public func SecRandomCopyBytes(_ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var random = SystemRandomNumberGenerator()
    for offset in 0..<max(0, count) {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &random), toByteOffset: offset, as: UInt8.self)
    }
    return errSecSuccess
}
