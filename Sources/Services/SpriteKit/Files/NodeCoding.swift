// SPDX-License-Identifier: MIT

// Keys as in the files of Xcode's scene editor, so that one reading serves those files and archives of one's own.
extension SKNode {
    /// Reads the node's properties from `coder`; called by every node's `init(coder:)` once, when all classes' defaults
    /// are set.
    final func readArchive(_ coder: NSCoder) {
        _ = ArchivedClass.areKnownToUnarchivers
        readNode(coder)
        switch self {
        case let scene as SKScene: scene.readScene(coder)
        case let sprite as SKSpriteNode: sprite.readSprite(coder)
        case let label as SKLabelNode: label.readLabel(coder)
        case let emitter as SKEmitterNode: emitter.decodeEmitter(coder)
        case let shape as SKShapeNode: shape.readShape(coder)
        case let effect as SKEffectNode: effect.readEffect(coder)
        case let crop as SKCropNode: crop.maskNode = coder.stored(forKey: "_maskNode") as? SKNode
        case let map as SKTileMapNode: map.readTiles(coder)
        default: reportOwnValues()
        }
    }

    /// Archives have of these what all nodes have.
    private func reportOwnValues() {
        if self is SKFieldNode || self is SKLightNode {
            Unsupported.report("\(type(of: self)) in archives: its own values")
        }
    }

    final func writeArchive(_ coder: NSCoder) {
        writeNode(coder)
        switch self {
        case let scene as SKScene: scene.writeScene(coder)
        case let sprite as SKSpriteNode: sprite.writeSprite(coder)
        case let label as SKLabelNode: label.writeLabel(coder)
        case let emitter as SKEmitterNode: emitter.encodeEmitter(coder)
        case let shape as SKShapeNode: shape.writeShape(coder)
        case let effect as SKEffectNode: effect.writeEffect(coder)
        case let crop as SKCropNode: coder.encode(crop.maskNode, forKey: "_maskNode")
        case let map as SKTileMapNode: map.writeTiles(coder)
        default: reportOwnValues()
        }
    }

    private static var numbers: [(String, ReferenceWritableKeyPath<SKNode, CGFloat>)] {
        [
            ("_zPosition", \.zPosition), ("_zRotation", \.zRotation), ("_xScale", \.xScale), ("_yScale", \.yScale),
            ("_opacity", \.alpha),
        ]
    }

    private func readNode(_ coder: NSCoder) {
        if let point = SceneValue.point(coder, "_position") { position = point }
        for (key, path) in Self.numbers {
            if let number = SceneValue.number(coder, key) { self[keyPath: path] = CGFloat(number) }
        }
        isHidden = SceneValue.number(coder, "_hidden") ?? 0 != 0
        name = coder.stored(forKey: "_name") as? String
        if let data = coder.stored(forKey: "_userData") as? [String: Any] {
            userData = NSMutableDictionary(dictionary: data)
        }
        for child in coder.stored(forKey: "_children") as? [Any] ?? [] {
            if let node = child as? SKNode, node.parent == nil { addChild(node) }
        }
        physicsBody = coder.stored(forKey: "_PKPhysicsBody") as? SKPhysicsBody
        // An effect of a whole scene: the editor writes a body for it that is no body.
        if self is SKScene, physicsBody?.area ?? 0 > 1e6 { physicsBody = nil }
        // Actions are in the editor's files alone.
        guard coder is SceneCoder else { return }
        let keyed = coder.stored(forKey: "_keyedActions") as? [String: Any] ?? [:]
        for (key, action) in keyed.sorted(by: { $0.key < $1.key }) {
            if let action = action as? SKAction { run(action, withKey: key) }
        }
        let keyedActions = keyed.values.compactMap { $0 as? SKAction }
        for action in coder.stored(forKey: "_actions") as? [Any] ?? [] {
            guard let action = action as? SKAction, !keyedActions.contains(where: { $0 === action }) else { continue }
            run(action)
        }
    }

