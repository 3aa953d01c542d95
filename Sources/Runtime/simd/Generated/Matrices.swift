// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-simd.

// MARK: simd_float2x2

/// 2 columns of 2 elements.
public struct simd_float2x2: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Float>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 2, "simd_float2x2 has 2 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Float>]) {
        precondition(rows.count == 2, "simd_float2x2 has 2 rows, not \(rows.count)")
        columns = (SIMD2<Float>(rows[0][0], rows[1][0]), SIMD2<Float>(rows[0][1], rows[1][1]))
    }
    public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }

    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("column \(column) of simd_float2x2, which has 2")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("column \(column) of simd_float2x2, which has 2")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float2x2, b: simd_float2x2) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1) }
    public var debugDescription: String { "simd_float2x2([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + "])" }
    public var transpose: simd_float2x2 { simd_float2x2(SIMD2<Float>(columns.0.x, columns.1.x), SIMD2<Float>(columns.0.y, columns.1.y)) }
    public var determinant: Float { simd_determinant(self) }
    /// Elements are not finite where the matrix is singular.
    public var inverse: simd_float2x2 { simd_inverse(self) }
}

public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
extension simd_float2x2 {
    public static func + (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 { simd_float2x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    public static func += (a: inout simd_float2x2, b: simd_float2x2) { a = a + b }
    public static func - (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 { simd_float2x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    public static func -= (a: inout simd_float2x2, b: simd_float2x2) { a = a - b }
    public static prefix func - (b: simd_float2x2) -> simd_float2x2 { simd_float2x2(-b.columns.0, -b.columns.1) }
    public static func * (a: Float, b: simd_float2x2) -> simd_float2x2 { simd_float2x2(a * b.columns.0, a * b.columns.1) }
    public static func * (b: simd_float2x2, a: Float) -> simd_float2x2 { simd_float2x2(a * b.columns.0, a * b.columns.1) }
    public static func *= (b: inout simd_float2x2, a: Float) { b = a * b }
    public static func * (a: simd_float2x2, x: SIMD2<Float>) -> SIMD2<Float> { a.columns.0 * x.x + a.columns.1 * x.y }
    public static func * (x: SIMD2<Float>, a: simd_float2x2) -> SIMD2<Float> { SIMD2<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum()) }
    public static func * (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 { simd_float2x2(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float2x2, b: simd_float3x2) -> simd_float3x2 { simd_float3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float2x2, b: simd_float4x2) -> simd_float4x2 { simd_float4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (a: inout simd_float2x2, b: simd_float2x2) { a = a * b }
}
public func simd_mul(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
public func matrix_multiply(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
public func simd_mul(_ a: simd_float2x2, _ b: simd_float3x2) -> simd_float3x2 { a * b }
public func matrix_multiply(_ a: simd_float2x2, _ b: simd_float3x2) -> simd_float3x2 { a * b }
public func simd_mul(_ a: simd_float2x2, _ b: simd_float4x2) -> simd_float4x2 { a * b }
public func matrix_multiply(_ a: simd_float2x2, _ b: simd_float4x2) -> simd_float4x2 { a * b }
public func simd_mul(_ a: simd_float2x2, _ x: SIMD2<Float>) -> SIMD2<Float> { a * x }
public func simd_mul(_ x: SIMD2<Float>, _ a: simd_float2x2) -> SIMD2<Float> { x * a }
public func matrix_multiply(_ a: simd_float2x2, _ x: SIMD2<Float>) -> SIMD2<Float> { a * x }
public func matrix_multiply(_ x: SIMD2<Float>, _ a: simd_float2x2) -> SIMD2<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float2x2) -> simd_float2x2 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float2x2) -> simd_float2x2 { a * b }
public func simd_add(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a + b }
public func simd_sub(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a - b }
public func matrix_add(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a + b }
public func matrix_subtract(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float2x2, _ t: Float, _ b: simd_float2x2) -> simd_float2x2 { s * a + t * b }
public func simd_transpose(_ a: simd_float2x2) -> simd_float2x2 { a.transpose }
public func transpose(_ a: simd_float2x2) -> simd_float2x2 { a.transpose }
public func matrix_transpose(_ a: simd_float2x2) -> simd_float2x2 { a.transpose }
public func simd_equal(_ a: simd_float2x2, _ b: simd_float2x2) -> Bool { a == b }
public func matrix_equal(_ a: simd_float2x2, _ b: simd_float2x2) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float2x2, _ b: simd_float2x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float2x2, _ b: simd_float2x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func matrix_almost_equal_elements(_ a: simd_float2x2, _ b: simd_float2x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float2x2, _ b: simd_float2x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func simd_matrix(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(c0, c1) }
public func simd_matrix_from_rows(_ r0: SIMD2<Float>, _ r1: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(rows: [r0, r1]) }
public let matrix_identity_float2x2 = simd_float2x2(1)
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
public func matrix_from_diagonal(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
public func simd_trace(_ a: simd_float2x2) -> Float { a.columns.0.x + a.columns.1.y }
public func simd_determinant(_ a: simd_float2x2) -> Float { a.columns.0.x * a.columns.1.y - a.columns.0.y * a.columns.1.x }
public func determinant(_ a: simd_float2x2) -> Float { a.columns.0.x * a.columns.1.y - a.columns.0.y * a.columns.1.x }
public func matrix_determinant(_ a: simd_float2x2) -> Float { simd_determinant(a) }
public func simd_inverse(_ a: simd_float2x2) -> simd_float2x2 { (1 / simd_determinant(a)) * simd_float2x2(SIMD2<Float>(a.columns.1.y, -a.columns.0.y), SIMD2<Float>(-a.columns.1.x, a.columns.0.x)) }
public func inverse(_ a: simd_float2x2) -> simd_float2x2 { (1 / simd_determinant(a)) * simd_float2x2(SIMD2<Float>(a.columns.1.y, -a.columns.0.y), SIMD2<Float>(-a.columns.1.x, a.columns.0.x)) }
public func matrix_invert(_ a: simd_float2x2) -> simd_float2x2 { simd_inverse(a) }

// MARK: simd_float2x3

/// 2 columns of 3 elements.
public struct simd_float2x3: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Float>, SIMD3<Float>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Float>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 2, "simd_float2x3 has 2 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Float>]) {
        precondition(rows.count == 3, "simd_float2x3 has 3 rows, not \(rows.count)")
        columns = (SIMD3<Float>(rows[0][0], rows[1][0], rows[2][0]), SIMD3<Float>(rows[0][1], rows[1][1], rows[2][1]))
    }
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>) { columns = (c0, c1) }

    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("column \(column) of simd_float2x3, which has 2")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("column \(column) of simd_float2x3, which has 2")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float2x3, b: simd_float2x3) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1) }
    public var debugDescription: String { "simd_float2x3([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + "])" }
    public var transpose: simd_float3x2 { simd_float3x2(SIMD2<Float>(columns.0.x, columns.1.x), SIMD2<Float>(columns.0.y, columns.1.y), SIMD2<Float>(columns.0.z, columns.1.z)) }
}

public typealias float2x3 = simd_float2x3
public typealias matrix_float2x3 = simd_float2x3
extension simd_float2x3 {
    public static func + (a: simd_float2x3, b: simd_float2x3) -> simd_float2x3 { simd_float2x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    public static func += (a: inout simd_float2x3, b: simd_float2x3) { a = a + b }
    public static func - (a: simd_float2x3, b: simd_float2x3) -> simd_float2x3 { simd_float2x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    public static func -= (a: inout simd_float2x3, b: simd_float2x3) { a = a - b }
    public static prefix func - (b: simd_float2x3) -> simd_float2x3 { simd_float2x3(-b.columns.0, -b.columns.1) }
    public static func * (a: Float, b: simd_float2x3) -> simd_float2x3 { simd_float2x3(a * b.columns.0, a * b.columns.1) }
    public static func * (b: simd_float2x3, a: Float) -> simd_float2x3 { simd_float2x3(a * b.columns.0, a * b.columns.1) }
    public static func *= (b: inout simd_float2x3, a: Float) { b = a * b }
    public static func * (a: simd_float2x3, x: SIMD2<Float>) -> SIMD3<Float> { a.columns.0 * x.x + a.columns.1 * x.y }
    public static func * (x: SIMD3<Float>, a: simd_float2x3) -> SIMD2<Float> { SIMD2<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum()) }
    public static func * (a: simd_float2x3, b: simd_float2x2) -> simd_float2x3 { simd_float2x3(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float2x3, b: simd_float3x2) -> simd_float3x3 { simd_float3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float2x3, b: simd_float4x2) -> simd_float4x3 { simd_float4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_float2x3, _ b: simd_float2x2) -> simd_float2x3 { a * b }
public func matrix_multiply(_ a: simd_float2x3, _ b: simd_float2x2) -> simd_float2x3 { a * b }
public func simd_mul(_ a: simd_float2x3, _ b: simd_float3x2) -> simd_float3x3 { a * b }
public func matrix_multiply(_ a: simd_float2x3, _ b: simd_float3x2) -> simd_float3x3 { a * b }
public func simd_mul(_ a: simd_float2x3, _ b: simd_float4x2) -> simd_float4x3 { a * b }
public func matrix_multiply(_ a: simd_float2x3, _ b: simd_float4x2) -> simd_float4x3 { a * b }
public func simd_mul(_ a: simd_float2x3, _ x: SIMD2<Float>) -> SIMD3<Float> { a * x }
public func simd_mul(_ x: SIMD3<Float>, _ a: simd_float2x3) -> SIMD2<Float> { x * a }
public func matrix_multiply(_ a: simd_float2x3, _ x: SIMD2<Float>) -> SIMD3<Float> { a * x }
public func matrix_multiply(_ x: SIMD3<Float>, _ a: simd_float2x3) -> SIMD2<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float2x3) -> simd_float2x3 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float2x3) -> simd_float2x3 { a * b }
public func simd_add(_ a: simd_float2x3, _ b: simd_float2x3) -> simd_float2x3 { a + b }
public func simd_sub(_ a: simd_float2x3, _ b: simd_float2x3) -> simd_float2x3 { a - b }
public func matrix_add(_ a: simd_float2x3, _ b: simd_float2x3) -> simd_float2x3 { a + b }
public func matrix_subtract(_ a: simd_float2x3, _ b: simd_float2x3) -> simd_float2x3 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float2x3, _ t: Float, _ b: simd_float2x3) -> simd_float2x3 { s * a + t * b }
public func simd_transpose(_ a: simd_float2x3) -> simd_float3x2 { a.transpose }
public func transpose(_ a: simd_float2x3) -> simd_float3x2 { a.transpose }
public func matrix_transpose(_ a: simd_float2x3) -> simd_float3x2 { a.transpose }
public func simd_equal(_ a: simd_float2x3, _ b: simd_float2x3) -> Bool { a == b }
public func matrix_equal(_ a: simd_float2x3, _ b: simd_float2x3) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float2x3, _ b: simd_float2x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float2x3, _ b: simd_float2x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func matrix_almost_equal_elements(_ a: simd_float2x3, _ b: simd_float2x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float2x3, _ b: simd_float2x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func simd_matrix(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>) -> simd_float2x3 { simd_float2x3(c0, c1) }
public func simd_matrix_from_rows(_ r0: SIMD2<Float>, _ r1: SIMD2<Float>, _ r2: SIMD2<Float>) -> simd_float2x3 { simd_float2x3(rows: [r0, r1, r2]) }

// MARK: simd_float2x4

/// 2 columns of 4 elements.
public struct simd_float2x4: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Float>, SIMD4<Float>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Float>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 2, "simd_float2x4 has 2 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Float>]) {
        precondition(rows.count == 4, "simd_float2x4 has 4 rows, not \(rows.count)")
        columns = (SIMD4<Float>(rows[0][0], rows[1][0], rows[2][0], rows[3][0]), SIMD4<Float>(rows[0][1], rows[1][1], rows[2][1], rows[3][1]))
    }
    public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>) { columns = (c0, c1) }

    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("column \(column) of simd_float2x4, which has 2")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("column \(column) of simd_float2x4, which has 2")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float2x4, b: simd_float2x4) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1) }
    public var debugDescription: String { "simd_float2x4([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + "])" }
    public var transpose: simd_float4x2 { simd_float4x2(SIMD2<Float>(columns.0.x, columns.1.x), SIMD2<Float>(columns.0.y, columns.1.y), SIMD2<Float>(columns.0.z, columns.1.z), SIMD2<Float>(columns.0.w, columns.1.w)) }
}

