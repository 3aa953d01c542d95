// SPDX-License-Identifier: MIT

/// A grid of tiles; rows count from the bottom.
@preconcurrency @MainActor
open class SKTileMapNode: SKNode {
    private struct Tile {
        var group: SKTileGroup
        /// nil: chosen by the group's rules.
        var definition: SKTileDefinition?
    }
    private var tiles: [Int: Tile] = [:]
    final var sprites: [Int: SKSpriteNode] = [:]
    private var needsTiles = false

    /// Without tiles.
    public convenience override init() { self.init(tileSet: SKTileSet(), columns: 0, rows: 0, tileSize: .zero) }

    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        self.tileSet = tileSet
        (numberOfColumns, numberOfRows, self.tileSize) = (columns, rows, tileSize)
        super.init()
    }
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    /// - Parameter tileGroupLayout: row by row from the bottom.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        for (index, group) in tileGroupLayout.prefix(columns * rows).enumerated() { tiles[index] = Tile(group: group) }
        tilesDidChange()
    }
    public required init?(coder aDecoder: NSCoder) {
        tileSet = SKTileSet(tileGroups: [])
        super.init(coder: aDecoder)
    }

    open var tileSet: SKTileSet
    open var numberOfColumns = 0 { didSet { tilesDidChange() } }
    open var numberOfRows = 0 { didSet { tilesDidChange() } }
    /// Points.
    open var tileSize = CGSize.zero { didSet { tilesDidChange() } }
    open var mapSize: CGSize {
        CGSize(width: tileSize.width * CGFloat(numberOfColumns), height: tileSize.height * CGFloat(numberOfRows))
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { tilesDidChange() } }
    open var color = UIColor.clear { didSet { tilesDidChange() } }
    open var colorBlendFactor: CGFloat = 0 { didSet { tilesDidChange() } }
    open var blendMode = SKBlendMode.alpha { didSet { tilesDidChange() } }
    open var shader: SKShader? { didSet { shader.reportIfSet() } }
    open var lightingBitMask: UInt32 = 0
    /// Chooses tiles by the groups' rules when groups are set.
    open var enableAutomapping = true

    open func fill(with tileGroup: SKTileGroup?) {
        tiles = [:]
        if let tileGroup {
            for index in 0..<max(0, numberOfColumns * numberOfRows) { tiles[index] = Tile(group: tileGroup) }
        }
        tilesDidChange()
    }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
        index(column, row).flatMap { tiles[$0]?.group }
    }
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        index(column, row).flatMap { definition(at: $0) }
    }
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        guard let index = index(column, row) else { return }
        tiles[index] = tileGroup.map { Tile(group: $0) }
        tilesDidChange()
    }
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) {
        guard let index = index(column, row) else { return }
        tiles[index] = Tile(group: tileGroup, definition: tileDefinition)
        tilesDidChange()
    }
    /// - Parameter position: in the node's coordinates. A place beside the map has a column or row that is not there.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        tileSize.width > 0 ? Int(((position.x - origin.x) / tileSize.width).rounded(.down)) : 0
    }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        tileSize.height > 0 ? Int(((position.y - origin.y) / tileSize.height).rounded(.down)) : 0
    }
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: origin.x + (CGFloat(column) + 0.5) * tileSize.width, y: origin.y + (CGFloat(row) + 0.5) * tileSize.height
        )
    }

    private var origin: CGPoint {
        CGPoint(x: -anchorPoint.x * mapSize.width, y: -anchorPoint.y * mapSize.height)
    }
    private func index(_ column: Int, _ row: Int) -> Int? {
        guard (0..<numberOfColumns).contains(column), (0..<numberOfRows).contains(row) else { return nil }
        return row * numberOfColumns + column
    }
    override var contentBounds: CGRect? { mapSize == .zero ? nil : CGRect(origin: origin, size: mapSize) }
    override func makeArtist() -> NodeArtist? { TileMapArtist(self) }

    // MARK: Which tile

    private func definition(at index: Int) -> SKTileDefinition? {
        guard let tile = tiles[index] else { return nil }
        if let definition = tile.definition { return definition }
        let rule = enableAutomapping ? rule(of: tile.group, at: index) : tile.group.rules.first
        guard let choices = rule?.tileDefinitions, !choices.isEmpty else { return nil }
        // By place, so that the same map looks the same at every run.
        let total = choices.reduce(0) { $0 + max(0, $1.placementWeight) }
        var pick = total > 0 ? (index &* 7919 &+ index / 7) % total : 0
        return choices.first {
            pick -= max(0, $0.placementWeight)
            return pick < 0
        } ?? choices.first
    }

    /// The rule that fits the neighbours; else the one for the middle.
    private func rule(of group: SKTileGroup, at index: Int) -> SKTileGroupRule? {
        guard group.rules.count > 1 else { return group.rules.first }
        let around = neighbours(of: index, in: group)
        let fitting = group.rules.filter { around.isSuperset(of: $0.adjacency) }
        return fitting.max { $0.adjacency.rawValue.nonzeroBitCount < $1.adjacency.rawValue.nonzeroBitCount }
            ?? group.rules.first { $0.adjacency == .adjacencyAll } ?? group.rules.first
    }

    private func neighbours(of index: Int, in group: SKTileGroup) -> SKTileAdjacencyMask {
        let (column, row) = (index % numberOfColumns, index / numberOfColumns)
        let places: [(Int, Int, SKTileAdjacencyMask)] = [
            (0, 1, .adjacencyUp), (1, 1, .adjacencyUpperRight), (1, 0, .adjacencyRight), (1, -1, .adjacencyLowerRight),
            (0, -1, .adjacencyDown), (-1, -1, .adjacencyLowerLeft), (-1, 0, .adjacencyLeft),
            (-1, 1, .adjacencyUpperLeft),
        ]
        return places.reduce(into: []) { mask, place in
            if tileGroup(atColumn: column + place.0, row: row + place.1) === group { mask.insert(place.2) }
        }
    }

    // MARK: Sprites

    private func tilesDidChange() { needsTiles = true }

    /// The sprites that show the tiles, made anew where something changed.
    final func updateSprites() -> [SKSpriteNode] {
        if needsTiles {
            needsTiles = false
            sprites = [:]
            for index in tiles.keys { sprites[index] = sprite(at: index) }
        }
        return sprites.keys.sorted().compactMap { sprites[$0] }
    }

    private func sprite(at index: Int) -> SKSpriteNode? {
        guard numberOfColumns > 0, let definition = definition(at: index), let texture = definition.textures.first
        else {
            return nil
        }
        if definition.textures.count > 1 {
            Unsupported.report("SKTileDefinition: tiles of several textures stand still")
        }
        let sprite = SKSpriteNode(texture: texture, size: definition.size == .zero ? tileSize : definition.size)
        sprite.position = centerOfTile(atColumn: index % numberOfColumns, row: index / numberOfColumns)
        sprite.zRotation = -CGFloat(definition.rotation.rawValue) * .pi / 2
        sprite.xScale = definition.flipHorizontally ? -1 : 1
        sprite.yScale = definition.flipVertically ? -1 : 1
        (sprite.color, sprite.colorBlendFactor, sprite.blendMode) = (color, colorBlendFactor, blendMode)
        return sprite
    }
}

/// Shows a map's tiles below those of its children.
final class TileMapArtist: NodeArtist {
    private let node: SKTileMapNode

    init(_ node: SKTileMapNode) {
        self.node = node
        super.init(CALayer())
    }

    override func update(_ transform: CGAffineTransform, alpha: CGFloat, on stage: Stage) {
        setAlpha(alpha)
        layer.show(stage.layers(of: node.updateSprites(), transform, alpha: 1))
    }
}
