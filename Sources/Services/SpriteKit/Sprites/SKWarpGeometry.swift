// SPDX-License-Identifier: MIT

/// How a picture is bent. Kept, not drawn: sprites stay rectangles, and that is reported.
open class SKWarpGeometry: __ObjCObject, NSSecureCoding, NSCopying {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A picture bent by the points of a grid.
open class SKWarpGeometryGrid: SKWarpGeometry {
    open private(set) var numberOfColumns: Int
    open private(set) var numberOfRows: Int
    private var source: [SIMD2<Float>]
    private var dest: [SIMD2<Float>]

    /// - Parameters: positions in parts of the picture, rows from the bottom; empty: an even grid.
    public init(
        columns: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [], destinationPositions: [SIMD2<Float>] = []
    ) {
        (numberOfColumns, numberOfRows) = (columns, rows)
        let even = Self.evenGrid(columns, rows)
        source = sourcePositions.isEmpty ? even : sourcePositions
        dest = destinationPositions.isEmpty ? source : destinationPositions
        super.init()
    }
    public convenience init(columns: Int, rows: Int) {
        self.init(columns: columns, rows: rows, sourcePositions: [], destinationPositions: [])
    }
    public required init?(coder: NSCoder) {
        (numberOfColumns, numberOfRows, source, dest) = (1, 1, Self.evenGrid(1, 1), Self.evenGrid(1, 1))
        super.init(coder: coder)
    }
    open class func grid() -> Self { unsafeDowncast(SKWarpGeometryGrid(columns: 1, rows: 1), to: Self.self) }

    open var vertexCount: Int { (numberOfColumns + 1) * (numberOfRows + 1) }
    open func sourcePosition(at index: Int) -> SIMD2<Float> { source[index] }
    open func destPosition(at index: Int) -> SIMD2<Float> { dest[index] }
    open func replacingBySourcePositions(positions: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(
            columns: numberOfColumns, rows: numberOfRows, sourcePositions: positions, destinationPositions: dest)
    }
    open func replacingByDestinationPositions(positions: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(
            columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: positions)
    }

    final var isStraight: Bool { source == dest }

    private static func evenGrid(_ columns: Int, _ rows: Int) -> [SIMD2<Float>] {
        (0...max(1, rows)).flatMap { row in
            (0...max(1, columns)).map { column in
                SIMD2(Float(column) / Float(max(1, columns)), Float(row) / Float(max(1, rows)))
            }
        }
    }
}

extension Optional<SKWarpGeometry> {
    func reportIfWarped() {
        if let grid = self as? SKWarpGeometryGrid, !grid.isStraight {
            Unsupported.report("SKWarpGeometryGrid: nodes are drawn unbent")
        }
    }
}

public protocol SKWarpable: AnyObject {
    @MainActor var warpGeometry: SKWarpGeometry? { get set }
    @MainActor var subdivisionLevels: Int { get set }
}
extension SKSpriteNode: SKWarpable {}
extension SKEffectNode: SKWarpable {}
