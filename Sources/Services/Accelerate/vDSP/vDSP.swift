// SPDX-License-Identifier: MIT

// Apple's Accelerate by plain loops, which the compiler turns into vector instructions. scripts/generate-accelerate writes
// what exists for both precisions.
@_exported public import CoreGraphics
@_exported public import simd

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

public struct DSPComplex: Sendable {
    public var real: Float
    public var imag: Float
    public init() { (real, imag) = (0, 0) }
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}
public struct DSPDoubleComplex: Sendable {
    public var real: Double
    public var imag: Double
    public init() { (real, imag) = (0, 0) }
    public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}
public struct DSPSplitComplex {
    public var realp: UnsafeMutablePointer<Float>
    public var imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}
public struct DSPDoubleSplitComplex {
    public var realp: UnsafeMutablePointer<Double>
    public var imagp: UnsafeMutablePointer<Double>
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}
public typealias COMPLEX = DSPComplex
public typealias COMPLEX_SPLIT = DSPSplitComplex

public let vDSP_HALF_WINDOW: Int32 = 1
public let vDSP_HANN_DENORM: Int32 = 0
public let vDSP_HANN_NORM: Int32 = 2

// MARK: Names of the Swift overlay

public enum vForce {}
public enum vDSP {
    public enum WindowSequence: Sendable { case hanningNormalized, hanningDenormalized, hamming, blackman }
    public enum SortOrder: Int32, Sendable { case ascending = 1, descending = -1 }
}

/// What lies in memory one element after the other.
public protocol AccelerateBuffer<Element> {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}
extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(&self) }
}

extension vDSP {
    static func made<U: AccelerateBuffer, T>(
        _ a: U, _ body: (UnsafePointer<T>, UnsafeMutablePointer<T>) -> Void
    ) -> [T] where U.Element == T {
        [T](unsafeUninitializedCapacity: a.count) { result, count in
            a.withUnsafeBufferPointer { source in
                if let from = source.baseAddress, let to = result.baseAddress, !source.isEmpty { body(from, to) }
            }
            count = a.count
        }
    }
    static func made<U: AccelerateBuffer, V: AccelerateBuffer, T>(
        _ a: U, _ b: V, _ body: (UnsafePointer<T>, UnsafePointer<T>, UnsafeMutablePointer<T>, vDSP_Length) -> Void
    ) -> [T] where U.Element == T, V.Element == T {
        precondition(a.count == b.count, "vDSP: vectors of \(a.count) and \(b.count) elements")
        return [T](unsafeUninitializedCapacity: a.count) { result, count in
            a.withUnsafeBufferPointer { first in
                b.withUnsafeBufferPointer { second in
                    if let x = first.baseAddress, let y = second.baseAddress, let to = result.baseAddress,
                        !first.isEmpty
                    {
                        body(x, y, to, vDSP_Length(first.count))
                    }
                }
            }
            count = a.count
        }
    }
    static func fill<R: AccelerateMutableBuffer>(_ result: inout R, _ values: [R.Element]) {
        precondition(result.count == values.count, "vDSP: a result of \(result.count) for \(values.count) elements")
        result.withUnsafeMutableBufferPointer { pointer in _ = pointer.update(fromContentsOf: values) }
    }
}
