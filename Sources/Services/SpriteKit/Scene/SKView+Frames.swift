// SPDX-License-Identifier: MIT

extension SKView {
    func finish() {
        backgroundColor = backgroundColor ?? .black
        clipsToBounds = true
        layer.insertSublayer(stage.layer, at: 0)
    }

    // MARK: Scenes

    func show(_ scene: SKScene?, _ transition: SKTransition? = nil) {
        guard scene !== sceneStorage else { return }
        let old = sceneStorage
        endTransition()
        if let transition, let old, scene != nil {
            running = RunningTransition(transition, from: picture(of: old), old, in: self)
        }
        old?.willMove(from: self)
        old?.viewStorage = nil
        old?.forEachNode { ($0 as? SKAudioNode)?.sceneDidChange() }
        touchedNodes = [:]
        sceneStorage = scene
        stage.forgetEverything()
        if let scene {
            if let other = scene.viewStorage, other !== self { other.presentScene(nil) }
            scene.viewStorage = self
            scene.lastFrameTime = nil
            scene.fit(to: bounds.size)
            scene.didMove(to: self)
            scene.forEachNode { ($0 as? SKAudioNode)?.sceneDidChange() }
        }
        updateLink()
        needsPicture()
    }

    func endTransition() {
        running?.finish()
        running = nil
    }

    func viewSizeDidChange() {
        sceneStorage?.fit(to: bounds.size)
        needsPicture()
    }

    // MARK: Frames

    func updateLink() {
        guard window != nil, sceneStorage != nil else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        let target = ActionTarget { [weak self] _ in self?.frameIsDue() }
        let link = CADisplayLink(target: target, selector: ActionTarget.action)
        link.preferredFramesPerSecond = preferredFramesPerSecond == 60 ? 0 : preferredFramesPerSecond
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frameIsDue() {
        guard let scene = sceneStorage, let time = link?.timestamp else { return }
        if let delegate, optionalCall({ delegate.view(self, shouldRenderAtTime: time) }) == false { return }
        let isHeld = running?.advance(to: time) ?? false
        if running?.isOver ?? false { endTransition() }
        if !isPaused, !isHeld { scene.step(to: time) }
        meter.note(time)
        // A step may have presented another scene.
        needsPicture()
    }

    /// Brings the layers up to the scene.
    func needsPicture() {
        guard let scene = sceneStorage else {
            stage.layer.isHidden = true
            overlay?.isHidden = true
            return
        }
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return }
        let viewport = scene.viewport(in: size)
        stage.layer.isHidden = false
        stage.frame = viewport
        stage.background = allowsTransparency || scene.backgroundColor.cgColor.alpha > 0 ? scene.backgroundColor : nil
        isOpaque = !allowsTransparency
        layer.backgroundColor = allowsTransparency ? backgroundColor?.cgColor : UIColor.black.cgColor
        let transform = scene.transform(toViewOf: size)
            .concatenating(CGAffineTransform(translationX: -viewport.minX, y: -viewport.minY))
        let scale = scene.viewScale(in: size)
        stage.show(scene, transform, pixelScale: max(scale.width, scale.height) * layer.contentsScale)
        showOverlay(scene)
    }

    // MARK: Pictures

    func picture(of scene: SKScene) -> CGImage? {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return nil }
        return picture(size: size, scale: layer.contentsScale) { context in layer.render(in: context) }
    }

    func picture(of node: SKNode, crop: CGRect?) -> SKTexture? {
        let parentFrame = crop ?? node.calculateAccumulatedFrame()
        let frame = (node as? SKScene)?.frame ?? parentFrame
        guard frame.width > 0, frame.height > 0 else { return nil }
        let scale = layer.contentsScale
        let stage = Stage()
        stage.frame = CGRect(origin: .zero, size: frame.size)
        if let scene = node as? SKScene { stage.background = scene.backgroundColor }
        let toPicture = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -frame.minX, ty: frame.maxY)
        stage.show(node, node.transformToParent.concatenating(toPicture), pixelScale: scale)
        guard let image = picture(size: frame.size, scale: scale, { stage.layer.render(in: $0) }) else { return nil }
        return SKTexture(label: "") { SKTexture.LoadedPicture(image: image, scale: scale) }
    }

    private func picture(size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }.cgImage
    }
}