public typealias float2x4 = simd_float2x4
public typealias matrix_float2x4 = simd_float2x4
extension simd_float2x4 {
    public static func + (a: simd_float2x4, b: simd_float2x4) -> simd_float2x4 { simd_float2x4(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    public static func += (a: inout simd_float2x4, b: simd_float2x4) { a = a + b }
    public static func - (a: simd_float2x4, b: simd_float2x4) -> simd_float2x4 { simd_float2x4(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    public static func -= (a: inout simd_float2x4, b: simd_float2x4) { a = a - b }
    public static prefix func - (b: simd_float2x4) -> simd_float2x4 { simd_float2x4(-b.columns.0, -b.columns.1) }
    public static func * (a: Float, b: simd_float2x4) -> simd_float2x4 { simd_float2x4(a * b.columns.0, a * b.columns.1) }
    public static func * (b: simd_float2x4, a: Float) -> simd_float2x4 { simd_float2x4(a * b.columns.0, a * b.columns.1) }
    public static func *= (b: inout simd_float2x4, a: Float) { b = a * b }
    public static func * (a: simd_float2x4, x: SIMD2<Float>) -> SIMD4<Float> { a.columns.0 * x.x + a.columns.1 * x.y }
    public static func * (x: SIMD4<Float>, a: simd_float2x4) -> SIMD2<Float> { SIMD2<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum()) }
    public static func * (a: simd_float2x4, b: simd_float2x2) -> simd_float2x4 { simd_float2x4(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float2x4, b: simd_float3x2) -> simd_float3x4 { simd_float3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float2x4, b: simd_float4x2) -> simd_float4x4 { simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_float2x4, _ b: simd_float2x2) -> simd_float2x4 { a * b }
public func matrix_multiply(_ a: simd_float2x4, _ b: simd_float2x2) -> simd_float2x4 { a * b }
public func simd_mul(_ a: simd_float2x4, _ b: simd_float3x2) -> simd_float3x4 { a * b }
public func matrix_multiply(_ a: simd_float2x4, _ b: simd_float3x2) -> simd_float3x4 { a * b }
public func simd_mul(_ a: simd_float2x4, _ b: simd_float4x2) -> simd_float4x4 { a * b }
public func matrix_multiply(_ a: simd_float2x4, _ b: simd_float4x2) -> simd_float4x4 { a * b }
public func simd_mul(_ a: simd_float2x4, _ x: SIMD2<Float>) -> SIMD4<Float> { a * x }
public func simd_mul(_ x: SIMD4<Float>, _ a: simd_float2x4) -> SIMD2<Float> { x * a }
public func matrix_multiply(_ a: simd_float2x4, _ x: SIMD2<Float>) -> SIMD4<Float> { a * x }
public func matrix_multiply(_ x: SIMD4<Float>, _ a: simd_float2x4) -> SIMD2<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float2x4) -> simd_float2x4 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float2x4) -> simd_float2x4 { a * b }
public func simd_add(_ a: simd_float2x4, _ b: simd_float2x4) -> simd_float2x4 { a + b }
public func simd_sub(_ a: simd_float2x4, _ b: simd_float2x4) -> simd_float2x4 { a - b }
public func matrix_add(_ a: simd_float2x4, _ b: simd_float2x4) -> simd_float2x4 { a + b }
public func matrix_subtract(_ a: simd_float2x4, _ b: simd_float2x4) -> simd_float2x4 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float2x4, _ t: Float, _ b: simd_float2x4) -> simd_float2x4 { s * a + t * b }
public func simd_transpose(_ a: simd_float2x4) -> simd_float4x2 { a.transpose }
public func transpose(_ a: simd_float2x4) -> simd_float4x2 { a.transpose }
public func matrix_transpose(_ a: simd_float2x4) -> simd_float4x2 { a.transpose }
public func simd_equal(_ a: simd_float2x4, _ b: simd_float2x4) -> Bool { a == b }
public func matrix_equal(_ a: simd_float2x4, _ b: simd_float2x4) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float2x4, _ b: simd_float2x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float2x4, _ b: simd_float2x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func matrix_almost_equal_elements(_ a: simd_float2x4, _ b: simd_float2x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float2x4, _ b: simd_float2x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func simd_matrix(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>) -> simd_float2x4 { simd_float2x4(c0, c1) }
public func simd_matrix_from_rows(_ r0: SIMD2<Float>, _ r1: SIMD2<Float>, _ r2: SIMD2<Float>, _ r3: SIMD2<Float>) -> simd_float2x4 { simd_float2x4(rows: [r0, r1, r2, r3]) }

// MARK: simd_float3x2

/// 3 columns of 2 elements.
public struct simd_float3x2: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Float>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 3, "simd_float3x2 has 3 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Float>]) {
        precondition(rows.count == 2, "simd_float3x2 has 2 rows, not \(rows.count)")
        columns = (SIMD2<Float>(rows[0][0], rows[1][0]), SIMD2<Float>(rows[0][1], rows[1][1]), SIMD2<Float>(rows[0][2], rows[1][2]))
    }
    public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>) { columns = (c0, c1, c2) }

    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("column \(column) of simd_float3x2, which has 3")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("column \(column) of simd_float3x2, which has 3")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float3x2, b: simd_float3x2) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2) }
    public var debugDescription: String { "simd_float3x2([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + "])" }
    public var transpose: simd_float2x3 { simd_float2x3(SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y)) }
}

public typealias float3x2 = simd_float3x2
public typealias matrix_float3x2 = simd_float3x2
extension simd_float3x2 {
    public static func + (a: simd_float3x2, b: simd_float3x2) -> simd_float3x2 { simd_float3x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2) }
    public static func += (a: inout simd_float3x2, b: simd_float3x2) { a = a + b }
    public static func - (a: simd_float3x2, b: simd_float3x2) -> simd_float3x2 { simd_float3x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2) }
    public static func -= (a: inout simd_float3x2, b: simd_float3x2) { a = a - b }
    public static prefix func - (b: simd_float3x2) -> simd_float3x2 { simd_float3x2(-b.columns.0, -b.columns.1, -b.columns.2) }
    public static func * (a: Float, b: simd_float3x2) -> simd_float3x2 { simd_float3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (b: simd_float3x2, a: Float) -> simd_float3x2 { simd_float3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func *= (b: inout simd_float3x2, a: Float) { b = a * b }
    public static func * (a: simd_float3x2, x: SIMD3<Float>) -> SIMD2<Float> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z }
    public static func * (x: SIMD2<Float>, a: simd_float3x2) -> SIMD3<Float> { SIMD3<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum()) }
    public static func * (a: simd_float3x2, b: simd_float2x3) -> simd_float2x2 { simd_float2x2(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float3x2, b: simd_float3x3) -> simd_float3x2 { simd_float3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float3x2, b: simd_float4x3) -> simd_float4x2 { simd_float4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_float3x2, _ b: simd_float2x3) -> simd_float2x2 { a * b }
public func matrix_multiply(_ a: simd_float3x2, _ b: simd_float2x3) -> simd_float2x2 { a * b }
public func simd_mul(_ a: simd_float3x2, _ b: simd_float3x3) -> simd_float3x2 { a * b }
public func matrix_multiply(_ a: simd_float3x2, _ b: simd_float3x3) -> simd_float3x2 { a * b }
public func simd_mul(_ a: simd_float3x2, _ b: simd_float4x3) -> simd_float4x2 { a * b }
public func matrix_multiply(_ a: simd_float3x2, _ b: simd_float4x3) -> simd_float4x2 { a * b }
public func simd_mul(_ a: simd_float3x2, _ x: SIMD3<Float>) -> SIMD2<Float> { a * x }
public func simd_mul(_ x: SIMD2<Float>, _ a: simd_float3x2) -> SIMD3<Float> { x * a }
public func matrix_multiply(_ a: simd_float3x2, _ x: SIMD3<Float>) -> SIMD2<Float> { a * x }
public func matrix_multiply(_ x: SIMD2<Float>, _ a: simd_float3x2) -> SIMD3<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float3x2) -> simd_float3x2 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float3x2) -> simd_float3x2 { a * b }
public func simd_add(_ a: simd_float3x2, _ b: simd_float3x2) -> simd_float3x2 { a + b }
public func simd_sub(_ a: simd_float3x2, _ b: simd_float3x2) -> simd_float3x2 { a - b }
public func matrix_add(_ a: simd_float3x2, _ b: simd_float3x2) -> simd_float3x2 { a + b }
public func matrix_subtract(_ a: simd_float3x2, _ b: simd_float3x2) -> simd_float3x2 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float3x2, _ t: Float, _ b: simd_float3x2) -> simd_float3x2 { s * a + t * b }
public func simd_transpose(_ a: simd_float3x2) -> simd_float2x3 { a.transpose }
public func transpose(_ a: simd_float3x2) -> simd_float2x3 { a.transpose }
public func matrix_transpose(_ a: simd_float3x2) -> simd_float2x3 { a.transpose }
public func simd_equal(_ a: simd_float3x2, _ b: simd_float3x2) -> Bool { a == b }
public func matrix_equal(_ a: simd_float3x2, _ b: simd_float3x2) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float3x2, _ b: simd_float3x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float3x2, _ b: simd_float3x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func matrix_almost_equal_elements(_ a: simd_float3x2, _ b: simd_float3x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float3x2, _ b: simd_float3x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func simd_matrix(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>) -> simd_float3x2 { simd_float3x2(c0, c1, c2) }
public func simd_matrix_from_rows(_ r0: SIMD3<Float>, _ r1: SIMD3<Float>) -> simd_float3x2 { simd_float3x2(rows: [r0, r1]) }

// MARK: simd_float3x3

/// 3 columns of 3 elements.
public struct simd_float3x3: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<3 { self[i, i] = scalar } }
    public init(diagonal: SIMD3<Float>) { self.init(); for i in 0..<3 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "simd_float3x3 has 3 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Float>]) {
        precondition(rows.count == 3, "simd_float3x3 has 3 rows, not \(rows.count)")
        columns = (SIMD3<Float>(rows[0][0], rows[1][0], rows[2][0]), SIMD3<Float>(rows[0][1], rows[1][1], rows[2][1]), SIMD3<Float>(rows[0][2], rows[1][2], rows[2][2]))
    }
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }

    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("column \(column) of simd_float3x3, which has 3")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("column \(column) of simd_float3x3, which has 3")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2) }
    public var debugDescription: String { "simd_float3x3([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + "])" }
    public var transpose: simd_float3x3 { simd_float3x3(SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y), SIMD3<Float>(columns.0.z, columns.1.z, columns.2.z)) }
    public var determinant: Float { simd_determinant(self) }
    /// Elements are not finite where the matrix is singular.
    public var inverse: simd_float3x3 { simd_inverse(self) }
}

public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
extension simd_float3x3 {
    public static func + (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 { simd_float3x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2) }
    public static func += (a: inout simd_float3x3, b: simd_float3x3) { a = a + b }
    public static func - (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 { simd_float3x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2) }
    public static func -= (a: inout simd_float3x3, b: simd_float3x3) { a = a - b }
    public static prefix func - (b: simd_float3x3) -> simd_float3x3 { simd_float3x3(-b.columns.0, -b.columns.1, -b.columns.2) }
    public static func * (a: Float, b: simd_float3x3) -> simd_float3x3 { simd_float3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (b: simd_float3x3, a: Float) -> simd_float3x3 { simd_float3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func *= (b: inout simd_float3x3, a: Float) { b = a * b }
    public static func * (a: simd_float3x3, x: SIMD3<Float>) -> SIMD3<Float> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z }
    public static func * (x: SIMD3<Float>, a: simd_float3x3) -> SIMD3<Float> { SIMD3<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum()) }
    public static func * (a: simd_float3x3, b: simd_float2x3) -> simd_float2x3 { simd_float2x3(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 { simd_float3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float3x3, b: simd_float4x3) -> simd_float4x3 { simd_float4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (a: inout simd_float3x3, b: simd_float3x3) { a = a * b }
}
public func simd_mul(_ a: simd_float3x3, _ b: simd_float2x3) -> simd_float2x3 { a * b }
public func matrix_multiply(_ a: simd_float3x3, _ b: simd_float2x3) -> simd_float2x3 { a * b }
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func matrix_multiply(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func simd_mul(_ a: simd_float3x3, _ b: simd_float4x3) -> simd_float4x3 { a * b }
public func matrix_multiply(_ a: simd_float3x3, _ b: simd_float4x3) -> simd_float4x3 { a * b }
public func simd_mul(_ a: simd_float3x3, _ x: SIMD3<Float>) -> SIMD3<Float> { a * x }
public func simd_mul(_ x: SIMD3<Float>, _ a: simd_float3x3) -> SIMD3<Float> { x * a }
public func matrix_multiply(_ a: simd_float3x3, _ x: SIMD3<Float>) -> SIMD3<Float> { a * x }
public func matrix_multiply(_ x: SIMD3<Float>, _ a: simd_float3x3) -> SIMD3<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func simd_add(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a + b }
public func simd_sub(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a - b }
public func matrix_add(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a + b }
public func matrix_subtract(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float3x3, _ t: Float, _ b: simd_float3x3) -> simd_float3x3 { s * a + t * b }
public func simd_transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }
public func transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }
public func matrix_transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }
public func simd_equal(_ a: simd_float3x3, _ b: simd_float3x3) -> Bool { a == b }
public func matrix_equal(_ a: simd_float3x3, _ b: simd_float3x3) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float3x3, _ b: simd_float3x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float3x3, _ b: simd_float3x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func matrix_almost_equal_elements(_ a: simd_float3x3, _ b: simd_float3x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float3x3, _ b: simd_float3x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func simd_matrix(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(c0, c1, c2) }
public func simd_matrix_from_rows(_ r0: SIMD3<Float>, _ r1: SIMD3<Float>, _ r2: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(rows: [r0, r1, r2]) }
public let matrix_identity_float3x3 = simd_float3x3(1)
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
public func matrix_from_diagonal(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
public func simd_trace(_ a: simd_float3x3) -> Float { a.columns.0.x + a.columns.1.y + a.columns.2.z }
public func simd_determinant(_ a: simd_float3x3) -> Float { simd_dot(a.columns.0, simd_cross(a.columns.1, a.columns.2)) }
public func determinant(_ a: simd_float3x3) -> Float { simd_dot(a.columns.0, simd_cross(a.columns.1, a.columns.2)) }
public func matrix_determinant(_ a: simd_float3x3) -> Float { simd_determinant(a) }
public func simd_inverse(_ a: simd_float3x3) -> simd_float3x3 { (1 / simd_determinant(a)) * simd_float3x3(simd_cross(a.columns.1, a.columns.2), simd_cross(a.columns.2, a.columns.0), simd_cross(a.columns.0, a.columns.1)).transpose }
public func inverse(_ a: simd_float3x3) -> simd_float3x3 { (1 / simd_determinant(a)) * simd_float3x3(simd_cross(a.columns.1, a.columns.2), simd_cross(a.columns.2, a.columns.0), simd_cross(a.columns.0, a.columns.1)).transpose }
public func matrix_invert(_ a: simd_float3x3) -> simd_float3x3 { simd_inverse(a) }

// MARK: simd_float3x4

/// 3 columns of 4 elements.
public struct simd_float3x4: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<3 { self[i, i] = scalar } }
    public init(diagonal: SIMD3<Float>) { self.init(); for i in 0..<3 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 3, "simd_float3x4 has 3 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Float>]) {
        precondition(rows.count == 4, "simd_float3x4 has 4 rows, not \(rows.count)")
        columns = (SIMD4<Float>(rows[0][0], rows[1][0], rows[2][0], rows[3][0]), SIMD4<Float>(rows[0][1], rows[1][1], rows[2][1], rows[3][1]), SIMD4<Float>(rows[0][2], rows[1][2], rows[2][2], rows[3][2]))
    }
    public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>) { columns = (c0, c1, c2) }

    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("column \(column) of simd_float3x4, which has 3")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("column \(column) of simd_float3x4, which has 3")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float3x4, b: simd_float3x4) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2) }
    public var debugDescription: String { "simd_float3x4([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + "])" }
    public var transpose: simd_float4x3 { simd_float4x3(SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y), SIMD3<Float>(columns.0.z, columns.1.z, columns.2.z), SIMD3<Float>(columns.0.w, columns.1.w, columns.2.w)) }
}

