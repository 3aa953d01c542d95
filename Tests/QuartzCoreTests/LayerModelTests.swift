// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
    @Suite
    struct LayerModel {
        @Test
        func defaultsAreThoseOfTheDocumentation() {
            let layer = CALayer()
            #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
            #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
            #expect(layer.shadowRadius == 3)
            #expect(layer.shadowOpacity == 0)
            #expect(layer.opacity == 1)
            #expect(layer.contentsGravity == .resize)
            #expect(layer.contentsScale == 1)
            #expect(layer.isDoubleSided)
            #expect(layer.borderColor?.alpha == 1)
            #expect(layer.sublayers == nil)
            #expect(CAShapeLayer().fillColor?.alpha == 1)
            #expect(CAShapeLayer().miterLimit == 10)
            #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0))
            #expect(CATextLayer().fontSize == 36)
            #expect(CAReplicatorLayer().instanceCount == 1)
        }

        @Test
        func frameFollowsFromBoundsPositionAnchorAndTransform() {
            let layer = CALayer()
            layer.anchorPoint = CGPoint(x: 0, y: 1)
            layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            #expect(layer.position == CGPoint(x: 10, y: 60))
            layer.transform = CATransform3DMakeScale(2, 0.5, 1)
            #expect(layer.frame == CGRect(x: 10, y: 40, width: 60, height: 20))
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
            #expect(layer.bounds.size == CGSize(width: 10, height: 20))
        }

        @Test
        func pointsConvertThroughSublayerTransformsAndBoundsOrigins() {
            let parent = layer(100, 100, 200, 200)
            parent.bounds.origin = CGPoint(x: 0, y: 50)
            let child = layer(20, 70, 50, 50)
            parent.addSublayer(child)
            #expect(child.convert(CGPoint(x: 5, y: 6), to: parent) == CGPoint(x: 25, y: 76))
            parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
            // About the parent's anchor point, (100, 150) in its bounds.
            #expect(child.convert(CGPoint(x: 5, y: 6), to: parent) == CGPoint(x: -50, y: 2))
            let back = parent.convert(CGPoint(x: -50, y: 2), to: child)
            #expect(abs(back.x - 5) < 1e-9 && abs(back.y - 6) < 1e-9)
        }

        @Test
        func actionsAreSearchedInTheDocumentedOrder() {
            let log = ActionLog()
            let layer = CALayer()
            layer.actions = ["opacity": LoggedAction(log, "actions")]
            layer.style = ["actions": ["opacity": LoggedAction(log, "style"), "zPosition": LoggedAction(log, "style")]]
            layer.opacity = 0.5
            layer.zPosition = 3
            let delegate = ActionDelegate(["opacity": LoggedAction(log, "delegate"), "zPosition": NSNull()])
            layer.delegate = delegate
            layer.opacity = 0.7
            layer.zPosition = 4
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.1
            CATransaction.commit()
            #expect(log.entries == ["actions opacity", "style zPosition", "delegate opacity"])
        }

        @Test
        func layersOnScreenAnimateImplicitlyAndNewOnesDoNot() {
            let stage = Stage()
            let box = layer(0, 0, 10, 10)
            stage.root.addSublayer(box)
            box.opacity = 0.9
            #expect(box.animationKeys() == nil)
            stage.frame()
            box.opacity = 0.5
            #expect(box.animationKeys() == ["opacity"])
            stage.frame()
            stage.frame(at: 100.125)
            let half = TimingCheck.ease(0.5)
            #expect(abs(Double(box.presentation()?.opacity ?? 0) - (0.9 - 0.4 * half)) < 1e-5)
            stage.frame(at: 100.25)
            #expect(box.animationKeys() == nil)
        }

        @Test
        func transactionsNestAndCompletionWaitsForAnimations() {
            let stage = Stage()
            let box = layer(0, 0, 10, 10)
            stage.root.addSublayer(box)
            stage.frame()
            var done: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.append("outer") }
            CATransaction.setAnimationDuration(1)
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.append("inner") }
            CATransaction.setAnimationDuration(0.5)
            box.opacity = 0.2
            #expect(CATransaction.animationDuration() == 0.5)
            CATransaction.commit()
            box.position.x = 40
            #expect(CATransaction.animationDuration() == 1)
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.append("empty") }
            CATransaction.commit()
            #expect(done == ["empty"])
            stage.frame()
            stage.frame(at: 100.6)
            #expect(done == ["empty", "inner"])
            stage.frame(at: 101.1)
            #expect(done == ["empty", "inner", "outer"])
        }

        @Test
        func delegatesHearOfStartAndStop() {
            let stage = Stage()
            let box = layer(0, 0, 10, 10)
            stage.root.addSublayer(box)
            let log = ActionLog()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 1
            animation.delegate = AnimationLogger(log)
            animation.setValue("tag", forKey: "name")
            box.add(animation, forKey: "a")
            #expect(log.entries == [])
            stage.frame()
            #expect(log.entries == ["start tag"])
            stage.frame(at: 101)
            #expect(log.entries == ["start tag", "stop tag true"])
            box.add(animation, forKey: "a")
            stage.frame()
            box.removeAllAnimations()
            #expect(log.entries.last == "stop tag false")
        }

        @Test
        func layoutRunsTopDownOnceForEachDirtyLayer() {
            let stage = Stage()
            var order: [String] = []
            let a = LayoutLayer("a") { order.append($0) }
            let b = LayoutLayer("b") { order.append($0) }
            let c = LayoutLayer("c") { order.append($0) }
            stage.root.addSublayer(a)
            a.addSublayer(b)
            b.addSublayer(c)
            stage.frame()
            order = []
            c.setNeedsLayout()
            a.setNeedsLayout()
            b.setNeedsLayout()
            stage.frame()
            #expect(order == ["a", "b", "c"])
        }

        @Test
        func customPropertiesAnimateAndRedraw() {
            let stage = Stage()
            let ring = ProgressLayer()
            ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            stage.root.addSublayer(ring)
            stage.frame()
            let animation = CABasicAnimation(keyPath: "progress")
            animation.fromValue = 0
            animation.toValue = 1
            animation.duration = 1
            ring.add(animation, forKey: "progress")
            stage.frame()
            ProgressLayer.drawn.values = []
            stage.frame(at: 100.5)
            #expect(ProgressLayer.drawn.values == [0.5])
        }

        @Test
        func keyPathsReachPartsOfValues() {
            let layer = CALayer()
            layer.setValue(30, forKeyPath: "bounds.size.width")
            layer.setValue(2, forKeyPath: "transform.scale")
            layer.setValue(0.5, forKeyPath: "transform.rotation.z")
            layer.setValue(7, forKeyPath: "transform.translation.x")
            #expect(layer.bounds.width == 30)
            #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0) - 2) < 1e-9)
            #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - 0.5) < 1e-9)
            #expect(layer.transform.m41 == 7)
            layer.setValue("anything", forKey: "myKey")
            #expect(layer.value(forKey: "myKey") as? String == "anything")
        }

        @Test
        func presentationOfASubclassIsOfTheSubclass() {
            let stage = Stage()
            let ring = ProgressLayer()
            stage.root.addSublayer(ring)
            #expect(ring.presentation() == nil)
            stage.frame()
            #expect(type(of: ring.presentation() ?? CALayer()) == ProgressLayer.self)
            #expect(ring.presentation()?.model() === ring)
            #expect(LayerFactory.make(CAShapeLayer.self).fillColor != nil)
        }

        @Test
        func masksHitTestingAndZPositionFollowTheTree() {
            let root = layer(0, 0, 100, 100)
            let back = layer(10, 10, 50, 50)
            let front = layer(20, 20, 50, 50)
            root.addSublayer(back)
            root.addSublayer(front)
            #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
            back.zPosition = 1
            #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
            back.isHidden = true
            #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
        }

        /// Key-Value Coding Extensions of Apple's guide: fields of rectangles have key paths.
        @Test
        func partsOfTheFrameAreSet() {
            let layer = layer(1, 2, 30, 40)
            layer.setValue(5, forKeyPath: "frame.origin.x")
            layer.setValue(60, forKeyPath: "frame.size.height")
            #expect(layer.frame == CGRect(x: 5, y: 2, width: 30, height: 60))
            #expect(layer.value(forKeyPath: "frame.size.width") as? CGFloat == 30)
        }

        @Test
        func displayLinksFireOncePerFrameAtTheirRate() {
            let target = LinkTarget()
            let link = CADisplayLink(target: target, selector: Selector("tick:"))
            link.preferredFramesPerSecond = 30
            link.add(to: .main, forMode: .common)
            for frame in 0..<6 { DisplayLinks.fire(at: 100 + Double(frame) / 60) }
            #expect(target.times.count == 3)
            // The preferred rate counts, within a range whose maximum is higher.
            link.preferredFramesPerSecond = 0
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 15)
            for frame in 6..<14 { DisplayLinks.fire(at: 100 + Double(frame) / 60) }
            #expect(target.times.count == 5)
            link.invalidate()
            #expect(DisplayLinks.isActive == false)
        }

        /// `[CADisplayLink new]` is what properties hold before the real one is made.
        @Test
        func displayLinksWithoutTargetsDoNothing() {
            let link = CADisplayLink()
            link.add(to: .main, forMode: .common)
            DisplayLinks.fire(at: 100)
            #expect(DisplayLinks.isActive == false && link.timestamp == 0)
            link.invalidate()
        }
    }

    /// Sizes and shapes that break naive engines.
    @Suite
    struct Extremes {
        @Test
        func tenThousandNestedLayersCommitRenderAndFree() {
            let stage = Stage()
            var top = stage.root
            for _ in 0..<10_000 {
                let next = layer(0, 0, 50, 50, rgb(0, 0, 1, 0.01))
                top.addSublayer(next)
                top = next
            }
            #expect(stage.frame() != nil)
            top.backgroundColor = rgb(1, 0, 0)
            #expect(stage.frame() != nil)
            stage.root.sublayers = nil
            #expect(stage.frame() != nil)
        }

        @Test
        func tenThousandSiblingsAreRemovedFromTheFrontInNoTime() {
            let stage = Stage()
            let boxes = (0..<10_000).map { layer(CGFloat($0 % 100), CGFloat($0 / 100), 1, 1, rgb(1, 0, 0)) }
            for box in boxes { stage.root.addSublayer(box) }
            stage.frame()
            for box in boxes { box.removeFromSuperlayer() }
            stage.frame()
            #expect(stage.root.sublayers == nil)
        }

        @Test
        func absurdGeometryDrawsNothingAndDoesNotTrap() {
            let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, 0]
            let stage = Stage()
            for a in bad {
                for b in bad {
                    let box = CAShapeLayer()
                    box.bounds = CGRect(x: a, y: b, width: b, height: a)
                    box.position = CGPoint(x: b, y: a)
                    box.backgroundColor = rgb(1, 0, 0)
                    box.cornerRadius = a
                    box.borderWidth = b
                    box.shadowOpacity = 1
                    box.shadowRadius = a
                    box.masksToBounds = a == 0
                    box.transform.m11 = b
                    box.path = CGPath(rect: CGRect(x: a, y: 0, width: b, height: 5), transform: nil)
                    let gradient = CAGradientLayer()
                    gradient.frame = CGRect(x: 0, y: 0, width: a, height: b)
                    gradient.colors = [rgb(1, 0, 0), rgb(0, 0, 1)]
                    box.addSublayer(gradient)
                    stage.root.addSublayer(box)
                    stage.frame()
                }
            }
            #expect(stage.root.sublayers?.count == 36)
        }

        @Test
        func removingLayersDuringTheirOwnCallbacksIsSafe() {
            let stage = Stage()
            let suicidal = LayoutLayer("x") { _ in }
            suicidal.body = { [weak suicidal] _ in suicidal?.removeFromSuperlayer() }
            stage.root.addSublayer(suicidal)
            stage.root.addSublayer(layer(0, 0, 10, 10))
            stage.frame()
            #expect(stage.root.sublayers?.count == 1)
        }
    }
}

