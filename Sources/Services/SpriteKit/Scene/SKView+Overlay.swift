// SPDX-License-Identifier: MIT

/// Counts frames.
struct FrameMeter {
    private var times: [TimeInterval] = []
    mutating func note(_ time: TimeInterval) {
        times.append(time)
        if times.count > 60 { times.removeFirst() }
    }
    /// Frames a second over the last sixty.
    var rate: Double {
        guard let first = times.first, let last = times.last, last > first else { return 60 }
        return Double(times.count - 1) / (last - first)
    }
}

extension SKView {
    private var overlayText: String {
        var words: [String] = []
        if showsNodeCount { words.append("nodes:\(stage.nodeCount)") }
        if showsDrawCount { words.append("draws:\(stage.drawCount)") }
        if showsQuadCount { words.append("quads:\(stage.drawCount)") }
        if showsFPS { words.append(String(format: "%.1f fps", meter.rate)) }
        return words.joined(separator: " ")
    }

    /// Numbers in the lower right corner, outlines of bodies.
    func showOverlay(_ scene: SKScene) {
        let text = overlayText
        if text.isEmpty {
            overlay?.removeFromSuperlayer()
            overlay = nil
        } else {
            let layer = overlay ?? CATextLayer()
            overlay = layer
            if layer.superlayer == nil { self.layer.insertSublayer(layer, above: stage.layer) }
            if layer.string as? String != text {
                let font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .semibold)
                layer.fontSize = 12
                layer.font = CTFontCreateWithName(font.fontName as CFString, 12, nil)
                layer.foregroundColor = UIColor.white.cgColor
                layer.contentsScale = self.layer.contentsScale
                layer.string = text
                overlaySize = (text as NSString).size(withAttributes: [.font: font])
            }
            layer.frame = CGRect(
                x: bounds.width - overlaySize.width.rounded(.up) - 8, y: bounds.height - 18,
                width: overlaySize.width.rounded(.up) + 4, height: 16)
        }
        showPhysics(scene)
    }

    private func showPhysics(_ scene: SKScene) {
        guard showsPhysics else {
            outlines?.removeFromSuperlayer()
            outlines = nil
            return
        }
        let layer = outlines ?? CAShapeLayer()
        outlines = layer
        if layer.superlayer == nil { self.layer.insertSublayer(layer, above: stage.layer) }
        layer.fillColor = nil
        layer.strokeColor = UIColor(red: 0.3, green: 0.85, blue: 1, alpha: 1).cgColor
        layer.lineWidth = 1
        let all = CGMutablePath()
        let toView = scene.viewTransform
        scene.forEachNode { node in
            guard let outline = node.physicsBody?.outline else { return }
            // Bodies turn with their nodes and are as large as they were made.
            let place = node.place(.zero, in: scene)
            let turned = CGAffineTransform(rotationAngle: node.turn(in: scene))
                .concatenating(CGAffineTransform(translationX: place.x, y: place.y)).concatenating(toView)
            all.addPath(outline, transform: turned)
        }
        layer.path = all
    }
}

extension SKNode {
    fileprivate func place(_ point: CGPoint, in scene: SKScene) -> CGPoint { scene.place(point, from: self) }
    fileprivate func turn(in scene: SKScene) -> CGFloat {
        var angle = zRotation
        var node = parentStorage
        while let current = node, current !== scene {
            angle += current.zRotation
            node = current.parentStorage
        }
        return angle
    }
}
