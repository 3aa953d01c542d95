// SPDX-License-Identifier: MIT
import Testing

@testable import SpriteKit

@Suite(.serialized) @MainActor struct SceneFileTests {
    /// A property list as Foundation sees it.
    private func plain(_ value: ArchiveValue) -> NSObject {
        switch value {
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .text(let text): text as NSString
        case .data(let data): data as NSData
        case .array(let list): NSArray(array: list.map(plain))
        case .dictionary(let table): NSDictionary(dictionary: table.mapValues(plain))
        case .reference(let number): NSNumber(value: number)
        }
    }

    private func random(depth: Int) -> NSObject {
        switch Int.random(in: 0...(depth > 0 ? 7 : 5)) {
        case 0: NSNumber(value: Bool.random())
        case 1: NSNumber(value: Int64.random(in: -70000...70000) * (Bool.random() ? 1 : 1 << 40))
        case 2: NSNumber(value: Double.random(in: -1e6...1e6))
        case 3: String(repeating: "ab", count: Int.random(in: 0...20)) as NSString
        case 4: String((0..<Int.random(in: 1...30)).map { _ in "äß日😀z".randomElement() ?? "x" }) as NSString
        case 5: Data((0..<Int.random(in: 0...300)).map { _ in UInt8.random(in: 0...255) }) as NSData
        case 6: NSArray(array: (0..<Int.random(in: 0...20)).map { _ in random(depth: depth - 1) })
        default:
            NSDictionary(
                dictionary: Dictionary(
                    (0..<Int.random(in: 0...20)).map { ("key \($0)", random(depth: depth - 1)) },
                    uniquingKeysWith: { $1 }))
        }
    }

    @Test("binary property lists are read as Foundation wrote them, at random")
    func propertyLists() throws {
        for _ in 0..<200 {
            let list = NSArray(array: [random(depth: 3)])
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            #expect(plain(try ArchiveValue(data)) == list)
        }
    }

    @Test("a damaged file is an error, never a trap")
    func damage() throws {
        let list = NSDictionary(dictionary: ["$objects": [1, "a", [2.5, "b"]], "$top": ["root": "c"]])
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        for _ in 0..<20_000 {
            var bytes = [UInt8](data)
            for _ in 0..<Int.random(in: 1...4) { bytes[Int.random(in: 8..<bytes.count)] = UInt8.random(in: 0...255) }
            if Bool.random() { bytes.removeLast(Int.random(in: 0..<bytes.count)) }
            do { _ = try SceneArchive(Data(bytes)).root } catch {}
        }
    }

    /// The keys and classes of the scene editor's files, written out by hand.
    private static let objects = """
        <string>$null</string>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>2</integer></dict>
            <key>Scene_bounds</key><dict><key>CF$UID</key><integer>3</integer></dict>
            <key>_anchorPoint</key><string>{0.5, 0.5}</string>
            <key>_backgroundColorR</key><real>0.5</real><key>_backgroundColorG</key><real>0.25</real>
            <key>_backgroundColorB</key><real>1</real><key>_scaleMode</key><integer>1</integer>
            <key>_physicsWorld</key><dict><key>CF$UID</key><integer>9</integer></dict>
            <key>_children</key><dict><key>CF$UID</key><integer>5</integer></dict></dict>
        <dict><key>$classname</key><string>SKScene</string></dict>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>4</integer></dict>
            <key>NS.rectval</key><string>{{-375, -667}, {750, 1334}}</string><key>NS.special</key><integer>3</integer></dict>
        <dict><key>$classname</key><string>NSValue</string></dict>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>6</integer></dict>
            <key>NS.objects</key><array><dict><key>CF$UID</key><integer>7</integer></dict></array></dict>
        <dict><key>$classname</key><string>NSMutableArray</string></dict>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>8</integer></dict>
            <key>_name</key><string>title</string><key>_text</key><string>Hello</string><key>_fontSize</key><real>48</real>
            <key>_position</key><string>{20, -30}</string><key>_opacity</key><real>0.5</real>
            <key>_zPosition</key><real>3</real><key>_PKPhysicsBody</key><dict><key>CF$UID</key><integer>11</integer></dict></dict>
        <dict><key>$classname</key><string>SKLabelNode</string></dict>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>10</integer></dict>
            <key>gravity</key><string>{1, -2}</string><key>speedMultiplier</key><real>0.5</real></dict>
        <dict><key>$classname</key><string>PKPhysicsWorld</string></dict>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>12</integer></dict>
            <key>_shapeType</key><integer>1</integer><key>_radius</key><real>75</real><key>dynamic</key><false/>
            <key>categoryBitMask</key><integer>-1</integer><key>collisionBitMask</key><integer>5</integer></dict>
        <dict><key>$classname</key><string>PKPhysicsBody</string></dict>
        """

