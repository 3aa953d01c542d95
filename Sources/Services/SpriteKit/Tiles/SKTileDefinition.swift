// SPDX-License-Identifier: MIT

public enum SKTileDefinitionRotation: UInt, Sendable { case rotation0 = 0, rotation90, rotation180, rotation270 }
public enum SKTileSetType: UInt, Sendable { case grid = 0, isometric, hexagonalFlat, hexagonalPointy }

/// Which neighbours of the same group a tile has.
public struct SKTileAdjacencyMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1 << 0)
    public static let adjacencyUpperRight = SKTileAdjacencyMask(rawValue: 1 << 1)
    public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 1 << 2)
    public static let adjacencyLowerRight = SKTileAdjacencyMask(rawValue: 1 << 3)
    public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 1 << 4)
    public static let adjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 1 << 5)
    public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 1 << 6)
    public static let adjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 1 << 7)
    public static let adjacencyAll = SKTileAdjacencyMask(rawValue: 0xFF)
    public static let adjacencyUpEdge: SKTileAdjacencyMask = [
        .adjacencyRight, .adjacencyLowerRight, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,
    ]
    public static let adjacencyRightEdge: SKTileAdjacencyMask = [
        .adjacencyUp, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft, .adjacencyUpperLeft,
    ]
    public static let adjacencyDownEdge: SKTileAdjacencyMask = [
        .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLeft, .adjacencyUpperLeft,
    ]
    public static let adjacencyLeftEdge: SKTileAdjacencyMask = [
        .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,
    ]
    public static let adjacencyUpperRightEdge: SKTileAdjacencyMask = [
        .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,
    ]
    public static let adjacencyLowerRightEdge: SKTileAdjacencyMask = [
        .adjacencyUp, .adjacencyUpperLeft, .adjacencyLeft,
    ]
    public static let adjacencyLowerLeftEdge: SKTileAdjacencyMask = [
        .adjacencyUp, .adjacencyUpperRight, .adjacencyRight,
    ]
    public static let adjacencyUpperLeftEdge: SKTileAdjacencyMask = [
        .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,
    ]
    public static let adjacencyUpperRightCorner = adjacencyAll.subtracting(.adjacencyUpperRight)
    public static let adjacencyLowerRightCorner = adjacencyAll.subtracting(.adjacencyLowerRight)
    public static let adjacencyLowerLeftCorner = adjacencyAll.subtracting(.adjacencyLowerLeft)
    public static let adjacencyUpperLeftCorner = adjacencyAll.subtracting(.adjacencyUpperLeft)
}

/// A tile's pictures.
open class SKTileDefinition: __ObjCObject, NSCopying {
    /// More than one: shown one after the other.
    open var textures: [SKTexture]
    open var normalTextures: [SKTexture] = []
    open var userData: NSMutableDictionary?
    open var name: String?
    /// Points.
    open var size: CGSize
    /// Seconds.
    open var timePerFrame: CGFloat = 0.1
    /// How likely it is among those of its rule.
    open var placementWeight = 1
    open var rotation = SKTileDefinitionRotation.rotation0
    open var flipVertically = false
    open var flipHorizontally = false

    public override convenience init() { self.init(textures: [], size: .zero, timePerFrame: 0.1) }
    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(textures: [texture], size: size, timePerFrame: 0.1)
    }
    public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
        self.init(texture: texture, size: size)
        normalTextures = [normalTexture]
    }
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileDefinition(textures: textures, size: size, timePerFrame: timePerFrame)
        (copy.normalTextures, copy.userData, copy.name) = (normalTextures, userData, name)
        (copy.placementWeight, copy.rotation) = (placementWeight, rotation)
        (copy.flipVertically, copy.flipHorizontally) = (flipVertically, flipHorizontally)
        return copy
    }
}

/// Which tiles a group has where its neighbours are as `adjacency` says.
open class SKTileGroupRule: __ObjCObject, NSCopying {
    open var adjacency: SKTileAdjacencyMask
    open var tileDefinitions: [SKTileDefinition]
    open var name: String?

    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroupRule(adjacency: adjacency, tileDefinitions: tileDefinitions)
        copy.name = name
        return copy
    }
}

/// Tiles that belong together, such as those of grass.
open class SKTileGroup: __ObjCObject, NSCopying {
    open var rules: [SKTileGroupRule]
    open var name: String?

    public init(rules: [SKTileGroupRule]) {
        self.rules = rules
        super.init()
    }
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
    }
    open class func empty() -> Self { unsafeDowncast(SKTileGroup(rules: []), to: Self.self) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroup(rules: rules)
        copy.name = name
        return copy
    }
}

/// The groups of tiles that a map is made of.
open class SKTileSet: __ObjCObject, NSCopying {
    open var tileGroups: [SKTileGroup]
    open var name: String?
    open var type: SKTileSetType
    open var defaultTileGroup: SKTileGroup?
    /// Points.
    open var defaultTileSize = CGSize.zero

    public convenience init(tileGroups: [SKTileGroup]) { self.init(tileGroups: tileGroups, tileSetType: .grid) }
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        (self.tileGroups, type) = (tileGroups, tileSetType)
        super.init()
        if type != .grid { Unsupported.report("SKTileSet of type \(tileSetType): drawn as a grid") }
    }
    /// Tile sets of files are not read: nil, and reported.
    public convenience init?(named name: String) {
        Unsupported.report("SKTileSet(named:)")
        return nil
    }
    public convenience init?(from url: URL) {
        Unsupported.report("SKTileSet(from:)")
        return nil
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileSet(tileGroups: tileGroups, tileSetType: type)
        (copy.name, copy.defaultTileGroup, copy.defaultTileSize) = (name, defaultTileGroup, defaultTileSize)
        return copy
    }
}
