// SPDX-License-Identifier: MIT

// The parts of BLAS and LAPACK that apps use: dense vectors and matrices, Gauss's elimination. scripts/generate-accelerate
// writes the functions; eigenvalues, least squares and sparse matrices are not here.

public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let CblasRowMajor = CBLAS_ORDER(101)
public let CblasColMajor = CBLAS_ORDER(102)

public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let CblasNoTrans = CBLAS_TRANSPOSE(111)
public let CblasTrans = CBLAS_TRANSPOSE(112)
public let CblasConjTrans = CBLAS_TRANSPOSE(113)

public typealias __CLPK_integer = Int32
public typealias __CLPK_real = Float
public typealias __CLPK_doublereal = Double
public typealias __LAPACK_int = Int32

/// Where element `i` of `n` lies: negative increments go backwards from the end.
func at(_ i: Int, _ n: Int32, _ increment: Int32) -> Int {
    increment >= 0 ? i * Int(increment) : (i - Int(n) + 1) * Int(increment)
}