    private static let file = archive(withTextsAsObjects(objects))
    /// As Xcode 6 wrote it: nodes' numbers are objects too, those of bodies are not.
    private static let fileOfObjects = archive(
        withTextsAsObjects(objects, areNumbersObjects: true))

    private static func archive(_ objects: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>$archiver</key>
            <string>NSKeyedArchiver</string>
            <key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
            <key>$version</key><integer>100000</integer><key>$objects</key><array>\(objects)</array>
            </dict></plist>
            """.utf8)
    }

    /// Archives refer to texts as to all objects; names of classes stand where they are, each in a list of
    /// superclasses as well.
    private static func withTextsAsObjects(_ objects: String, areNumbersObjects: Bool = false) -> String {
        var moved = ""
        // After the thirteen objects.
        var count = 12
        func reference(_ key: Substring, _ value: Substring) -> String {
            moved += value
            count += 1
            return "\(key)<dict><key>CF$UID</key><integer>\(count)</integer></dict>"
        }
        var body = objects.replacing(/(<key>(?!\$classname)[^<]*<\/key>)(<string>[^<]*<\/string>)/) { match in
            reference(match.1, match.2)
        }
        if areNumbersObjects {
            body.replace(
                /(<key>_(?!shapeType|radius)[^<]*<\/key>)(<(?:real|integer)>[^<]*<\/(?:real|integer)>)/
            ) { match in
                reference(match.1, match.2)
            }
        }
        let classes = body.replacing(/<key>\$classname<\/key>(<string>[^<]*<\/string>)/) {
            "\($0.0)<key>$classes</key><array>\($0.1)</array>"
        }
        return classes + moved
    }

    private final class Level: SKScene {}

    @Test("a scene's file gives its nodes, body and world; the class asked for is made", arguments: [false, true])
    func scene(areNumbersObjects: Bool) throws {
        let file = areNumbersObjects ? Self.fileOfObjects : Self.file
        try expectLevel(SceneArchive(file, rootType: Level.self).root)
    }

    @Test("a scene's file gives the same to an unarchiver of the app's own that was told the scene's class")
    func ownUnarchiver() throws {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: Self.file)
        unarchiver.requiresSecureCoding = false
        unarchiver.setClass(Level.self, forClassName: "SKScene")
        try expectLevel(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey))
        unarchiver.finishDecoding()
    }

    private func expectLevel(_ root: Any?) throws {
        let scene = try #require(root as? SKScene)
        #expect(scene is Level && scene.size == CGSize(width: 750, height: 1334) && scene.scaleMode == .aspectFill)
        #expect(scene.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(scene.backgroundColor == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
        #expect(scene.physicsWorld.gravity == CGVector(dx: 1, dy: -2) && scene.physicsWorld.speed == 0.5)
        let label = try #require(scene.childNode(withName: "title") as? SKLabelNode)
        #expect(label.text == "Hello" && label.fontSize == 48 && label.position == CGPoint(x: 20, y: -30))
        #expect(label.alpha == 0.5 && label.zPosition == 3)
        let body = try #require(label.physicsBody)
        #expect(abs(body.area - .pi / 4) < 1e-9 && !body.isDynamic && body.node === label)
        #expect(body.categoryBitMask == .max && body.collisionBitMask == 5)
    }

    @Test("a tree is the same after it was archived")
    func archives() throws {
        let scene = SKScene(size: CGSize(width: 320, height: 480))
        scene.backgroundColor = UIColor(red: 0.5, green: 0.25, blue: 0.75, alpha: 1)
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 30, height: 40))
        (sprite.name, sprite.position, sprite.zRotation) = ("ship", CGPoint(x: 3, y: 4), 1.5)
        sprite.physicsBody = SKPhysicsBody(rectangleOf: sprite.size)
        sprite.physicsBody?.restitution = 0.75
        scene.addChild(sprite)
        let fire = SKEmitterNode()
        (fire.name, fire.particleBirthRate, fire.yAcceleration) = ("fire", 80, -7)
        sprite.addChild(fire)
        for node in [SKLabelNode(text: "score"), SKShapeNode(circleOfRadius: 3), SKCropNode(), SKCameraNode()] {
            scene.addChild(node)
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: scene, requiringSecureCoding: false)
        let back = try #require(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? SKScene)
        #expect(back.size == scene.size && back.backgroundColor == scene.backgroundColor)
        let ship = try #require(back.childNode(withName: "ship") as? SKSpriteNode)
        #expect(ship.size == sprite.size && ship.position == sprite.position && ship.zRotation == 1.5)
        #expect(ship.physicsBody?.restitution == 0.75 && abs((ship.physicsBody?.area ?? 0) - 1200 / 22500) < 1e-9)
        let flame = try #require(ship.childNode(withName: "fire") as? SKEmitterNode)
        #expect(flame.particleBirthRate == 80 && flame.yAcceleration == -7)
        #expect(back.children.map { "\(type(of: $0))" } == scene.children.map { "\(type(of: $0))" })
        #expect((back.children[1] as? SKLabelNode)?.text == "score")
        #expect((back.children[2] as? SKShapeNode)?.path?.boundingBox == CGRect(x: -3, y: -3, width: 6, height: 6))
    }

    private static func map() -> (map: SKTileMapNode, water: [SKTileDefinition]) {
        let water = ["middle", "edge"].map { name in
            let definition = SKTileDefinition(texture: SKTexture(), size: CGSize(width: 32, height: 32))
            definition.name = name
            return definition
        }
        let rules = zip([SKTileAdjacencyMask.adjacencyAll, .adjacencyUpEdge], water).map {
            SKTileGroupRule(adjacency: $0, tileDefinitions: [$1])
        }
        let groups = [SKTileGroup(tileDefinition: SKTileDefinition()), SKTileGroup(rules: rules)]
        groups[1].name = "water"
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: groups), columns: 2, rows: 2, tileSize: CGSize(width: 32, height: 16))
        map.setTileGroup(groups[0], forColumn: 0, row: 0)
        map.setTileGroup(groups[1], andTileDefinition: water[1], forColumn: 1, row: 1)
        return (map, water)
    }

    @Test("a map's file has four bytes a tile from the bottom row up: its definition's number in the set, its group's")
    func tileWords() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        Self.map().map.encode(with: archiver)
        let back = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        back.requiresSecureCoding = false
        // As the scene editor writes empty tiles.
        let empty: [UInt8] = [0xFF, 0xFF, 0xFF, 0x7F]
        let bytes: [UInt8] = [0, 0, 0, 0] + empty + empty + [2, 0, 1, 0]
        #expect(back.decodeObject(forKey: "_rawTiles") as? Data == Data(bytes))
    }

    @Test("a map of tiles is the same after it was archived, with its set, groups, rules and definitions")
    func archivedMaps() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: Self.map().map, requiringSecureCoding: false)
        let map = try #require(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? SKTileMapNode)
        #expect(map.numberOfColumns == 2 && map.numberOfRows == 2 && map.tileSize == CGSize(width: 32, height: 16))
        #expect(map.tileSet.tileGroups.count == 2 && map.tileGroup(atColumn: 1, row: 0) == nil)
        #expect(map.tileGroup(atColumn: 0, row: 0) === map.tileSet.tileGroups[0])
        #expect(map.tileGroup(atColumn: 1, row: 1)?.name == "water")
        let edge = try #require(map.tileDefinition(atColumn: 1, row: 1))
        #expect(edge.name == "edge" && edge.size == CGSize(width: 32, height: 32))
        #expect(map.tileSet.tileGroups[1].rules.map(\.adjacency) == [.adjacencyAll, .adjacencyUpEdge])
    }

    @Test("an atlas' pictures are found by their names whatever folders of it they lie in")
    func atlasFolders() throws {
        let files = FileManager.default
        let bundle = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for path in ["Sea.atlas/fish.png", "Sea.atlas/birds/gull@2x.png", "Sea.atlas/birds/far/tern.jpg", "land.png"] {
            let file = bundle.appendingPathComponent(path)
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let size = CGSize(width: 4, height: 4)
            let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
            try #require(path.hasSuffix("jpg") ? image.jpegData(compressionQuality: 1) : image.pngData()).write(
                to: file)
        }
        let atlas = try #require(AtlasFolder.all(in: bundle).first)
        #expect(atlas.name == "Sea" && AtlasFolder.all(in: bundle).count == 1)
        #expect(atlas.pictureNames == ["fish.png", "gull.png", "tern.jpg"])
        for name in ["fish", "gull", "gull.png", "tern"] { #expect(PictureFiles.picture(name, in: atlas) != nil) }
        #expect(PictureFiles.picture("land", in: atlas) == nil)
    }
}
