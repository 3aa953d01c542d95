// SPDX-License-Identifier: MIT

extension SKScene {
    /// Points of the view for one of the scene's, across and up.
    final func viewScale(in viewSize: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return CGSize(width: 1, height: 1) }
        let (x, y) = (viewSize.width / size.width, viewSize.height / size.height)
        switch scaleMode {
        case .fill: return CGSize(width: x, height: y)
        case .aspectFill: return CGSize(width: max(x, y), height: max(x, y))
        case .aspectFit: return CGSize(width: min(x, y), height: min(x, y))
        case .resizeFill: return CGSize(width: 1, height: 1)
        }
    }

    /// From the scene's coordinates to the view's; without a view, to those of one as large as the scene.
    final var viewTransform: CGAffineTransform { transform(toViewOf: view?.bounds.size ?? size) }

    final func transform(toViewOf viewSize: CGSize) -> CGAffineTransform {
        let scale = viewScale(in: viewSize)
        let toView = CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: -scale.height, tx: viewSize.width / 2, ty: viewSize.height / 2)
        if let camera, camera.enclosingScene === self {
            let toCamera = camera.transformToRoot
            guard toCamera.a * toCamera.d != toCamera.b * toCamera.c else { return toView }
            return toCamera.inverted().concatenating(toView)
        }
        return CGAffineTransform(
            translationX: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height
        ).concatenating(toView)
    }

    /// Where in the view the scene is seen; the rest stays black.
    final func viewport(in viewSize: CGSize) -> CGRect {
        let whole = CGRect(origin: .zero, size: viewSize)
        guard scaleMode == .aspectFit else { return whole }
        let scale = viewScale(in: viewSize)
        let (width, height) = (size.width * scale.width, size.height * scale.height)
        return CGRect(
            x: (viewSize.width - width) / 2, y: (viewSize.height - height) / 2, width: width, height: height)
    }

    final func fit(to viewSize: CGSize) {
        if scaleMode == .resizeFill, viewSize.width > 0, viewSize.height > 0 { size = viewSize }
    }

    // MARK: A frame

    /// One step of the scene: https://developer.apple.com/documentation/spritekit/skscene/responding_to_frame-cycle_events
    /// - Parameter time: seconds of the system's clock.
    final func step(to time: TimeInterval) {
        guard !isPaused else {
            lastFrameTime = nil
            return
        }
        let seconds = max(0, time - (lastFrameTime ?? time))
        lastFrameTime = time
        tell({ $0.update(time, for: self) }, or: { update(time) })
        evaluateActions(seconds)
        tell({ $0.didEvaluateActions(for: self) }, or: didEvaluateActions)
        let moved = seconds * Double(speed)
        if moved > 0 { physicsWorld.simulate(seconds: moved) }
        tell({ $0.didSimulatePhysics(for: self) }, or: didSimulatePhysics)
        forEachNode { node in node.constraints?.forEach { $0.apply(to: node) } }
        tell({ $0.didApplyConstraints(for: self) }, or: didApplyConstraints)
        advanceEmitters(moved)
        tell({ $0.didFinishUpdate(for: self) }, or: didFinishUpdate)
    }

    /// The delegate's method takes the place of the scene's.
    private func tell(_ call: (any SKSceneDelegate) -> Void, or own: () -> Void) {
        guard let delegate, optionalCall({ call(delegate) }) != nil else { return own() }
    }
}

extension SKNode {
    fileprivate final func advanceEmitters(_ seconds: TimeInterval) {
        guard !isPaused else { return }
        let time = seconds * Double(speed)
        (self as? SKEmitterNode)?.advance(seconds: time)
        for child in childList { child.advanceEmitters(time) }
    }
}
