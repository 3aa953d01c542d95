// SPDX-License-Identifier: MIT

/// What makes an object of an archive's class.
enum ArchivedClass {
    typealias Maker = @MainActor (SceneCoder) -> Any?

    /// Files of the scene editor read with an unarchiver of the app's own, as Xcode's templates did, name classes that
    /// have other names here.
    static let areKnownToUnarchivers: Bool = {
        NSKeyedUnarchiver.setClass(SKPhysicsBody.self, forClassName: "PKPhysicsBody")
        NSKeyedUnarchiver.setClass(SKPhysicsWorld.self, forClassName: "PKPhysicsWorld")
        NSKeyedUnarchiver.setClass(SKTexture.self, forClassName: "SKTexture")
        NSKeyedUnarchiver.setClass(SKTileSet.self, forClassName: "SKTileSet")
        NSKeyedUnarchiver.setClass(SKTileGroup.self, forClassName: "SKTileGroup")
        NSKeyedUnarchiver.setClass(SKTileGroupRule.self, forClassName: "SKTileGroupRule")
        NSKeyedUnarchiver.setClass(SKTileDefinition.self, forClassName: "SKTileDefinition")
        // Foundation finds classes by the module's name too, which Apple's archives have not.
        for (name, type) in nodes { NSKeyedUnarchiver.setClass(type, forClassName: name) }
        return true
    }()

    /// - Parameter rootType: what the caller asked the file's root to be of.
    static func named(_ name: String, _ coder: SceneCoder, rootType: AnyClass?) -> Maker? {
        switch name {
        case "SKTexture": return { SKTexture(coder: $0) }
        case "SKKeyframeSequence": return { SKKeyframeSequence(coder: $0) }
        case "PKPhysicsBody": return { SKPhysicsBody(coder: $0) }
        case "SKTileSet": return { SKTileSet(coder: $0) }
        case "SKTileGroup": return { SKTileGroup(coder: $0) }
        case "SKTileGroupRule": return { SKTileGroupRule(coder: $0) }
        case "SKTileDefinition": return { SKTileDefinition(coder: $0) }
        // Its values are the scene's own world's.
        case "PKPhysicsWorld": return { $0 }
        case "SKReachConstraints":
            return { coder in
                SKReachConstraints(
                    lowerAngleLimit: CGFloat(coder.decodeDouble(forKey: "_lowerAngleLimit")),
                    upperAngleLimit: CGFloat(coder.decodeDouble(forKey: "_upperAngleLimit")))
            }
        default: break
        }
        if let action = ArchivedAction.makers[name] { return action }
        guard let base = node(name) else { return nil }
        return { coder in type(base, coder, rootType).init(coder: coder) }
    }

    private static func node(_ name: String) -> SKNode.Type? {
        nodes[name] ?? __NSClassFromString(name) as? SKNode.Type
    }

    private static let nodes: [String: SKNode.Type] = [
        "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self,
        "SKLabelNode": SKLabelNode.self, "SKShapeNode": SKShapeNode.self, "SKEmitterNode": SKEmitterNode.self,
        "SKCameraNode": SKCameraNode.self, "SKEffectNode": SKEffectNode.self, "SKCropNode": SKCropNode.self,
        "SKFieldNode": SKFieldNode.self, "SKLightNode": SKLightNode.self, "SKReferenceNode": SKReferenceNode.self,
        "SKTileMapNode": SKTileMapNode.self,
    ]

    /// The class that the editor was told for the node, else the caller's, else the archive's: always one below it.
    private static func type(_ base: SKNode.Type, _ coder: SceneCoder, _ rootType: AnyClass?) -> SKNode.Type {
        if let custom = customName(coder), let found = appClass(custom), isSame(found, orBelow: base) { return found }
        if let root = rootType as? SKNode.Type, isSame(root, orBelow: base) { return root }
        return base
    }

    private static func isSame(_ type: AnyClass, orBelow base: AnyClass) -> Bool {
        sequence(first: type, next: { class_getSuperclass($0) }).contains { $0 === base }
    }

    private static func customName(_ coder: SceneCoder) -> String? {
        let info = coder.stored(forKey: "_info") as? [String: Any]
        return (info?["_PB_previewSKNodeCustomClassName"] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Of the module that the name has, or of the app.
    private static func appClass(_ name: String) -> SKNode.Type? {
        if let found = __NSClassFromString(name) as? SKNode.Type { return found }
        let module = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ""
        let identifier = String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return __NSClassFromString("\(identifier).\(name)") as? SKNode.Type
    }
}