public typealias float3x4 = simd_float3x4
public typealias matrix_float3x4 = simd_float3x4
extension simd_float3x4 {
    public static func + (a: simd_float3x4, b: simd_float3x4) -> simd_float3x4 { simd_float3x4(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2) }
    public static func += (a: inout simd_float3x4, b: simd_float3x4) { a = a + b }
    public static func - (a: simd_float3x4, b: simd_float3x4) -> simd_float3x4 { simd_float3x4(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2) }
    public static func -= (a: inout simd_float3x4, b: simd_float3x4) { a = a - b }
    public static prefix func - (b: simd_float3x4) -> simd_float3x4 { simd_float3x4(-b.columns.0, -b.columns.1, -b.columns.2) }
    public static func * (a: Float, b: simd_float3x4) -> simd_float3x4 { simd_float3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (b: simd_float3x4, a: Float) -> simd_float3x4 { simd_float3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func *= (b: inout simd_float3x4, a: Float) { b = a * b }
    public static func * (a: simd_float3x4, x: SIMD3<Float>) -> SIMD4<Float> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z }
    public static func * (x: SIMD4<Float>, a: simd_float3x4) -> SIMD3<Float> { SIMD3<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum()) }
    public static func * (a: simd_float3x4, b: simd_float2x3) -> simd_float2x4 { simd_float2x4(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float3x4, b: simd_float3x3) -> simd_float3x4 { simd_float3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float3x4, b: simd_float4x3) -> simd_float4x4 { simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_float3x4, _ b: simd_float2x3) -> simd_float2x4 { a * b }
public func matrix_multiply(_ a: simd_float3x4, _ b: simd_float2x3) -> simd_float2x4 { a * b }
public func simd_mul(_ a: simd_float3x4, _ b: simd_float3x3) -> simd_float3x4 { a * b }
public func matrix_multiply(_ a: simd_float3x4, _ b: simd_float3x3) -> simd_float3x4 { a * b }
public func simd_mul(_ a: simd_float3x4, _ b: simd_float4x3) -> simd_float4x4 { a * b }
public func matrix_multiply(_ a: simd_float3x4, _ b: simd_float4x3) -> simd_float4x4 { a * b }
public func simd_mul(_ a: simd_float3x4, _ x: SIMD3<Float>) -> SIMD4<Float> { a * x }
public func simd_mul(_ x: SIMD4<Float>, _ a: simd_float3x4) -> SIMD3<Float> { x * a }
public func matrix_multiply(_ a: simd_float3x4, _ x: SIMD3<Float>) -> SIMD4<Float> { a * x }
public func matrix_multiply(_ x: SIMD4<Float>, _ a: simd_float3x4) -> SIMD3<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float3x4) -> simd_float3x4 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float3x4) -> simd_float3x4 { a * b }
public func simd_add(_ a: simd_float3x4, _ b: simd_float3x4) -> simd_float3x4 { a + b }
public func simd_sub(_ a: simd_float3x4, _ b: simd_float3x4) -> simd_float3x4 { a - b }
public func matrix_add(_ a: simd_float3x4, _ b: simd_float3x4) -> simd_float3x4 { a + b }
public func matrix_subtract(_ a: simd_float3x4, _ b: simd_float3x4) -> simd_float3x4 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float3x4, _ t: Float, _ b: simd_float3x4) -> simd_float3x4 { s * a + t * b }
public func simd_transpose(_ a: simd_float3x4) -> simd_float4x3 { a.transpose }
public func transpose(_ a: simd_float3x4) -> simd_float4x3 { a.transpose }
public func matrix_transpose(_ a: simd_float3x4) -> simd_float4x3 { a.transpose }
public func simd_equal(_ a: simd_float3x4, _ b: simd_float3x4) -> Bool { a == b }
public func matrix_equal(_ a: simd_float3x4, _ b: simd_float3x4) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float3x4, _ b: simd_float3x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float3x4, _ b: simd_float3x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func matrix_almost_equal_elements(_ a: simd_float3x4, _ b: simd_float3x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float3x4, _ b: simd_float3x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func simd_matrix(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>) -> simd_float3x4 { simd_float3x4(c0, c1, c2) }
public func simd_matrix_from_rows(_ r0: SIMD3<Float>, _ r1: SIMD3<Float>, _ r2: SIMD3<Float>, _ r3: SIMD3<Float>) -> simd_float3x4 { simd_float3x4(rows: [r0, r1, r2, r3]) }

// MARK: simd_float4x2

/// 4 columns of 2 elements.
public struct simd_float4x2: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Float>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 4, "simd_float4x2 has 4 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Float>]) {
        precondition(rows.count == 2, "simd_float4x2 has 2 rows, not \(rows.count)")
        columns = (SIMD2<Float>(rows[0][0], rows[1][0]), SIMD2<Float>(rows[0][1], rows[1][1]), SIMD2<Float>(rows[0][2], rows[1][2]), SIMD2<Float>(rows[0][3], rows[1][3]))
    }
    public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>, _ c3: SIMD2<Float>) { columns = (c0, c1, c2, c3) }

    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("column \(column) of simd_float4x2, which has 4")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("column \(column) of simd_float4x2, which has 4")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float4x2, b: simd_float4x2) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 && a.columns.3 == b.columns.3 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2); hasher.combine(columns.3) }
    public var debugDescription: String { "simd_float4x2([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + ", " + String(reflecting: columns.3) + "])" }
    public var transpose: simd_float2x4 { simd_float2x4(SIMD4<Float>(columns.0.x, columns.1.x, columns.2.x, columns.3.x), SIMD4<Float>(columns.0.y, columns.1.y, columns.2.y, columns.3.y)) }
}

public typealias float4x2 = simd_float4x2
public typealias matrix_float4x2 = simd_float4x2
extension simd_float4x2 {
    public static func + (a: simd_float4x2, b: simd_float4x2) -> simd_float4x2 { simd_float4x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3) }
    public static func += (a: inout simd_float4x2, b: simd_float4x2) { a = a + b }
    public static func - (a: simd_float4x2, b: simd_float4x2) -> simd_float4x2 { simd_float4x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3) }
    public static func -= (a: inout simd_float4x2, b: simd_float4x2) { a = a - b }
    public static prefix func - (b: simd_float4x2) -> simd_float4x2 { simd_float4x2(-b.columns.0, -b.columns.1, -b.columns.2, -b.columns.3) }
    public static func * (a: Float, b: simd_float4x2) -> simd_float4x2 { simd_float4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func * (b: simd_float4x2, a: Float) -> simd_float4x2 { simd_float4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (b: inout simd_float4x2, a: Float) { b = a * b }
    public static func * (a: simd_float4x2, x: SIMD4<Float>) -> SIMD2<Float> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z + a.columns.3 * x.w }
    public static func * (x: SIMD2<Float>, a: simd_float4x2) -> SIMD4<Float> { SIMD4<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum(), (x * a.columns.3).sum()) }
    public static func * (a: simd_float4x2, b: simd_float2x4) -> simd_float2x2 { simd_float2x2(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float4x2, b: simd_float3x4) -> simd_float3x2 { simd_float3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float4x2, b: simd_float4x4) -> simd_float4x2 { simd_float4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_float4x2, _ b: simd_float2x4) -> simd_float2x2 { a * b }
public func matrix_multiply(_ a: simd_float4x2, _ b: simd_float2x4) -> simd_float2x2 { a * b }
public func simd_mul(_ a: simd_float4x2, _ b: simd_float3x4) -> simd_float3x2 { a * b }
public func matrix_multiply(_ a: simd_float4x2, _ b: simd_float3x4) -> simd_float3x2 { a * b }
public func simd_mul(_ a: simd_float4x2, _ b: simd_float4x4) -> simd_float4x2 { a * b }
public func matrix_multiply(_ a: simd_float4x2, _ b: simd_float4x4) -> simd_float4x2 { a * b }
public func simd_mul(_ a: simd_float4x2, _ x: SIMD4<Float>) -> SIMD2<Float> { a * x }
public func simd_mul(_ x: SIMD2<Float>, _ a: simd_float4x2) -> SIMD4<Float> { x * a }
public func matrix_multiply(_ a: simd_float4x2, _ x: SIMD4<Float>) -> SIMD2<Float> { a * x }
public func matrix_multiply(_ x: SIMD2<Float>, _ a: simd_float4x2) -> SIMD4<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float4x2) -> simd_float4x2 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float4x2) -> simd_float4x2 { a * b }
public func simd_add(_ a: simd_float4x2, _ b: simd_float4x2) -> simd_float4x2 { a + b }
public func simd_sub(_ a: simd_float4x2, _ b: simd_float4x2) -> simd_float4x2 { a - b }
public func matrix_add(_ a: simd_float4x2, _ b: simd_float4x2) -> simd_float4x2 { a + b }
public func matrix_subtract(_ a: simd_float4x2, _ b: simd_float4x2) -> simd_float4x2 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float4x2, _ t: Float, _ b: simd_float4x2) -> simd_float4x2 { s * a + t * b }
public func simd_transpose(_ a: simd_float4x2) -> simd_float2x4 { a.transpose }
public func transpose(_ a: simd_float4x2) -> simd_float2x4 { a.transpose }
public func matrix_transpose(_ a: simd_float4x2) -> simd_float2x4 { a.transpose }
public func simd_equal(_ a: simd_float4x2, _ b: simd_float4x2) -> Bool { a == b }
public func matrix_equal(_ a: simd_float4x2, _ b: simd_float4x2) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float4x2, _ b: simd_float4x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float4x2, _ b: simd_float4x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func matrix_almost_equal_elements(_ a: simd_float4x2, _ b: simd_float4x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float4x2, _ b: simd_float4x2, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func simd_matrix(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>, _ c3: SIMD2<Float>) -> simd_float4x2 { simd_float4x2(c0, c1, c2, c3) }
public func simd_matrix_from_rows(_ r0: SIMD4<Float>, _ r1: SIMD4<Float>) -> simd_float4x2 { simd_float4x2(rows: [r0, r1]) }

// MARK: simd_float4x3

/// 4 columns of 3 elements.
public struct simd_float4x3: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<3 { self[i, i] = scalar } }
    public init(diagonal: SIMD3<Float>) { self.init(); for i in 0..<3 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 4, "simd_float4x3 has 4 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Float>]) {
        precondition(rows.count == 3, "simd_float4x3 has 3 rows, not \(rows.count)")
        columns = (SIMD3<Float>(rows[0][0], rows[1][0], rows[2][0]), SIMD3<Float>(rows[0][1], rows[1][1], rows[2][1]), SIMD3<Float>(rows[0][2], rows[1][2], rows[2][2]), SIMD3<Float>(rows[0][3], rows[1][3], rows[2][3]))
    }
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>, _ c3: SIMD3<Float>) { columns = (c0, c1, c2, c3) }

    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("column \(column) of simd_float4x3, which has 4")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("column \(column) of simd_float4x3, which has 4")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float4x3, b: simd_float4x3) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 && a.columns.3 == b.columns.3 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2); hasher.combine(columns.3) }
    public var debugDescription: String { "simd_float4x3([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + ", " + String(reflecting: columns.3) + "])" }
    public var transpose: simd_float3x4 { simd_float3x4(SIMD4<Float>(columns.0.x, columns.1.x, columns.2.x, columns.3.x), SIMD4<Float>(columns.0.y, columns.1.y, columns.2.y, columns.3.y), SIMD4<Float>(columns.0.z, columns.1.z, columns.2.z, columns.3.z)) }
}

