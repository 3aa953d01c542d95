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
open class SKTileDefinition: __ObjCObject, NSCopying, NSSecureCoding {
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

    public required init?(coder: NSCoder) {
        textures = (coder.stored(forKey: "_textures") as? [Any] ?? []).compactMap { $0 as? SKTexture }
        normalTextures = (coder.stored(forKey: "_normals") as? [Any] ?? []).compactMap { $0 as? SKTexture }
        size = CGSize(width: SceneValue.number(coder, "_width") ?? 0, height: SceneValue.number(coder, "_height") ?? 0)
        super.init()
        name = coder.stored(forKey: "_name") as? String
        if let data = coder.stored(forKey: "_userData") as? [String: Any] {
            userData = NSMutableDictionary(dictionary: data)
        }
        timePerFrame = CGFloat(SceneValue.number(coder, "_timePerFrame") ?? 0.1)
        placementWeight = Int(SceneValue.number(coder, "_placementWeight") ?? 1)
        rotation = SKTileDefinitionRotation(rawValue: UInt(SceneValue.number(coder, "_orientation") ?? 0)) ?? .rotation0
    }
    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: textures), forKey: "_textures")
        coder.encode(NSArray(array: normalTextures), forKey: "_normals")
        coder.encode(Double(size.width), forKey: "_width")
        coder.encode(Double(size.height), forKey: "_height")
        coder.encode(name as NSString?, forKey: "_name")
        coder.encode(userData, forKey: "_userData")
        coder.encode(Double(timePerFrame), forKey: "_timePerFrame")
        coder.encode(placementWeight, forKey: "_placementWeight")
        coder.encode(Int(rotation.rawValue), forKey: "_orientation")
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
open class SKTileGroupRule: __ObjCObject, NSCopying, NSSecureCoding {
    open var adjacency: SKTileAdjacencyMask
    open var tileDefinitions: [SKTileDefinition]
    open var name: String?

    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
        super.init()
    }
    public required init?(coder: NSCoder) {
        adjacency = SKTileAdjacencyMask(rawValue: UInt(SceneValue.number(coder, "_adjacency") ?? 0))
        tileDefinitions = (coder.stored(forKey: "_tileDefinitions") as? [Any] ?? []).compactMap {
            $0 as? SKTileDefinition
        }
        super.init()
        name = coder.stored(forKey: "_name") as? String
    }
    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(Int(adjacency.rawValue), forKey: "_adjacency")
        coder.encode(NSArray(array: tileDefinitions), forKey: "_tileDefinitions")
        coder.encode(name as NSString?, forKey: "_name")
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroupRule(adjacency: adjacency, tileDefinitions: tileDefinitions)
        copy.name = name
        return copy
    }
}

/// Tiles that belong together, such as those of grass.
open class SKTileGroup: __ObjCObject, NSCopying, NSSecureCoding {
    open var rules: [SKTileGroupRule]
    open var name: String?

    /// Without rules: as the empty one.
    public convenience override init() { self.init(rules: []) }

    public init(rules: [SKTileGroupRule]) {
        self.rules = rules
        super.init()
    }
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
    }
    open class func empty() -> Self { unsafeDowncast(SKTileGroup(rules: []), to: Self.self) }
    public required init?(coder: NSCoder) {
        rules = (coder.stored(forKey: "_rules") as? [Any] ?? []).compactMap { $0 as? SKTileGroupRule }
        super.init()
        name = coder.stored(forKey: "_name") as? String
    }
    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: rules), forKey: "_rules")
        coder.encode(name as NSString?, forKey: "_name")
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroup(rules: rules)
        copy.name = name
        return copy
    }
}

/// The groups of tiles that a map is made of.
open class SKTileSet: __ObjCObject, NSCopying, NSSecureCoding {
    open var tileGroups: [SKTileGroup]
    open var name: String?
    open var type: SKTileSetType
    open var defaultTileGroup: SKTileGroup?
    /// Points.
    open var defaultTileSize = CGSize.zero

    /// Without groups.
    public convenience override init() { self.init(tileGroups: []) }

    public convenience init(tileGroups: [SKTileGroup]) { self.init(tileGroups: tileGroups, tileSetType: .grid) }
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        (self.tileGroups, type) = (tileGroups, tileSetType)
        super.init()
        reportType()
    }
    private func reportType() {
        if type != .grid { Unsupported.report("SKTileSet of type \(type): drawn as a grid") }
    }
    public required init?(coder: NSCoder) {
        tileGroups = (coder.stored(forKey: "_groups") as? [Any] ?? []).compactMap { $0 as? SKTileGroup }
        type = SKTileSetType(rawValue: UInt(SceneValue.number(coder, "_type") ?? 0)) ?? .grid
        super.init()
        name = coder.stored(forKey: "_name") as? String
        defaultTileGroup = coder.stored(forKey: "_defaultTileGroup") as? SKTileGroup
        defaultTileSize = CGSize(
            width: SceneValue.number(coder, "_defaultTileSize.width") ?? 0,
            height: SceneValue.number(coder, "_defaultTileSize.height") ?? 0)
        reportType()
    }
    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: tileGroups), forKey: "_groups")
        coder.encode(Int(type.rawValue), forKey: "_type")
        coder.encode(name as NSString?, forKey: "_name")
        coder.encode(defaultTileGroup, forKey: "_defaultTileGroup")
        coder.encode(Double(defaultTileSize.width), forKey: "_defaultTileSize.width")
        coder.encode(Double(defaultTileSize.height), forKey: "_defaultTileSize.height")
    }
    /// The set of this name in the app's files.
    public convenience init?(named name: String) {
        guard let found = SceneFiles.tileSets[name] else { return nil }
        self.init(found)
    }
    /// The first set of a file.
    public convenience init?(from url: URL) {
        guard let found = SceneFiles.tileSets(in: url).first else { return nil }
        self.init(found)
    }
    private convenience init(_ other: SKTileSet) {
        self.init(tileGroups: other.tileGroups, tileSetType: other.type)
        (name, defaultTileGroup, defaultTileSize) = (other.name, other.defaultTileGroup, other.defaultTileSize)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileSet(tileGroups: tileGroups, tileSetType: type)
        (copy.name, copy.defaultTileGroup, copy.defaultTileSize) = (name, defaultTileGroup, defaultTileSize)
        return copy
    }
}