private enum TimingCheck {
    /// y of cubic-bezier(0.25, 0.1, 0.25, 1) by bisection.
    static func ease(_ x: Double) -> Double {
        func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if at(0.25, 0.25, middle) < x { low = middle } else { high = middle }
        }
        return at(0.1, 1, low)
    }
}

private final class ActionLog { var entries: [String] = [] }

private final class LoggedAction: CAAction {
    let log: ActionLog
    let name: String
    init(_ log: ActionLog, _ name: String) { (self.log, self.name) = (log, name) }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        log.entries.append("\(name) \(event)")
    }
}

private final class ActionDelegate: NSObject, CALayerDelegate {
    let actions: [String: any CAAction]
    init(_ actions: [String: any CAAction]) { self.actions = actions }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { actions[event] }
}

private final class AnimationLogger: NSObject, CAAnimationDelegate {
    let log: ActionLog
    init(_ log: ActionLog) { self.log = log }
    func animationDidStart(_ anim: CAAnimation) { log.entries.append("start \(anim.value(forKey: "name") ?? "")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.entries.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
    }
}

private final class LayoutLayer: CALayer {
    let label: String
    var body: (String) -> Void
    init(_ label: String, _ body: @escaping (String) -> Void) {
        (self.label, self.body) = (label, body)
        super.init()
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers() { body(label) }
}

/// As apps write a ring of progress, with the accessors that `@NSManaged` becomes.
private final class ProgressLayer: CALayer {
    final class Drawn { var values: [CGFloat] = [] }
    nonisolated(unsafe) static let drawn = Drawn()

    var progress: CGFloat {
        get { __managedGet("progress") }
        set { __managedSet("progress", newValue) }
    }

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) { Self.drawn.values.append(progress) }
}

private final class LinkTarget: __ObjCObject {
    var times: [CFTimeInterval] = []
    private static let registered: Void = __objcRegister(LinkTarget.self) { table in
        table.method("tick:") { target, arguments in
            (target as? LinkTarget)?.times.append((arguments[0] as? CADisplayLink)?.timestamp ?? 0)
            return nil
        }
    }

    override init() {
        _ = Self.registered
        super.init()
    }
}