public typealias float4x3 = simd_float4x3
public typealias matrix_float4x3 = simd_float4x3
extension simd_float4x3 {
    public static func + (a: simd_float4x3, b: simd_float4x3) -> simd_float4x3 { simd_float4x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3) }
    public static func += (a: inout simd_float4x3, b: simd_float4x3) { a = a + b }
    public static func - (a: simd_float4x3, b: simd_float4x3) -> simd_float4x3 { simd_float4x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3) }
    public static func -= (a: inout simd_float4x3, b: simd_float4x3) { a = a - b }
    public static prefix func - (b: simd_float4x3) -> simd_float4x3 { simd_float4x3(-b.columns.0, -b.columns.1, -b.columns.2, -b.columns.3) }
    public static func * (a: Float, b: simd_float4x3) -> simd_float4x3 { simd_float4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func * (b: simd_float4x3, a: Float) -> simd_float4x3 { simd_float4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (b: inout simd_float4x3, a: Float) { b = a * b }
    public static func * (a: simd_float4x3, x: SIMD4<Float>) -> SIMD3<Float> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z + a.columns.3 * x.w }
    public static func * (x: SIMD3<Float>, a: simd_float4x3) -> SIMD4<Float> { SIMD4<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum(), (x * a.columns.3).sum()) }
    public static func * (a: simd_float4x3, b: simd_float2x4) -> simd_float2x3 { simd_float2x3(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float4x3, b: simd_float3x4) -> simd_float3x3 { simd_float3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float4x3, b: simd_float4x4) -> simd_float4x3 { simd_float4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_float4x3, _ b: simd_float2x4) -> simd_float2x3 { a * b }
public func matrix_multiply(_ a: simd_float4x3, _ b: simd_float2x4) -> simd_float2x3 { a * b }
public func simd_mul(_ a: simd_float4x3, _ b: simd_float3x4) -> simd_float3x3 { a * b }
public func matrix_multiply(_ a: simd_float4x3, _ b: simd_float3x4) -> simd_float3x3 { a * b }
public func simd_mul(_ a: simd_float4x3, _ b: simd_float4x4) -> simd_float4x3 { a * b }
public func matrix_multiply(_ a: simd_float4x3, _ b: simd_float4x4) -> simd_float4x3 { a * b }
public func simd_mul(_ a: simd_float4x3, _ x: SIMD4<Float>) -> SIMD3<Float> { a * x }
public func simd_mul(_ x: SIMD3<Float>, _ a: simd_float4x3) -> SIMD4<Float> { x * a }
public func matrix_multiply(_ a: simd_float4x3, _ x: SIMD4<Float>) -> SIMD3<Float> { a * x }
public func matrix_multiply(_ x: SIMD3<Float>, _ a: simd_float4x3) -> SIMD4<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float4x3) -> simd_float4x3 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float4x3) -> simd_float4x3 { a * b }
public func simd_add(_ a: simd_float4x3, _ b: simd_float4x3) -> simd_float4x3 { a + b }
public func simd_sub(_ a: simd_float4x3, _ b: simd_float4x3) -> simd_float4x3 { a - b }
public func matrix_add(_ a: simd_float4x3, _ b: simd_float4x3) -> simd_float4x3 { a + b }
public func matrix_subtract(_ a: simd_float4x3, _ b: simd_float4x3) -> simd_float4x3 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float4x3, _ t: Float, _ b: simd_float4x3) -> simd_float4x3 { s * a + t * b }
public func simd_transpose(_ a: simd_float4x3) -> simd_float3x4 { a.transpose }
public func transpose(_ a: simd_float4x3) -> simd_float3x4 { a.transpose }
public func matrix_transpose(_ a: simd_float4x3) -> simd_float3x4 { a.transpose }
public func simd_equal(_ a: simd_float4x3, _ b: simd_float4x3) -> Bool { a == b }
public func matrix_equal(_ a: simd_float4x3, _ b: simd_float4x3) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float4x3, _ b: simd_float4x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float4x3, _ b: simd_float4x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func matrix_almost_equal_elements(_ a: simd_float4x3, _ b: simd_float4x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float4x3, _ b: simd_float4x3, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func simd_matrix(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>, _ c3: SIMD3<Float>) -> simd_float4x3 { simd_float4x3(c0, c1, c2, c3) }
public func simd_matrix_from_rows(_ r0: SIMD4<Float>, _ r1: SIMD4<Float>, _ r2: SIMD4<Float>) -> simd_float4x3 { simd_float4x3(rows: [r0, r1, r2]) }

// MARK: simd_float4x4

/// 4 columns of 4 elements.
public struct simd_float4x4: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(); for i in 0..<4 { self[i, i] = scalar } }
    public init(diagonal: SIMD4<Float>) { self.init(); for i in 0..<4 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 4, "simd_float4x4 has 4 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Float>]) {
        precondition(rows.count == 4, "simd_float4x4 has 4 rows, not \(rows.count)")
        columns = (SIMD4<Float>(rows[0][0], rows[1][0], rows[2][0], rows[3][0]), SIMD4<Float>(rows[0][1], rows[1][1], rows[2][1], rows[3][1]), SIMD4<Float>(rows[0][2], rows[1][2], rows[2][2], rows[3][2]), SIMD4<Float>(rows[0][3], rows[1][3], rows[2][3], rows[3][3]))
    }
    public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) { columns = (c0, c1, c2, c3) }

    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("column \(column) of simd_float4x4, which has 4")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("column \(column) of simd_float4x4, which has 4")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 && a.columns.3 == b.columns.3 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2); hasher.combine(columns.3) }
    public var debugDescription: String { "simd_float4x4([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + ", " + String(reflecting: columns.3) + "])" }
    public var transpose: simd_float4x4 { simd_float4x4(SIMD4<Float>(columns.0.x, columns.1.x, columns.2.x, columns.3.x), SIMD4<Float>(columns.0.y, columns.1.y, columns.2.y, columns.3.y), SIMD4<Float>(columns.0.z, columns.1.z, columns.2.z, columns.3.z), SIMD4<Float>(columns.0.w, columns.1.w, columns.2.w, columns.3.w)) }
    public var determinant: Float { simd_determinant(self) }
    /// Elements are not finite where the matrix is singular.
    public var inverse: simd_float4x4 { simd_inverse(self) }
}

public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
extension simd_float4x4 {
    public static func + (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 { simd_float4x4(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3) }
    public static func += (a: inout simd_float4x4, b: simd_float4x4) { a = a + b }
    public static func - (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 { simd_float4x4(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3) }
    public static func -= (a: inout simd_float4x4, b: simd_float4x4) { a = a - b }
    public static prefix func - (b: simd_float4x4) -> simd_float4x4 { simd_float4x4(-b.columns.0, -b.columns.1, -b.columns.2, -b.columns.3) }
    public static func * (a: Float, b: simd_float4x4) -> simd_float4x4 { simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func * (b: simd_float4x4, a: Float) -> simd_float4x4 { simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (b: inout simd_float4x4, a: Float) { b = a * b }
    public static func * (a: simd_float4x4, x: SIMD4<Float>) -> SIMD4<Float> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z + a.columns.3 * x.w }
    public static func * (x: SIMD4<Float>, a: simd_float4x4) -> SIMD4<Float> { SIMD4<Float>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum(), (x * a.columns.3).sum()) }
    public static func * (a: simd_float4x4, b: simd_float2x4) -> simd_float2x4 { simd_float2x4(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_float4x4, b: simd_float3x4) -> simd_float3x4 { simd_float3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 { simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (a: inout simd_float4x4, b: simd_float4x4) { a = a * b }
}
public func simd_mul(_ a: simd_float4x4, _ b: simd_float2x4) -> simd_float2x4 { a * b }
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float2x4) -> simd_float2x4 { a * b }
public func simd_mul(_ a: simd_float4x4, _ b: simd_float3x4) -> simd_float3x4 { a * b }
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float3x4) -> simd_float3x4 { a * b }
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func simd_mul(_ a: simd_float4x4, _ x: SIMD4<Float>) -> SIMD4<Float> { a * x }
public func simd_mul(_ x: SIMD4<Float>, _ a: simd_float4x4) -> SIMD4<Float> { x * a }
public func matrix_multiply(_ a: simd_float4x4, _ x: SIMD4<Float>) -> SIMD4<Float> { a * x }
public func matrix_multiply(_ x: SIMD4<Float>, _ a: simd_float4x4) -> SIMD4<Float> { x * a }
public func simd_mul(_ a: Float, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func matrix_scale(_ a: Float, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func simd_add(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a + b }
public func simd_sub(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a - b }
public func matrix_add(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a + b }
public func matrix_subtract(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a - b }
public func simd_linear_combination(_ s: Float, _ a: simd_float4x4, _ t: Float, _ b: simd_float4x4) -> simd_float4x4 { s * a + t * b }
public func simd_transpose(_ a: simd_float4x4) -> simd_float4x4 { a.transpose }
public func transpose(_ a: simd_float4x4) -> simd_float4x4 { a.transpose }
public func matrix_transpose(_ a: simd_float4x4) -> simd_float4x4 { a.transpose }
public func simd_equal(_ a: simd_float4x4, _ b: simd_float4x4) -> Bool { a == b }
public func matrix_equal(_ a: simd_float4x4, _ b: simd_float4x4) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_float4x4, _ b: simd_float4x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_float4x4, _ b: simd_float4x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func matrix_almost_equal_elements(_ a: simd_float4x4, _ b: simd_float4x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_float4x4, _ b: simd_float4x4, _ tolerance: Float) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func simd_matrix(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(c0, c1, c2, c3) }
public func simd_matrix_from_rows(_ r0: SIMD4<Float>, _ r1: SIMD4<Float>, _ r2: SIMD4<Float>, _ r3: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(rows: [r0, r1, r2, r3]) }
private func laplaceDeterminant(_ a: simd_float4x4) -> Float {
    let s0 = a.columns.0.x * a.columns.1.y - a.columns.0.y * a.columns.1.x
    let c0 = a.columns.0.z * a.columns.1.w - a.columns.0.w * a.columns.1.z
    let s1 = a.columns.0.x * a.columns.2.y - a.columns.0.y * a.columns.2.x
    let c1 = a.columns.0.z * a.columns.2.w - a.columns.0.w * a.columns.2.z
    let s2 = a.columns.0.x * a.columns.3.y - a.columns.0.y * a.columns.3.x
    let c2 = a.columns.0.z * a.columns.3.w - a.columns.0.w * a.columns.3.z
    let s3 = a.columns.1.x * a.columns.2.y - a.columns.1.y * a.columns.2.x
    let c3 = a.columns.1.z * a.columns.2.w - a.columns.1.w * a.columns.2.z
    let s4 = a.columns.1.x * a.columns.3.y - a.columns.1.y * a.columns.3.x
    let c4 = a.columns.1.z * a.columns.3.w - a.columns.1.w * a.columns.3.z
    let s5 = a.columns.2.x * a.columns.3.y - a.columns.2.y * a.columns.3.x
    let c5 = a.columns.2.z * a.columns.3.w - a.columns.2.w * a.columns.3.z
    let sum: Float = s0 * c5 - s1 * c4 + s2 * c3
    let d: Float = sum + s3 * c2 - s4 * c1 + s5 * c0
    return d
}
private func laplaceInverse(_ a: simd_float4x4) -> simd_float4x4 {
    let s0 = a.columns.0.x * a.columns.1.y - a.columns.0.y * a.columns.1.x
    let c0 = a.columns.0.z * a.columns.1.w - a.columns.0.w * a.columns.1.z
    let s1 = a.columns.0.x * a.columns.2.y - a.columns.0.y * a.columns.2.x
    let c1 = a.columns.0.z * a.columns.2.w - a.columns.0.w * a.columns.2.z
    let s2 = a.columns.0.x * a.columns.3.y - a.columns.0.y * a.columns.3.x
    let c2 = a.columns.0.z * a.columns.3.w - a.columns.0.w * a.columns.3.z
    let s3 = a.columns.1.x * a.columns.2.y - a.columns.1.y * a.columns.2.x
    let c3 = a.columns.1.z * a.columns.2.w - a.columns.1.w * a.columns.2.z
    let s4 = a.columns.1.x * a.columns.3.y - a.columns.1.y * a.columns.3.x
    let c4 = a.columns.1.z * a.columns.3.w - a.columns.1.w * a.columns.3.z
    let s5 = a.columns.2.x * a.columns.3.y - a.columns.2.y * a.columns.3.x
    let c5 = a.columns.2.z * a.columns.3.w - a.columns.2.w * a.columns.3.z
    let sum: Float = s0 * c5 - s1 * c4 + s2 * c3
    let d: Float = sum + s3 * c2 - s4 * c1 + s5 * c0
    let b00: Float = a.columns.1.y * c5 - a.columns.2.y * c4 + a.columns.3.y * c3
    let b01: Float = a.columns.2.x * c4 - a.columns.1.x * c5 - a.columns.3.x * c3
    let b02: Float = a.columns.1.w * s5 - a.columns.2.w * s4 + a.columns.3.w * s3
    let b03: Float = a.columns.2.z * s4 - a.columns.1.z * s5 - a.columns.3.z * s3
    let b10: Float = a.columns.2.y * c2 - a.columns.0.y * c5 - a.columns.3.y * c1
    let b11: Float = a.columns.0.x * c5 - a.columns.2.x * c2 + a.columns.3.x * c1
    let b12: Float = a.columns.2.w * s2 - a.columns.0.w * s5 - a.columns.3.w * s1
    let b13: Float = a.columns.0.z * s5 - a.columns.2.z * s2 + a.columns.3.z * s1
    let b20: Float = a.columns.0.y * c4 - a.columns.1.y * c2 + a.columns.3.y * c0
    let b21: Float = a.columns.1.x * c2 - a.columns.0.x * c4 - a.columns.3.x * c0
    let b22: Float = a.columns.0.w * s4 - a.columns.1.w * s2 + a.columns.3.w * s0
    let b23: Float = a.columns.1.z * s2 - a.columns.0.z * s4 - a.columns.3.z * s0
    let b30: Float = a.columns.1.y * c1 - a.columns.0.y * c3 - a.columns.2.y * c0
    let b31: Float = a.columns.0.x * c3 - a.columns.1.x * c1 + a.columns.2.x * c0
    let b32: Float = a.columns.1.w * s1 - a.columns.0.w * s3 - a.columns.2.w * s0
    let b33: Float = a.columns.0.z * s3 - a.columns.1.z * s1 + a.columns.2.z * s0
    return (1 / d) * simd_float4x4(SIMD4(b00, b10, b20, b30), SIMD4(b01, b11, b21, b31), SIMD4(b02, b12, b22, b32), SIMD4(b03, b13, b23, b33))
}
public let matrix_identity_float4x4 = simd_float4x4(1)
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
public func matrix_from_diagonal(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
public func simd_trace(_ a: simd_float4x4) -> Float { a.columns.0.x + a.columns.1.y + a.columns.2.z + a.columns.3.w }
public func simd_determinant(_ a: simd_float4x4) -> Float { laplaceDeterminant(a) }
public func determinant(_ a: simd_float4x4) -> Float { laplaceDeterminant(a) }
public func matrix_determinant(_ a: simd_float4x4) -> Float { simd_determinant(a) }
public func simd_inverse(_ a: simd_float4x4) -> simd_float4x4 { laplaceInverse(a) }
public func inverse(_ a: simd_float4x4) -> simd_float4x4 { laplaceInverse(a) }
public func matrix_invert(_ a: simd_float4x4) -> simd_float4x4 { simd_inverse(a) }

// MARK: simd_double2x2

/// 2 columns of 2 elements.
public struct simd_double2x2: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Double>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "simd_double2x2 has 2 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Double>]) {
        precondition(rows.count == 2, "simd_double2x2 has 2 rows, not \(rows.count)")
        columns = (SIMD2<Double>(rows[0][0], rows[1][0]), SIMD2<Double>(rows[0][1], rows[1][1]))
    }
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }

    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("column \(column) of simd_double2x2, which has 2")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("column \(column) of simd_double2x2, which has 2")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double2x2, b: simd_double2x2) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1) }
    public var debugDescription: String { "simd_double2x2([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + "])" }
    public var transpose: simd_double2x2 { simd_double2x2(SIMD2<Double>(columns.0.x, columns.1.x), SIMD2<Double>(columns.0.y, columns.1.y)) }
    public var determinant: Double { simd_determinant(self) }
    /// Elements are not finite where the matrix is singular.
    public var inverse: simd_double2x2 { simd_inverse(self) }
}