    private func writeNode(_ coder: NSCoder) {
        coder.encode(NSStringFromCGPoint(position), forKey: "_position")
        for (key, path) in Self.numbers { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(isHidden, forKey: "_hidden")
        coder.encode(name as NSString?, forKey: "_name")
        coder.encode(userData, forKey: "_userData")
        coder.encode(NSArray(array: children), forKey: "_children")
        coder.encode(physicsBody, forKey: "_PKPhysicsBody")
    }
}

extension SKScene {
    fileprivate func readScene(_ coder: NSCoder) {
        if let bounds = SceneValue.rect(coder, "Scene_bounds") ?? SceneValue.rect(coder, "_visibleRect") {
            size = bounds.size
        }
        if let anchor = SceneValue.point(coder, "_anchorPoint") { anchorPoint = anchor }
        if let color = SceneValue.color(coder, prefix: "_backgroundColor") { backgroundColor = color }
        if let mode = SceneValue.number(coder, "_scaleMode") {
            scaleMode = SKSceneScaleMode(rawValue: Int(mode)) ?? .fill
        }
        camera = coder.stored(forKey: "_camera") as? SKCameraNode
        switch coder.stored(forKey: "_physicsWorld") {
        case let values as SceneCoder: physicsWorld.decode(values)
        case let world as SKPhysicsWorld: (physicsWorld.gravity, physicsWorld.speed) = (world.gravity, world.speed)
        default: break
        }
        readEffect(coder)
    }
    fileprivate func writeScene(_ coder: NSCoder) {
        coder.encode(NSStringFromCGRect(frame), forKey: "Scene_bounds")
        coder.encode(NSStringFromCGPoint(anchorPoint), forKey: "_anchorPoint")
        SceneValue.encode(backgroundColor, coder, prefix: "_backgroundColor")
        coder.encode(scaleMode.rawValue, forKey: "_scaleMode")
        coder.encode(camera, forKey: "_camera")
        coder.encode(physicsWorld, forKey: "_physicsWorld")
        writeEffect(coder)
    }
}

extension SKEffectNode {
    fileprivate func readEffect(_ coder: NSCoder) {
        if let flag = SceneValue.number(coder, "_shouldEnableEffects") { shouldEnableEffects = flag != 0 }
        if let flag = SceneValue.number(coder, "_shouldRasterize") { shouldRasterize = flag != 0 }
        blendMode = SKBlendMode(rawValue: Int(SceneValue.number(coder, "_blendMode") ?? 0)) ?? .alpha
    }
    fileprivate func writeEffect(_ coder: NSCoder) {
        coder.encode(shouldEnableEffects, forKey: "_shouldEnableEffects")
        coder.encode(shouldRasterize, forKey: "_shouldRasterize")
        coder.encode(blendMode.rawValue, forKey: "_blendMode")
    }
}

extension SKSpriteNode {
    fileprivate func readSprite(_ coder: NSCoder) {
        texture = coder.stored(forKey: "_texture") as? SKTexture
        if let bounds = SceneValue.rect(coder, "_bounds") { unscaledSize = bounds.standardized.size }
        if let anchor = SceneValue.point(coder, "_anchorPoint") { anchorPoint = anchor }
        if let rect = SceneValue.rect(coder, "_centerRect") { centerRect = rect }
        if let color = SceneValue.color(coder, prefix: "_baseColor") { self.color = color }
        colorBlendFactor = CGFloat(SceneValue.number(coder, "_colorMix") ?? 0)
        blendMode = SKBlendMode(rawValue: Int(SceneValue.number(coder, "_blendMode") ?? 0)) ?? .alpha
        if coder.containsValue(forKey: "_normalTexture"),
            let normal = coder.stored(forKey: "_normalTexture") as? SKTexture
        {
            normalTexture = normal
        }
    }
    fileprivate func writeSprite(_ coder: NSCoder) {
        coder.encode(texture, forKey: "_texture")
        let size = unscaledSize
        let origin = CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
        coder.encode(NSStringFromCGRect(CGRect(origin: origin, size: size)), forKey: "_bounds")
        coder.encode(NSStringFromCGPoint(anchorPoint), forKey: "_anchorPoint")
        coder.encode(NSStringFromCGRect(centerRect), forKey: "_centerRect")
        SceneValue.encode(color, coder, prefix: "_baseColor")
        coder.encode(Double(colorBlendFactor), forKey: "_colorMix")
        coder.encode(blendMode.rawValue, forKey: "_blendMode")
    }
}

extension SKLabelNode {
    fileprivate func readLabel(_ coder: NSCoder) {
        text = coder.stored(forKey: "_text") as? String
        fontName = coder.stored(forKey: "_fontName") as? String ?? fontName
        if let size = SceneValue.number(coder, "_fontSize") { fontSize = CGFloat(size) }
        if let color = SceneValue.color(coder, prefix: "_fontColor") { fontColor = color }
        if let mode = SceneValue.number(coder, "_horizontalAlignmentMode") {
            horizontalAlignmentMode = SKLabelHorizontalAlignmentMode(rawValue: Int(mode)) ?? .center
        }
        if let mode = SceneValue.number(coder, "_verticalAlignmentMode") {
            verticalAlignmentMode = SKLabelVerticalAlignmentMode(rawValue: Int(mode)) ?? .baseline
        }
        colorBlendFactor = CGFloat(SceneValue.number(coder, "_labelColorBlend") ?? 0)
        blendMode = SKBlendMode(rawValue: Int(SceneValue.number(coder, "_labelBlendMode") ?? 0)) ?? .alpha
        if let lines = SceneValue.number(coder, "_numberOfLines") { numberOfLines = Int(lines) }
        if let width = SceneValue.number(coder, "_preferredMaxLayoutWidth") { preferredMaxLayoutWidth = CGFloat(width) }
    }
    fileprivate func writeLabel(_ coder: NSCoder) {
        coder.encode(text as NSString?, forKey: "_text")
        coder.encode(fontName as NSString?, forKey: "_fontName")
        coder.encode(Double(fontSize), forKey: "_fontSize")
        if let fontColor { SceneValue.encode(fontColor, coder, prefix: "_fontColor") }
        coder.encode(horizontalAlignmentMode.rawValue, forKey: "_horizontalAlignmentMode")
        coder.encode(verticalAlignmentMode.rawValue, forKey: "_verticalAlignmentMode")
        coder.encode(Double(colorBlendFactor), forKey: "_labelColorBlend")
        coder.encode(blendMode.rawValue, forKey: "_labelBlendMode")
        coder.encode(numberOfLines, forKey: "_numberOfLines")
        coder.encode(Double(preferredMaxLayoutWidth), forKey: "_preferredMaxLayoutWidth")
    }
}

extension SKShapeNode {
    fileprivate func readShape(_ coder: NSCoder) {
        if coder.containsValue(forKey: "_path") {
            path = (coder.stored(forKey: "_path") as? UIBezierPath)?.cgPath
        }
        if let color = SceneValue.color(coder, prefix: "_fillColor") { fillColor = color }
        if let color = SceneValue.color(coder, prefix: "_strokeColor") { strokeColor = color }
        if let width = SceneValue.number(coder, "_lineWidth") { lineWidth = CGFloat(width) }
        if let width = SceneValue.number(coder, "_glowWidth") { glowWidth = CGFloat(width) }
    }
    fileprivate func writeShape(_ coder: NSCoder) {
        if let path { coder.encode(UIBezierPath(cgPath: path), forKey: "_path") }
        SceneValue.encode(fillColor, coder, prefix: "_fillColor")
        SceneValue.encode(strokeColor, coder, prefix: "_strokeColor")
        coder.encode(Double(lineWidth), forKey: "_lineWidth")
        coder.encode(Double(glowWidth), forKey: "_glowWidth")
    }
}