public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
extension simd_double2x2 {
    public static func + (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 { simd_double2x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    public static func += (a: inout simd_double2x2, b: simd_double2x2) { a = a + b }
    public static func - (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 { simd_double2x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    public static func -= (a: inout simd_double2x2, b: simd_double2x2) { a = a - b }
    public static prefix func - (b: simd_double2x2) -> simd_double2x2 { simd_double2x2(-b.columns.0, -b.columns.1) }
    public static func * (a: Double, b: simd_double2x2) -> simd_double2x2 { simd_double2x2(a * b.columns.0, a * b.columns.1) }
    public static func * (b: simd_double2x2, a: Double) -> simd_double2x2 { simd_double2x2(a * b.columns.0, a * b.columns.1) }
    public static func *= (b: inout simd_double2x2, a: Double) { b = a * b }
    public static func * (a: simd_double2x2, x: SIMD2<Double>) -> SIMD2<Double> { a.columns.0 * x.x + a.columns.1 * x.y }
    public static func * (x: SIMD2<Double>, a: simd_double2x2) -> SIMD2<Double> { SIMD2<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum()) }
    public static func * (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 { simd_double2x2(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double2x2, b: simd_double3x2) -> simd_double3x2 { simd_double3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double2x2, b: simd_double4x2) -> simd_double4x2 { simd_double4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (a: inout simd_double2x2, b: simd_double2x2) { a = a * b }
}
public func simd_mul(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func matrix_multiply(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func simd_mul(_ a: simd_double2x2, _ b: simd_double3x2) -> simd_double3x2 { a * b }
public func matrix_multiply(_ a: simd_double2x2, _ b: simd_double3x2) -> simd_double3x2 { a * b }
public func simd_mul(_ a: simd_double2x2, _ b: simd_double4x2) -> simd_double4x2 { a * b }
public func matrix_multiply(_ a: simd_double2x2, _ b: simd_double4x2) -> simd_double4x2 { a * b }
public func simd_mul(_ a: simd_double2x2, _ x: SIMD2<Double>) -> SIMD2<Double> { a * x }
public func simd_mul(_ x: SIMD2<Double>, _ a: simd_double2x2) -> SIMD2<Double> { x * a }
public func matrix_multiply(_ a: simd_double2x2, _ x: SIMD2<Double>) -> SIMD2<Double> { a * x }
public func matrix_multiply(_ x: SIMD2<Double>, _ a: simd_double2x2) -> SIMD2<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func simd_add(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a + b }
public func simd_sub(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a - b }
public func matrix_add(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a + b }
public func matrix_subtract(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double2x2, _ t: Double, _ b: simd_double2x2) -> simd_double2x2 { s * a + t * b }
public func simd_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
public func transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
public func matrix_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
public func simd_equal(_ a: simd_double2x2, _ b: simd_double2x2) -> Bool { a == b }
public func matrix_equal(_ a: simd_double2x2, _ b: simd_double2x2) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double2x2, _ b: simd_double2x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double2x2, _ b: simd_double2x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func matrix_almost_equal_elements(_ a: simd_double2x2, _ b: simd_double2x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double2x2, _ b: simd_double2x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func simd_matrix(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(c0, c1) }
public func simd_matrix_from_rows(_ r0: SIMD2<Double>, _ r1: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(rows: [r0, r1]) }
public let matrix_identity_double2x2 = simd_double2x2(1)
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: x) }
public func matrix_from_diagonal(_ x: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: x) }
public func simd_trace(_ a: simd_double2x2) -> Double { a.columns.0.x + a.columns.1.y }
public func simd_determinant(_ a: simd_double2x2) -> Double { a.columns.0.x * a.columns.1.y - a.columns.0.y * a.columns.1.x }
public func determinant(_ a: simd_double2x2) -> Double { a.columns.0.x * a.columns.1.y - a.columns.0.y * a.columns.1.x }
public func matrix_determinant(_ a: simd_double2x2) -> Double { simd_determinant(a) }
public func simd_inverse(_ a: simd_double2x2) -> simd_double2x2 { (1 / simd_determinant(a)) * simd_double2x2(SIMD2<Double>(a.columns.1.y, -a.columns.0.y), SIMD2<Double>(-a.columns.1.x, a.columns.0.x)) }
public func inverse(_ a: simd_double2x2) -> simd_double2x2 { (1 / simd_determinant(a)) * simd_double2x2(SIMD2<Double>(a.columns.1.y, -a.columns.0.y), SIMD2<Double>(-a.columns.1.x, a.columns.0.x)) }
public func matrix_invert(_ a: simd_double2x2) -> simd_double2x2 { simd_inverse(a) }

// MARK: simd_double2x3

/// 2 columns of 3 elements.
public struct simd_double2x3: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Double>, SIMD3<Double>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Double>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD3<Double>]) {
        precondition(columns.count == 2, "simd_double2x3 has 2 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Double>]) {
        precondition(rows.count == 3, "simd_double2x3 has 3 rows, not \(rows.count)")
        columns = (SIMD3<Double>(rows[0][0], rows[1][0], rows[2][0]), SIMD3<Double>(rows[0][1], rows[1][1], rows[2][1]))
    }
    public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>) { columns = (c0, c1) }

    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("column \(column) of simd_double2x3, which has 2")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("column \(column) of simd_double2x3, which has 2")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double2x3, b: simd_double2x3) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1) }
    public var debugDescription: String { "simd_double2x3([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + "])" }
    public var transpose: simd_double3x2 { simd_double3x2(SIMD2<Double>(columns.0.x, columns.1.x), SIMD2<Double>(columns.0.y, columns.1.y), SIMD2<Double>(columns.0.z, columns.1.z)) }
}

public typealias double2x3 = simd_double2x3
public typealias matrix_double2x3 = simd_double2x3
extension simd_double2x3 {
    public static func + (a: simd_double2x3, b: simd_double2x3) -> simd_double2x3 { simd_double2x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    public static func += (a: inout simd_double2x3, b: simd_double2x3) { a = a + b }
    public static func - (a: simd_double2x3, b: simd_double2x3) -> simd_double2x3 { simd_double2x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    public static func -= (a: inout simd_double2x3, b: simd_double2x3) { a = a - b }
    public static prefix func - (b: simd_double2x3) -> simd_double2x3 { simd_double2x3(-b.columns.0, -b.columns.1) }
    public static func * (a: Double, b: simd_double2x3) -> simd_double2x3 { simd_double2x3(a * b.columns.0, a * b.columns.1) }
    public static func * (b: simd_double2x3, a: Double) -> simd_double2x3 { simd_double2x3(a * b.columns.0, a * b.columns.1) }
    public static func *= (b: inout simd_double2x3, a: Double) { b = a * b }
    public static func * (a: simd_double2x3, x: SIMD2<Double>) -> SIMD3<Double> { a.columns.0 * x.x + a.columns.1 * x.y }
    public static func * (x: SIMD3<Double>, a: simd_double2x3) -> SIMD2<Double> { SIMD2<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum()) }
    public static func * (a: simd_double2x3, b: simd_double2x2) -> simd_double2x3 { simd_double2x3(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double2x3, b: simd_double3x2) -> simd_double3x3 { simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double2x3, b: simd_double4x2) -> simd_double4x3 { simd_double4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_double2x3, _ b: simd_double2x2) -> simd_double2x3 { a * b }
public func matrix_multiply(_ a: simd_double2x3, _ b: simd_double2x2) -> simd_double2x3 { a * b }
public func simd_mul(_ a: simd_double2x3, _ b: simd_double3x2) -> simd_double3x3 { a * b }
public func matrix_multiply(_ a: simd_double2x3, _ b: simd_double3x2) -> simd_double3x3 { a * b }
public func simd_mul(_ a: simd_double2x3, _ b: simd_double4x2) -> simd_double4x3 { a * b }
public func matrix_multiply(_ a: simd_double2x3, _ b: simd_double4x2) -> simd_double4x3 { a * b }
public func simd_mul(_ a: simd_double2x3, _ x: SIMD2<Double>) -> SIMD3<Double> { a * x }
public func simd_mul(_ x: SIMD3<Double>, _ a: simd_double2x3) -> SIMD2<Double> { x * a }
public func matrix_multiply(_ a: simd_double2x3, _ x: SIMD2<Double>) -> SIMD3<Double> { a * x }
public func matrix_multiply(_ x: SIMD3<Double>, _ a: simd_double2x3) -> SIMD2<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double2x3) -> simd_double2x3 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double2x3) -> simd_double2x3 { a * b }
public func simd_add(_ a: simd_double2x3, _ b: simd_double2x3) -> simd_double2x3 { a + b }
public func simd_sub(_ a: simd_double2x3, _ b: simd_double2x3) -> simd_double2x3 { a - b }
public func matrix_add(_ a: simd_double2x3, _ b: simd_double2x3) -> simd_double2x3 { a + b }
public func matrix_subtract(_ a: simd_double2x3, _ b: simd_double2x3) -> simd_double2x3 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double2x3, _ t: Double, _ b: simd_double2x3) -> simd_double2x3 { s * a + t * b }
public func simd_transpose(_ a: simd_double2x3) -> simd_double3x2 { a.transpose }
public func transpose(_ a: simd_double2x3) -> simd_double3x2 { a.transpose }
public func matrix_transpose(_ a: simd_double2x3) -> simd_double3x2 { a.transpose }
public func simd_equal(_ a: simd_double2x3, _ b: simd_double2x3) -> Bool { a == b }
public func matrix_equal(_ a: simd_double2x3, _ b: simd_double2x3) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double2x3, _ b: simd_double2x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double2x3, _ b: simd_double2x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func matrix_almost_equal_elements(_ a: simd_double2x3, _ b: simd_double2x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double2x3, _ b: simd_double2x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func simd_matrix(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>) -> simd_double2x3 { simd_double2x3(c0, c1) }
public func simd_matrix_from_rows(_ r0: SIMD2<Double>, _ r1: SIMD2<Double>, _ r2: SIMD2<Double>) -> simd_double2x3 { simd_double2x3(rows: [r0, r1, r2]) }

// MARK: simd_double2x4

/// 2 columns of 4 elements.
public struct simd_double2x4: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Double>, SIMD4<Double>)

    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Double>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 2, "simd_double2x4 has 2 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Double>]) {
        precondition(rows.count == 4, "simd_double2x4 has 4 rows, not \(rows.count)")
        columns = (SIMD4<Double>(rows[0][0], rows[1][0], rows[2][0], rows[3][0]), SIMD4<Double>(rows[0][1], rows[1][1], rows[2][1], rows[3][1]))
    }
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>) { columns = (c0, c1) }

    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("column \(column) of simd_double2x4, which has 2")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("column \(column) of simd_double2x4, which has 2")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double2x4, b: simd_double2x4) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1) }
    public var debugDescription: String { "simd_double2x4([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + "])" }
    public var transpose: simd_double4x2 { simd_double4x2(SIMD2<Double>(columns.0.x, columns.1.x), SIMD2<Double>(columns.0.y, columns.1.y), SIMD2<Double>(columns.0.z, columns.1.z), SIMD2<Double>(columns.0.w, columns.1.w)) }
}

public typealias double2x4 = simd_double2x4
public typealias matrix_double2x4 = simd_double2x4
extension simd_double2x4 {
    public static func + (a: simd_double2x4, b: simd_double2x4) -> simd_double2x4 { simd_double2x4(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    public static func += (a: inout simd_double2x4, b: simd_double2x4) { a = a + b }
    public static func - (a: simd_double2x4, b: simd_double2x4) -> simd_double2x4 { simd_double2x4(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    public static func -= (a: inout simd_double2x4, b: simd_double2x4) { a = a - b }
    public static prefix func - (b: simd_double2x4) -> simd_double2x4 { simd_double2x4(-b.columns.0, -b.columns.1) }
    public static func * (a: Double, b: simd_double2x4) -> simd_double2x4 { simd_double2x4(a * b.columns.0, a * b.columns.1) }
    public static func * (b: simd_double2x4, a: Double) -> simd_double2x4 { simd_double2x4(a * b.columns.0, a * b.columns.1) }
    public static func *= (b: inout simd_double2x4, a: Double) { b = a * b }
    public static func * (a: simd_double2x4, x: SIMD2<Double>) -> SIMD4<Double> { a.columns.0 * x.x + a.columns.1 * x.y }
    public static func * (x: SIMD4<Double>, a: simd_double2x4) -> SIMD2<Double> { SIMD2<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum()) }
    public static func * (a: simd_double2x4, b: simd_double2x2) -> simd_double2x4 { simd_double2x4(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double2x4, b: simd_double3x2) -> simd_double3x4 { simd_double3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double2x4, b: simd_double4x2) -> simd_double4x4 { simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_double2x4, _ b: simd_double2x2) -> simd_double2x4 { a * b }
public func matrix_multiply(_ a: simd_double2x4, _ b: simd_double2x2) -> simd_double2x4 { a * b }
public func simd_mul(_ a: simd_double2x4, _ b: simd_double3x2) -> simd_double3x4 { a * b }
public func matrix_multiply(_ a: simd_double2x4, _ b: simd_double3x2) -> simd_double3x4 { a * b }
public func simd_mul(_ a: simd_double2x4, _ b: simd_double4x2) -> simd_double4x4 { a * b }
public func matrix_multiply(_ a: simd_double2x4, _ b: simd_double4x2) -> simd_double4x4 { a * b }
public func simd_mul(_ a: simd_double2x4, _ x: SIMD2<Double>) -> SIMD4<Double> { a * x }
public func simd_mul(_ x: SIMD4<Double>, _ a: simd_double2x4) -> SIMD2<Double> { x * a }
public func matrix_multiply(_ a: simd_double2x4, _ x: SIMD2<Double>) -> SIMD4<Double> { a * x }
public func matrix_multiply(_ x: SIMD4<Double>, _ a: simd_double2x4) -> SIMD2<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double2x4) -> simd_double2x4 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double2x4) -> simd_double2x4 { a * b }
public func simd_add(_ a: simd_double2x4, _ b: simd_double2x4) -> simd_double2x4 { a + b }
public func simd_sub(_ a: simd_double2x4, _ b: simd_double2x4) -> simd_double2x4 { a - b }
public func matrix_add(_ a: simd_double2x4, _ b: simd_double2x4) -> simd_double2x4 { a + b }
public func matrix_subtract(_ a: simd_double2x4, _ b: simd_double2x4) -> simd_double2x4 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double2x4, _ t: Double, _ b: simd_double2x4) -> simd_double2x4 { s * a + t * b }
public func simd_transpose(_ a: simd_double2x4) -> simd_double4x2 { a.transpose }
public func transpose(_ a: simd_double2x4) -> simd_double4x2 { a.transpose }
public func matrix_transpose(_ a: simd_double2x4) -> simd_double4x2 { a.transpose }
public func simd_equal(_ a: simd_double2x4, _ b: simd_double2x4) -> Bool { a == b }
public func matrix_equal(_ a: simd_double2x4, _ b: simd_double2x4) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double2x4, _ b: simd_double2x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double2x4, _ b: simd_double2x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func matrix_almost_equal_elements(_ a: simd_double2x4, _ b: simd_double2x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double2x4, _ b: simd_double2x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) }
public func simd_matrix(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>) -> simd_double2x4 { simd_double2x4(c0, c1) }
public func simd_matrix_from_rows(_ r0: SIMD2<Double>, _ r1: SIMD2<Double>, _ r2: SIMD2<Double>, _ r3: SIMD2<Double>) -> simd_double2x4 { simd_double2x4(rows: [r0, r1, r2, r3]) }

// MARK: simd_double3x2

/// 3 columns of 2 elements.
public struct simd_double3x2: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Double>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 3, "simd_double3x2 has 3 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Double>]) {
        precondition(rows.count == 2, "simd_double3x2 has 2 rows, not \(rows.count)")
        columns = (SIMD2<Double>(rows[0][0], rows[1][0]), SIMD2<Double>(rows[0][1], rows[1][1]), SIMD2<Double>(rows[0][2], rows[1][2]))
    }
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>) { columns = (c0, c1, c2) }

    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("column \(column) of simd_double3x2, which has 3")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("column \(column) of simd_double3x2, which has 3")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double3x2, b: simd_double3x2) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2) }
    public var debugDescription: String { "simd_double3x2([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + "])" }
    public var transpose: simd_double2x3 { simd_double2x3(SIMD3<Double>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Double>(columns.0.y, columns.1.y, columns.2.y)) }
}

public typealias double3x2 = simd_double3x2
public typealias matrix_double3x2 = simd_double3x2
extension simd_double3x2 {
    public static func + (a: simd_double3x2, b: simd_double3x2) -> simd_double3x2 { simd_double3x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2) }
    public static func += (a: inout simd_double3x2, b: simd_double3x2) { a = a + b }
    public static func - (a: simd_double3x2, b: simd_double3x2) -> simd_double3x2 { simd_double3x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2) }
    public static func -= (a: inout simd_double3x2, b: simd_double3x2) { a = a - b }
    public static prefix func - (b: simd_double3x2) -> simd_double3x2 { simd_double3x2(-b.columns.0, -b.columns.1, -b.columns.2) }
    public static func * (a: Double, b: simd_double3x2) -> simd_double3x2 { simd_double3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (b: simd_double3x2, a: Double) -> simd_double3x2 { simd_double3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func *= (b: inout simd_double3x2, a: Double) { b = a * b }
    public static func * (a: simd_double3x2, x: SIMD3<Double>) -> SIMD2<Double> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z }
    public static func * (x: SIMD2<Double>, a: simd_double3x2) -> SIMD3<Double> { SIMD3<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum()) }
    public static func * (a: simd_double3x2, b: simd_double2x3) -> simd_double2x2 { simd_double2x2(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double3x2, b: simd_double3x3) -> simd_double3x2 { simd_double3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double3x2, b: simd_double4x3) -> simd_double4x2 { simd_double4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_double3x2, _ b: simd_double2x3) -> simd_double2x2 { a * b }
public func matrix_multiply(_ a: simd_double3x2, _ b: simd_double2x3) -> simd_double2x2 { a * b }
public func simd_mul(_ a: simd_double3x2, _ b: simd_double3x3) -> simd_double3x2 { a * b }
public func matrix_multiply(_ a: simd_double3x2, _ b: simd_double3x3) -> simd_double3x2 { a * b }
public func simd_mul(_ a: simd_double3x2, _ b: simd_double4x3) -> simd_double4x2 { a * b }
public func matrix_multiply(_ a: simd_double3x2, _ b: simd_double4x3) -> simd_double4x2 { a * b }
public func simd_mul(_ a: simd_double3x2, _ x: SIMD3<Double>) -> SIMD2<Double> { a * x }
public func simd_mul(_ x: SIMD2<Double>, _ a: simd_double3x2) -> SIMD3<Double> { x * a }
public func matrix_multiply(_ a: simd_double3x2, _ x: SIMD3<Double>) -> SIMD2<Double> { a * x }
public func matrix_multiply(_ x: SIMD2<Double>, _ a: simd_double3x2) -> SIMD3<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double3x2) -> simd_double3x2 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double3x2) -> simd_double3x2 { a * b }
public func simd_add(_ a: simd_double3x2, _ b: simd_double3x2) -> simd_double3x2 { a + b }
public func simd_sub(_ a: simd_double3x2, _ b: simd_double3x2) -> simd_double3x2 { a - b }
public func matrix_add(_ a: simd_double3x2, _ b: simd_double3x2) -> simd_double3x2 { a + b }
public func matrix_subtract(_ a: simd_double3x2, _ b: simd_double3x2) -> simd_double3x2 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double3x2, _ t: Double, _ b: simd_double3x2) -> simd_double3x2 { s * a + t * b }
public func simd_transpose(_ a: simd_double3x2) -> simd_double2x3 { a.transpose }
public func transpose(_ a: simd_double3x2) -> simd_double2x3 { a.transpose }
public func matrix_transpose(_ a: simd_double3x2) -> simd_double2x3 { a.transpose }
public func simd_equal(_ a: simd_double3x2, _ b: simd_double3x2) -> Bool { a == b }
public func matrix_equal(_ a: simd_double3x2, _ b: simd_double3x2) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double3x2, _ b: simd_double3x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double3x2, _ b: simd_double3x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func matrix_almost_equal_elements(_ a: simd_double3x2, _ b: simd_double3x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double3x2, _ b: simd_double3x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func simd_matrix(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>) -> simd_double3x2 { simd_double3x2(c0, c1, c2) }
public func simd_matrix_from_rows(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>) -> simd_double3x2 { simd_double3x2(rows: [r0, r1]) }

// MARK: simd_double3x3

/// 3 columns of 3 elements.
public struct simd_double3x3: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<3 { self[i, i] = scalar } }
    public init(diagonal: SIMD3<Double>) { self.init(); for i in 0..<3 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD3<Double>]) {
        precondition(columns.count == 3, "simd_double3x3 has 3 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Double>]) {
        precondition(rows.count == 3, "simd_double3x3 has 3 rows, not \(rows.count)")
        columns = (SIMD3<Double>(rows[0][0], rows[1][0], rows[2][0]), SIMD3<Double>(rows[0][1], rows[1][1], rows[2][1]), SIMD3<Double>(rows[0][2], rows[1][2], rows[2][2]))
    }
    public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { columns = (c0, c1, c2) }

    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("column \(column) of simd_double3x3, which has 3")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("column \(column) of simd_double3x3, which has 3")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double3x3, b: simd_double3x3) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2) }
    public var debugDescription: String { "simd_double3x3([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + "])" }
    public var transpose: simd_double3x3 { simd_double3x3(SIMD3<Double>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Double>(columns.0.y, columns.1.y, columns.2.y), SIMD3<Double>(columns.0.z, columns.1.z, columns.2.z)) }
    public var determinant: Double { simd_determinant(self) }
    /// Elements are not finite where the matrix is singular.
    public var inverse: simd_double3x3 { simd_inverse(self) }
}

public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
extension simd_double3x3 {
    public static func + (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 { simd_double3x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2) }
    public static func += (a: inout simd_double3x3, b: simd_double3x3) { a = a + b }
    public static func - (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 { simd_double3x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2) }
    public static func -= (a: inout simd_double3x3, b: simd_double3x3) { a = a - b }
    public static prefix func - (b: simd_double3x3) -> simd_double3x3 { simd_double3x3(-b.columns.0, -b.columns.1, -b.columns.2) }
    public static func * (a: Double, b: simd_double3x3) -> simd_double3x3 { simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (b: simd_double3x3, a: Double) -> simd_double3x3 { simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func *= (b: inout simd_double3x3, a: Double) { b = a * b }
    public static func * (a: simd_double3x3, x: SIMD3<Double>) -> SIMD3<Double> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z }
    public static func * (x: SIMD3<Double>, a: simd_double3x3) -> SIMD3<Double> { SIMD3<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum()) }
    public static func * (a: simd_double3x3, b: simd_double2x3) -> simd_double2x3 { simd_double2x3(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 { simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double3x3, b: simd_double4x3) -> simd_double4x3 { simd_double4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (a: inout simd_double3x3, b: simd_double3x3) { a = a * b }
}
public func simd_mul(_ a: simd_double3x3, _ b: simd_double2x3) -> simd_double2x3 { a * b }
public func matrix_multiply(_ a: simd_double3x3, _ b: simd_double2x3) -> simd_double2x3 { a * b }
public func simd_mul(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func matrix_multiply(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func simd_mul(_ a: simd_double3x3, _ b: simd_double4x3) -> simd_double4x3 { a * b }
public func matrix_multiply(_ a: simd_double3x3, _ b: simd_double4x3) -> simd_double4x3 { a * b }
public func simd_mul(_ a: simd_double3x3, _ x: SIMD3<Double>) -> SIMD3<Double> { a * x }
public func simd_mul(_ x: SIMD3<Double>, _ a: simd_double3x3) -> SIMD3<Double> { x * a }
public func matrix_multiply(_ a: simd_double3x3, _ x: SIMD3<Double>) -> SIMD3<Double> { a * x }
public func matrix_multiply(_ x: SIMD3<Double>, _ a: simd_double3x3) -> SIMD3<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func simd_add(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a + b }
public func simd_sub(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a - b }
public func matrix_add(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a + b }
public func matrix_subtract(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double3x3, _ t: Double, _ b: simd_double3x3) -> simd_double3x3 { s * a + t * b }
public func simd_transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
public func transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
public func matrix_transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
public func simd_equal(_ a: simd_double3x3, _ b: simd_double3x3) -> Bool { a == b }
public func matrix_equal(_ a: simd_double3x3, _ b: simd_double3x3) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double3x3, _ b: simd_double3x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double3x3, _ b: simd_double3x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func matrix_almost_equal_elements(_ a: simd_double3x3, _ b: simd_double3x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double3x3, _ b: simd_double3x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func simd_matrix(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(c0, c1, c2) }
public func simd_matrix_from_rows(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(rows: [r0, r1, r2]) }
public let matrix_identity_double3x3 = simd_double3x3(1)
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: x) }
public func matrix_from_diagonal(_ x: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: x) }
public func simd_trace(_ a: simd_double3x3) -> Double { a.columns.0.x + a.columns.1.y + a.columns.2.z }
public func simd_determinant(_ a: simd_double3x3) -> Double { simd_dot(a.columns.0, simd_cross(a.columns.1, a.columns.2)) }
public func determinant(_ a: simd_double3x3) -> Double { simd_dot(a.columns.0, simd_cross(a.columns.1, a.columns.2)) }
public func matrix_determinant(_ a: simd_double3x3) -> Double { simd_determinant(a) }
public func simd_inverse(_ a: simd_double3x3) -> simd_double3x3 { (1 / simd_determinant(a)) * simd_double3x3(simd_cross(a.columns.1, a.columns.2), simd_cross(a.columns.2, a.columns.0), simd_cross(a.columns.0, a.columns.1)).transpose }
public func inverse(_ a: simd_double3x3) -> simd_double3x3 { (1 / simd_determinant(a)) * simd_double3x3(simd_cross(a.columns.1, a.columns.2), simd_cross(a.columns.2, a.columns.0), simd_cross(a.columns.0, a.columns.1)).transpose }
public func matrix_invert(_ a: simd_double3x3) -> simd_double3x3 { simd_inverse(a) }

// MARK: simd_double3x4

/// 3 columns of 4 elements.
public struct simd_double3x4: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<3 { self[i, i] = scalar } }
    public init(diagonal: SIMD3<Double>) { self.init(); for i in 0..<3 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 3, "simd_double3x4 has 3 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Double>]) {
        precondition(rows.count == 4, "simd_double3x4 has 4 rows, not \(rows.count)")
        columns = (SIMD4<Double>(rows[0][0], rows[1][0], rows[2][0], rows[3][0]), SIMD4<Double>(rows[0][1], rows[1][1], rows[2][1], rows[3][1]), SIMD4<Double>(rows[0][2], rows[1][2], rows[2][2], rows[3][2]))
    }
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>) { columns = (c0, c1, c2) }

    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("column \(column) of simd_double3x4, which has 3")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("column \(column) of simd_double3x4, which has 3")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double3x4, b: simd_double3x4) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2) }
    public var debugDescription: String { "simd_double3x4([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + "])" }
    public var transpose: simd_double4x3 { simd_double4x3(SIMD3<Double>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Double>(columns.0.y, columns.1.y, columns.2.y), SIMD3<Double>(columns.0.z, columns.1.z, columns.2.z), SIMD3<Double>(columns.0.w, columns.1.w, columns.2.w)) }
}

public typealias double3x4 = simd_double3x4
public typealias matrix_double3x4 = simd_double3x4
extension simd_double3x4 {
    public static func + (a: simd_double3x4, b: simd_double3x4) -> simd_double3x4 { simd_double3x4(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2) }
    public static func += (a: inout simd_double3x4, b: simd_double3x4) { a = a + b }
    public static func - (a: simd_double3x4, b: simd_double3x4) -> simd_double3x4 { simd_double3x4(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2) }
    public static func -= (a: inout simd_double3x4, b: simd_double3x4) { a = a - b }
    public static prefix func - (b: simd_double3x4) -> simd_double3x4 { simd_double3x4(-b.columns.0, -b.columns.1, -b.columns.2) }
    public static func * (a: Double, b: simd_double3x4) -> simd_double3x4 { simd_double3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (b: simd_double3x4, a: Double) -> simd_double3x4 { simd_double3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func *= (b: inout simd_double3x4, a: Double) { b = a * b }
    public static func * (a: simd_double3x4, x: SIMD3<Double>) -> SIMD4<Double> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z }
    public static func * (x: SIMD4<Double>, a: simd_double3x4) -> SIMD3<Double> { SIMD3<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum()) }
    public static func * (a: simd_double3x4, b: simd_double2x3) -> simd_double2x4 { simd_double2x4(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double3x4, b: simd_double3x3) -> simd_double3x4 { simd_double3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double3x4, b: simd_double4x3) -> simd_double4x4 { simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_double3x4, _ b: simd_double2x3) -> simd_double2x4 { a * b }
public func matrix_multiply(_ a: simd_double3x4, _ b: simd_double2x3) -> simd_double2x4 { a * b }
public func simd_mul(_ a: simd_double3x4, _ b: simd_double3x3) -> simd_double3x4 { a * b }
public func matrix_multiply(_ a: simd_double3x4, _ b: simd_double3x3) -> simd_double3x4 { a * b }
public func simd_mul(_ a: simd_double3x4, _ b: simd_double4x3) -> simd_double4x4 { a * b }
public func matrix_multiply(_ a: simd_double3x4, _ b: simd_double4x3) -> simd_double4x4 { a * b }
public func simd_mul(_ a: simd_double3x4, _ x: SIMD3<Double>) -> SIMD4<Double> { a * x }
public func simd_mul(_ x: SIMD4<Double>, _ a: simd_double3x4) -> SIMD3<Double> { x * a }
public func matrix_multiply(_ a: simd_double3x4, _ x: SIMD3<Double>) -> SIMD4<Double> { a * x }
public func matrix_multiply(_ x: SIMD4<Double>, _ a: simd_double3x4) -> SIMD3<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double3x4) -> simd_double3x4 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double3x4) -> simd_double3x4 { a * b }
public func simd_add(_ a: simd_double3x4, _ b: simd_double3x4) -> simd_double3x4 { a + b }
public func simd_sub(_ a: simd_double3x4, _ b: simd_double3x4) -> simd_double3x4 { a - b }
public func matrix_add(_ a: simd_double3x4, _ b: simd_double3x4) -> simd_double3x4 { a + b }
public func matrix_subtract(_ a: simd_double3x4, _ b: simd_double3x4) -> simd_double3x4 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double3x4, _ t: Double, _ b: simd_double3x4) -> simd_double3x4 { s * a + t * b }
public func simd_transpose(_ a: simd_double3x4) -> simd_double4x3 { a.transpose }
public func transpose(_ a: simd_double3x4) -> simd_double4x3 { a.transpose }
public func matrix_transpose(_ a: simd_double3x4) -> simd_double4x3 { a.transpose }
public func simd_equal(_ a: simd_double3x4, _ b: simd_double3x4) -> Bool { a == b }
public func matrix_equal(_ a: simd_double3x4, _ b: simd_double3x4) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double3x4, _ b: simd_double3x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double3x4, _ b: simd_double3x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func matrix_almost_equal_elements(_ a: simd_double3x4, _ b: simd_double3x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double3x4, _ b: simd_double3x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) }
public func simd_matrix(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>) -> simd_double3x4 { simd_double3x4(c0, c1, c2) }
public func simd_matrix_from_rows(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>, _ r3: SIMD3<Double>) -> simd_double3x4 { simd_double3x4(rows: [r0, r1, r2, r3]) }

// MARK: simd_double4x2

/// 4 columns of 2 elements.
public struct simd_double4x2: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<2 { self[i, i] = scalar } }
    public init(diagonal: SIMD2<Double>) { self.init(); for i in 0..<2 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 4, "simd_double4x2 has 4 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Double>]) {
        precondition(rows.count == 2, "simd_double4x2 has 2 rows, not \(rows.count)")
        columns = (SIMD2<Double>(rows[0][0], rows[1][0]), SIMD2<Double>(rows[0][1], rows[1][1]), SIMD2<Double>(rows[0][2], rows[1][2]), SIMD2<Double>(rows[0][3], rows[1][3]))
    }
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ c3: SIMD2<Double>) { columns = (c0, c1, c2, c3) }

    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("column \(column) of simd_double4x2, which has 4")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("column \(column) of simd_double4x2, which has 4")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double4x2, b: simd_double4x2) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 && a.columns.3 == b.columns.3 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2); hasher.combine(columns.3) }
    public var debugDescription: String { "simd_double4x2([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + ", " + String(reflecting: columns.3) + "])" }
    public var transpose: simd_double2x4 { simd_double2x4(SIMD4<Double>(columns.0.x, columns.1.x, columns.2.x, columns.3.x), SIMD4<Double>(columns.0.y, columns.1.y, columns.2.y, columns.3.y)) }
}

public typealias double4x2 = simd_double4x2
public typealias matrix_double4x2 = simd_double4x2
extension simd_double4x2 {
    public static func + (a: simd_double4x2, b: simd_double4x2) -> simd_double4x2 { simd_double4x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3) }
    public static func += (a: inout simd_double4x2, b: simd_double4x2) { a = a + b }
    public static func - (a: simd_double4x2, b: simd_double4x2) -> simd_double4x2 { simd_double4x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3) }
    public static func -= (a: inout simd_double4x2, b: simd_double4x2) { a = a - b }
    public static prefix func - (b: simd_double4x2) -> simd_double4x2 { simd_double4x2(-b.columns.0, -b.columns.1, -b.columns.2, -b.columns.3) }
    public static func * (a: Double, b: simd_double4x2) -> simd_double4x2 { simd_double4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func * (b: simd_double4x2, a: Double) -> simd_double4x2 { simd_double4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (b: inout simd_double4x2, a: Double) { b = a * b }
    public static func * (a: simd_double4x2, x: SIMD4<Double>) -> SIMD2<Double> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z + a.columns.3 * x.w }
    public static func * (x: SIMD2<Double>, a: simd_double4x2) -> SIMD4<Double> { SIMD4<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum(), (x * a.columns.3).sum()) }
    public static func * (a: simd_double4x2, b: simd_double2x4) -> simd_double2x2 { simd_double2x2(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double4x2, b: simd_double3x4) -> simd_double3x2 { simd_double3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double4x2, b: simd_double4x4) -> simd_double4x2 { simd_double4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_double4x2, _ b: simd_double2x4) -> simd_double2x2 { a * b }
public func matrix_multiply(_ a: simd_double4x2, _ b: simd_double2x4) -> simd_double2x2 { a * b }
public func simd_mul(_ a: simd_double4x2, _ b: simd_double3x4) -> simd_double3x2 { a * b }
public func matrix_multiply(_ a: simd_double4x2, _ b: simd_double3x4) -> simd_double3x2 { a * b }
public func simd_mul(_ a: simd_double4x2, _ b: simd_double4x4) -> simd_double4x2 { a * b }
public func matrix_multiply(_ a: simd_double4x2, _ b: simd_double4x4) -> simd_double4x2 { a * b }
public func simd_mul(_ a: simd_double4x2, _ x: SIMD4<Double>) -> SIMD2<Double> { a * x }
public func simd_mul(_ x: SIMD2<Double>, _ a: simd_double4x2) -> SIMD4<Double> { x * a }
public func matrix_multiply(_ a: simd_double4x2, _ x: SIMD4<Double>) -> SIMD2<Double> { a * x }
public func matrix_multiply(_ x: SIMD2<Double>, _ a: simd_double4x2) -> SIMD4<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double4x2) -> simd_double4x2 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double4x2) -> simd_double4x2 { a * b }
public func simd_add(_ a: simd_double4x2, _ b: simd_double4x2) -> simd_double4x2 { a + b }
public func simd_sub(_ a: simd_double4x2, _ b: simd_double4x2) -> simd_double4x2 { a - b }
public func matrix_add(_ a: simd_double4x2, _ b: simd_double4x2) -> simd_double4x2 { a + b }
public func matrix_subtract(_ a: simd_double4x2, _ b: simd_double4x2) -> simd_double4x2 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double4x2, _ t: Double, _ b: simd_double4x2) -> simd_double4x2 { s * a + t * b }
public func simd_transpose(_ a: simd_double4x2) -> simd_double2x4 { a.transpose }
public func transpose(_ a: simd_double4x2) -> simd_double2x4 { a.transpose }
public func matrix_transpose(_ a: simd_double4x2) -> simd_double2x4 { a.transpose }
public func simd_equal(_ a: simd_double4x2, _ b: simd_double4x2) -> Bool { a == b }
public func matrix_equal(_ a: simd_double4x2, _ b: simd_double4x2) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double4x2, _ b: simd_double4x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double4x2, _ b: simd_double4x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func matrix_almost_equal_elements(_ a: simd_double4x2, _ b: simd_double4x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double4x2, _ b: simd_double4x2, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func simd_matrix(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ c3: SIMD2<Double>) -> simd_double4x2 { simd_double4x2(c0, c1, c2, c3) }
public func simd_matrix_from_rows(_ r0: SIMD4<Double>, _ r1: SIMD4<Double>) -> simd_double4x2 { simd_double4x2(rows: [r0, r1]) }

// MARK: simd_double4x3

/// 4 columns of 3 elements.
public struct simd_double4x3: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<3 { self[i, i] = scalar } }
    public init(diagonal: SIMD3<Double>) { self.init(); for i in 0..<3 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD3<Double>]) {
        precondition(columns.count == 4, "simd_double4x3 has 4 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Double>]) {
        precondition(rows.count == 3, "simd_double4x3 has 3 rows, not \(rows.count)")
        columns = (SIMD3<Double>(rows[0][0], rows[1][0], rows[2][0]), SIMD3<Double>(rows[0][1], rows[1][1], rows[2][1]), SIMD3<Double>(rows[0][2], rows[1][2], rows[2][2]), SIMD3<Double>(rows[0][3], rows[1][3], rows[2][3]))
    }
    public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>, _ c3: SIMD3<Double>) { columns = (c0, c1, c2, c3) }

    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("column \(column) of simd_double4x3, which has 4")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("column \(column) of simd_double4x3, which has 4")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double4x3, b: simd_double4x3) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 && a.columns.3 == b.columns.3 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2); hasher.combine(columns.3) }
    public var debugDescription: String { "simd_double4x3([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + ", " + String(reflecting: columns.3) + "])" }
    public var transpose: simd_double3x4 { simd_double3x4(SIMD4<Double>(columns.0.x, columns.1.x, columns.2.x, columns.3.x), SIMD4<Double>(columns.0.y, columns.1.y, columns.2.y, columns.3.y), SIMD4<Double>(columns.0.z, columns.1.z, columns.2.z, columns.3.z)) }
}

public typealias double4x3 = simd_double4x3
public typealias matrix_double4x3 = simd_double4x3
extension simd_double4x3 {
    public static func + (a: simd_double4x3, b: simd_double4x3) -> simd_double4x3 { simd_double4x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3) }
    public static func += (a: inout simd_double4x3, b: simd_double4x3) { a = a + b }
    public static func - (a: simd_double4x3, b: simd_double4x3) -> simd_double4x3 { simd_double4x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3) }
    public static func -= (a: inout simd_double4x3, b: simd_double4x3) { a = a - b }
    public static prefix func - (b: simd_double4x3) -> simd_double4x3 { simd_double4x3(-b.columns.0, -b.columns.1, -b.columns.2, -b.columns.3) }
    public static func * (a: Double, b: simd_double4x3) -> simd_double4x3 { simd_double4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func * (b: simd_double4x3, a: Double) -> simd_double4x3 { simd_double4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (b: inout simd_double4x3, a: Double) { b = a * b }
    public static func * (a: simd_double4x3, x: SIMD4<Double>) -> SIMD3<Double> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z + a.columns.3 * x.w }
    public static func * (x: SIMD3<Double>, a: simd_double4x3) -> SIMD4<Double> { SIMD4<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum(), (x * a.columns.3).sum()) }
    public static func * (a: simd_double4x3, b: simd_double2x4) -> simd_double2x3 { simd_double2x3(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double4x3, b: simd_double3x4) -> simd_double3x3 { simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double4x3, b: simd_double4x4) -> simd_double4x3 { simd_double4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
}
public func simd_mul(_ a: simd_double4x3, _ b: simd_double2x4) -> simd_double2x3 { a * b }
public func matrix_multiply(_ a: simd_double4x3, _ b: simd_double2x4) -> simd_double2x3 { a * b }
public func simd_mul(_ a: simd_double4x3, _ b: simd_double3x4) -> simd_double3x3 { a * b }
public func matrix_multiply(_ a: simd_double4x3, _ b: simd_double3x4) -> simd_double3x3 { a * b }
public func simd_mul(_ a: simd_double4x3, _ b: simd_double4x4) -> simd_double4x3 { a * b }
public func matrix_multiply(_ a: simd_double4x3, _ b: simd_double4x4) -> simd_double4x3 { a * b }
public func simd_mul(_ a: simd_double4x3, _ x: SIMD4<Double>) -> SIMD3<Double> { a * x }
public func simd_mul(_ x: SIMD3<Double>, _ a: simd_double4x3) -> SIMD4<Double> { x * a }
public func matrix_multiply(_ a: simd_double4x3, _ x: SIMD4<Double>) -> SIMD3<Double> { a * x }
public func matrix_multiply(_ x: SIMD3<Double>, _ a: simd_double4x3) -> SIMD4<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double4x3) -> simd_double4x3 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double4x3) -> simd_double4x3 { a * b }
public func simd_add(_ a: simd_double4x3, _ b: simd_double4x3) -> simd_double4x3 { a + b }
public func simd_sub(_ a: simd_double4x3, _ b: simd_double4x3) -> simd_double4x3 { a - b }
public func matrix_add(_ a: simd_double4x3, _ b: simd_double4x3) -> simd_double4x3 { a + b }
public func matrix_subtract(_ a: simd_double4x3, _ b: simd_double4x3) -> simd_double4x3 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double4x3, _ t: Double, _ b: simd_double4x3) -> simd_double4x3 { s * a + t * b }
public func simd_transpose(_ a: simd_double4x3) -> simd_double3x4 { a.transpose }
public func transpose(_ a: simd_double4x3) -> simd_double3x4 { a.transpose }
public func matrix_transpose(_ a: simd_double4x3) -> simd_double3x4 { a.transpose }
public func simd_equal(_ a: simd_double4x3, _ b: simd_double4x3) -> Bool { a == b }
public func matrix_equal(_ a: simd_double4x3, _ b: simd_double4x3) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double4x3, _ b: simd_double4x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double4x3, _ b: simd_double4x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func matrix_almost_equal_elements(_ a: simd_double4x3, _ b: simd_double4x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double4x3, _ b: simd_double4x3, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func simd_matrix(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>, _ c3: SIMD3<Double>) -> simd_double4x3 { simd_double4x3(c0, c1, c2, c3) }
public func simd_matrix_from_rows(_ r0: SIMD4<Double>, _ r1: SIMD4<Double>, _ r2: SIMD4<Double>) -> simd_double4x3 { simd_double4x3(rows: [r0, r1, r2]) }

// MARK: simd_double4x4

/// 4 columns of 4 elements.
public struct simd_double4x4: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// `scalar` on the diagonal.
    public init(_ scalar: Double) { self.init(); for i in 0..<4 { self[i, i] = scalar } }
    public init(diagonal: SIMD4<Double>) { self.init(); for i in 0..<4 { self[i, i] = diagonal[i] } }
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "simd_double4x4 has 4 columns, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Double>]) {
        precondition(rows.count == 4, "simd_double4x4 has 4 rows, not \(rows.count)")
        columns = (SIMD4<Double>(rows[0][0], rows[1][0], rows[2][0], rows[3][0]), SIMD4<Double>(rows[0][1], rows[1][1], rows[2][1], rows[3][1]), SIMD4<Double>(rows[0][2], rows[1][2], rows[2][2], rows[3][2]), SIMD4<Double>(rows[0][3], rows[1][3], rows[2][3], rows[3][3]))
    }
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) { columns = (c0, c1, c2, c3) }

    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("column \(column) of simd_double4x4, which has 4")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("column \(column) of simd_double4x4, which has 4")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public static func == (a: simd_double4x4, b: simd_double4x4) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2 && a.columns.3 == b.columns.3 }
    public func hash(into hasher: inout Hasher) { hasher.combine(columns.0); hasher.combine(columns.1); hasher.combine(columns.2); hasher.combine(columns.3) }
    public var debugDescription: String { "simd_double4x4([" + String(reflecting: columns.0) + ", " + String(reflecting: columns.1) + ", " + String(reflecting: columns.2) + ", " + String(reflecting: columns.3) + "])" }
    public var transpose: simd_double4x4 { simd_double4x4(SIMD4<Double>(columns.0.x, columns.1.x, columns.2.x, columns.3.x), SIMD4<Double>(columns.0.y, columns.1.y, columns.2.y, columns.3.y), SIMD4<Double>(columns.0.z, columns.1.z, columns.2.z, columns.3.z), SIMD4<Double>(columns.0.w, columns.1.w, columns.2.w, columns.3.w)) }
    public var determinant: Double { simd_determinant(self) }
    /// Elements are not finite where the matrix is singular.
    public var inverse: simd_double4x4 { simd_inverse(self) }
}

public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
extension simd_double4x4 {
    public static func + (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 { simd_double4x4(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3) }
    public static func += (a: inout simd_double4x4, b: simd_double4x4) { a = a + b }
    public static func - (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 { simd_double4x4(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3) }
    public static func -= (a: inout simd_double4x4, b: simd_double4x4) { a = a - b }
    public static prefix func - (b: simd_double4x4) -> simd_double4x4 { simd_double4x4(-b.columns.0, -b.columns.1, -b.columns.2, -b.columns.3) }
    public static func * (a: Double, b: simd_double4x4) -> simd_double4x4 { simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func * (b: simd_double4x4, a: Double) -> simd_double4x4 { simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (b: inout simd_double4x4, a: Double) { b = a * b }
    public static func * (a: simd_double4x4, x: SIMD4<Double>) -> SIMD4<Double> { a.columns.0 * x.x + a.columns.1 * x.y + a.columns.2 * x.z + a.columns.3 * x.w }
    public static func * (x: SIMD4<Double>, a: simd_double4x4) -> SIMD4<Double> { SIMD4<Double>((x * a.columns.0).sum(), (x * a.columns.1).sum(), (x * a.columns.2).sum(), (x * a.columns.3).sum()) }
    public static func * (a: simd_double4x4, b: simd_double2x4) -> simd_double2x4 { simd_double2x4(a * b.columns.0, a * b.columns.1) }
    public static func * (a: simd_double4x4, b: simd_double3x4) -> simd_double3x4 { simd_double3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 { simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }
    public static func *= (a: inout simd_double4x4, b: simd_double4x4) { a = a * b }
}
public func simd_mul(_ a: simd_double4x4, _ b: simd_double2x4) -> simd_double2x4 { a * b }
public func matrix_multiply(_ a: simd_double4x4, _ b: simd_double2x4) -> simd_double2x4 { a * b }
public func simd_mul(_ a: simd_double4x4, _ b: simd_double3x4) -> simd_double3x4 { a * b }
public func matrix_multiply(_ a: simd_double4x4, _ b: simd_double3x4) -> simd_double3x4 { a * b }
public func simd_mul(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func matrix_multiply(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func simd_mul(_ a: simd_double4x4, _ x: SIMD4<Double>) -> SIMD4<Double> { a * x }
public func simd_mul(_ x: SIMD4<Double>, _ a: simd_double4x4) -> SIMD4<Double> { x * a }
public func matrix_multiply(_ a: simd_double4x4, _ x: SIMD4<Double>) -> SIMD4<Double> { a * x }
public func matrix_multiply(_ x: SIMD4<Double>, _ a: simd_double4x4) -> SIMD4<Double> { x * a }
public func simd_mul(_ a: Double, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func matrix_scale(_ a: Double, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func simd_add(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a + b }
public func simd_sub(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a - b }
public func matrix_add(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a + b }
public func matrix_subtract(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a - b }
public func simd_linear_combination(_ s: Double, _ a: simd_double4x4, _ t: Double, _ b: simd_double4x4) -> simd_double4x4 { s * a + t * b }
public func simd_transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
public func transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
public func matrix_transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
public func simd_equal(_ a: simd_double4x4, _ b: simd_double4x4) -> Bool { a == b }
public func matrix_equal(_ a: simd_double4x4, _ b: simd_double4x4) -> Bool { a == b }
public func simd_almost_equal_elements(_ a: simd_double4x4, _ b: simd_double4x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func simd_almost_equal_elements_relative(_ a: simd_double4x4, _ b: simd_double4x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func matrix_almost_equal_elements(_ a: simd_double4x4, _ b: simd_double4x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance) }
public func matrix_almost_equal_elements_relative(_ a: simd_double4x4, _ b: simd_double4x4, _ tolerance: Double) -> Bool { Swift.all(simd_abs(a.columns.0 - b.columns.0) .<= tolerance * simd_abs(a.columns.0)) && Swift.all(simd_abs(a.columns.1 - b.columns.1) .<= tolerance * simd_abs(a.columns.1)) && Swift.all(simd_abs(a.columns.2 - b.columns.2) .<= tolerance * simd_abs(a.columns.2)) && Swift.all(simd_abs(a.columns.3 - b.columns.3) .<= tolerance * simd_abs(a.columns.3)) }
public func simd_matrix(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(c0, c1, c2, c3) }
public func simd_matrix_from_rows(_ r0: SIMD4<Double>, _ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(rows: [r0, r1, r2, r3]) }
private func laplaceDeterminant(_ a: simd_double4x4) -> Double {
    let s0 = a.columns.0.x * a.columns.1.y - a.columns.0.y * a.columns.1.x
    let c0 = a.columns.0.z * a.columns.1.w - a.columns.0.w * a.columns.1.z
    let s1 = a.columns.0.x * a.columns.2.y - a.columns.0.y * a.columns.2.x
    let c1 = a.columns.0.z * a.columns.2.w - a.columns.0.w * a.columns.2.z
    let s2 = a.columns.0.x * a.columns.3.y - a.columns.0.y * a.columns.3.x
    let c2 = a.columns.0.z * a.columns.3.w - a.columns.0.w * a.columns.3.z
    let s3 = a.columns.1.x * a.columns.2.y - a.columns.1.y * a.columns.2.x
    let c3 = a.columns.1.z * a.columns.2.w - a.columns.1.w * a.columns.2.z
    let s4 = a.columns.1.x * a.columns.3.y - a.columns.1.y * a.columns.3.x
    let c4 = a.columns.1.z * a.columns.3.w - a.columns.1.w * a.columns.3.z
    let s5 = a.columns.2.x * a.columns.3.y - a.columns.2.y * a.columns.3.x
    let c5 = a.columns.2.z * a.columns.3.w - a.columns.2.w * a.columns.3.z
    let sum: Double = s0 * c5 - s1 * c4 + s2 * c3
    let d: Double = sum + s3 * c2 - s4 * c1 + s5 * c0
    return d
}
private func laplaceInverse(_ a: simd_double4x4) -> simd_double4x4 {
    let s0 = a.columns.0.x * a.columns.1.y - a.columns.0.y * a.columns.1.x
    let c0 = a.columns.0.z * a.columns.1.w - a.columns.0.w * a.columns.1.z
    let s1 = a.columns.0.x * a.columns.2.y - a.columns.0.y * a.columns.2.x
    let c1 = a.columns.0.z * a.columns.2.w - a.columns.0.w * a.columns.2.z
    let s2 = a.columns.0.x * a.columns.3.y - a.columns.0.y * a.columns.3.x
    let c2 = a.columns.0.z * a.columns.3.w - a.columns.0.w * a.columns.3.z
    let s3 = a.columns.1.x * a.columns.2.y - a.columns.1.y * a.columns.2.x
    let c3 = a.columns.1.z * a.columns.2.w - a.columns.1.w * a.columns.2.z
    let s4 = a.columns.1.x * a.columns.3.y - a.columns.1.y * a.columns.3.x
    let c4 = a.columns.1.z * a.columns.3.w - a.columns.1.w * a.columns.3.z
    let s5 = a.columns.2.x * a.columns.3.y - a.columns.2.y * a.columns.3.x
    let c5 = a.columns.2.z * a.columns.3.w - a.columns.2.w * a.columns.3.z
    let sum: Double = s0 * c5 - s1 * c4 + s2 * c3
    let d: Double = sum + s3 * c2 - s4 * c1 + s5 * c0
    let b00: Double = a.columns.1.y * c5 - a.columns.2.y * c4 + a.columns.3.y * c3
    let b01: Double = a.columns.2.x * c4 - a.columns.1.x * c5 - a.columns.3.x * c3
    let b02: Double = a.columns.1.w * s5 - a.columns.2.w * s4 + a.columns.3.w * s3
    let b03: Double = a.columns.2.z * s4 - a.columns.1.z * s5 - a.columns.3.z * s3
    let b10: Double = a.columns.2.y * c2 - a.columns.0.y * c5 - a.columns.3.y * c1
    let b11: Double = a.columns.0.x * c5 - a.columns.2.x * c2 + a.columns.3.x * c1
    let b12: Double = a.columns.2.w * s2 - a.columns.0.w * s5 - a.columns.3.w * s1
    let b13: Double = a.columns.0.z * s5 - a.columns.2.z * s2 + a.columns.3.z * s1
    let b20: Double = a.columns.0.y * c4 - a.columns.1.y * c2 + a.columns.3.y * c0
    let b21: Double = a.columns.1.x * c2 - a.columns.0.x * c4 - a.columns.3.x * c0
    let b22: Double = a.columns.0.w * s4 - a.columns.1.w * s2 + a.columns.3.w * s0
    let b23: Double = a.columns.1.z * s2 - a.columns.0.z * s4 - a.columns.3.z * s0
    let b30: Double = a.columns.1.y * c1 - a.columns.0.y * c3 - a.columns.2.y * c0
    let b31: Double = a.columns.0.x * c3 - a.columns.1.x * c1 + a.columns.2.x * c0
    let b32: Double = a.columns.1.w * s1 - a.columns.0.w * s3 - a.columns.2.w * s0
    let b33: Double = a.columns.0.z * s3 - a.columns.1.z * s1 + a.columns.2.z * s0
    return (1 / d) * simd_double4x4(SIMD4(b00, b10, b20, b30), SIMD4(b01, b11, b21, b31), SIMD4(b02, b12, b22, b32), SIMD4(b03, b13, b23, b33))
}
public let matrix_identity_double4x4 = simd_double4x4(1)
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: x) }
public func matrix_from_diagonal(_ x: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: x) }
public func simd_trace(_ a: simd_double4x4) -> Double { a.columns.0.x + a.columns.1.y + a.columns.2.z + a.columns.3.w }
public func simd_determinant(_ a: simd_double4x4) -> Double { laplaceDeterminant(a) }
public func determinant(_ a: simd_double4x4) -> Double { laplaceDeterminant(a) }
public func matrix_determinant(_ a: simd_double4x4) -> Double { simd_determinant(a) }
public func simd_inverse(_ a: simd_double4x4) -> simd_double4x4 { laplaceInverse(a) }
public func inverse(_ a: simd_double4x4) -> simd_double4x4 { laplaceInverse(a) }
public func matrix_invert(_ a: simd_double4x4) -> simd_double4x4 { simd_inverse(a) }
