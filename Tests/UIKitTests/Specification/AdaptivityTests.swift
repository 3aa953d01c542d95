// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Chapter 13 of the view controller statements: traits and sizes.
@MainActor @Suite(.serialized)
struct AdaptivityTests {
    private let journal = Journal()

    @Test("AD1: in a window everything has width and height class, scale and idiom")
    func traits() {
        let simulator = Simulator()
        for traits in [simulator.root.traitCollection, simulator.root.view.traitCollection] {
            #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
            #expect(traits.displayScale == 3 && traits.userInterfaceIdiom == .phone)
        }
    }

    private func classes(_ device: String, landscape: Bool) -> [Int] {
        Simulator.on(device, landscape: landscape) { simulator in
            let traits = simulator.root.traitCollection
            return [traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue]
        }
    }

    /// Width and height class, upright and turned, by the article's table (1 compact, 2 regular).
    @Test(
        "AD2, AD3: the table of devices; others are as the listed ones of their size",
        arguments: [
            ("iPad", [2, 2], [2, 2]), ("iPad Air 2", [2, 2], [2, 2]), ("iPad mini (6th generation)", [2, 2], [2, 2]),
            ("iPhone 8 Plus", [1, 2], [2, 1]), ("iPhone 6", [1, 2], [1, 1]), ("iPhone 5s", [1, 2], [1, 1]),
            ("iPhone 4s", [1, 2], [1, 1]), ("iPhone 8", [1, 2], [1, 1]),
        ])
    func table(device: String, upright: [Int], turned: [Int]) {
        #expect(classes(device, landscape: false) == upright)
        #expect(classes(device, landscape: true) == turned)
    }

    /// What the root is told when `device` turns once.
    private func turning(_ device: String, _ body: (Simulator, SpyController) -> Void = { _, _ in }) -> [String] {
        let root = SpyController("A", journal, .changes)
        return Simulator.on(device, root: root) { simulator in
            _ = journal.take()
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            body(simulator, root)
            return journal.take()
        }
    }

    @Test("AD4, AD8: an iPhone 6 turns: height becomes compact; traits, then size, then did-change")
    func phoneTurns() {
        let log = turning("iPhone 6") { _, root in
            #expect(root.traitCollection.verticalSizeClass == .compact)
            #expect(root.traitCollection.horizontalSizeClass == .compact)
        }
        #expect(log == ["A.willTraits", "A.willSize 667x375", "A.didTraits"])
    }

    @Test("AD5: a 6 Plus becomes regular in width")
    func plusTurns() {
        _ = turning("iPhone 8 Plus") { _, root in #expect(root.traitCollection.horizontalSizeClass == .regular) }
    }

    @Test("AD6, AD7: an iPad turns: only its size changes; the window's origin stays and its sides swap")
    func padTurns() {
        let log = turning("iPad") { simulator, _ in
            #expect(simulator.window.frame == CGRect(x: 0, y: 0, width: 1080, height: 810))
        }
        #expect(log == ["A.willSize 1080x810"])
    }

    @Test("AD9, AD11, AD35: nothing changes, nothing is told; a child of fixed size gets no size call")
    func nothing() {
        let root = SpyController("A", journal, .changes)
        let child = SpyController("C", journal, .changes)
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(child.view)
        Simulator.on("iPad", root: root) { simulator in
            simulator.advance(by: 0.5)
            _ = journal.take()
            root.view.setNeedsLayout()
            simulator.advance(by: 0.5)
            #expect(journal.take().isEmpty)
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            #expect(journal.take() == ["A.willSize 1080x810"])
        }
    }

    @Test("AD10, AD15, AD37: a child whose class is pinned keeps it, and is told nothing of its parent's change")
    func pinned() {
        let root = SpyController("A", journal, .changes)
        let child = SpyController("C", journal, .changes)
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(child.view)
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
        ])
        root.setOverrideTraitCollection(merged, forChild: child)
        Simulator.on("iPhone 6", root: root) { simulator in
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            #expect(child.traitCollection.verticalSizeClass == .compact)
            _ = journal.take()
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            #expect(!journal.take().contains { $0.hasPrefix("C.") })
            #expect(child.traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test("AD12: when did-change runs, traits and bounds are the new ones")
    func inForce() {
        final class Checking: UIViewController {
            var seen: [String] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                seen.append(
                    "\(traitCollection.verticalSizeClass.rawValue) \(Int(view.bounds.width)) "
                        + "\(previousTraitCollection?.verticalSizeClass.rawValue ?? -1)")
            }
        }
        let root = Checking()
        Simulator.on("iPhone 6", root: root) { simulator in
            root.seen = []
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            #expect(root.seen == ["1 667 2"])
        }
    }

    @Test("AD13, AD14: without an override the parent's traits; with one, those given and the rest inherited")
    func inheritance() {
        let simulator = Simulator()
        let (plain, pinned) = (UIViewController(), UIViewController())
        for child in [plain, pinned] {
            simulator.root.addChild(child)
            simulator.root.view.addSubview(child.view)
        }
        simulator.root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: pinned)
        #expect(plain.traitCollection == simulator.root.traitCollection)
        #expect(pinned.traitCollection.horizontalSizeClass == .regular && pinned.traitCollection.displayScale == 3)
        simulator.window.overrideUserInterfaceStyle = .dark
        #expect(pinned.traitCollection.userInterfaceStyle == .dark)
        #expect(pinned.view.traitCollection.horizontalSizeClass == .regular)
        simulator.root.setOverrideTraitCollection(nil, forChild: pinned)
        #expect(pinned.traitCollection == simulator.root.traitCollection)
    }

    @Test("AD16: a child with an override takes the new display scale of its parent")
    func scaleOfParent() {
        let (parent, child) = (UIViewController(), UIViewController())
        let simulator = Simulator(root: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        parent.traitOverrides.displayScale = 2
        simulator.advance(by: 0.1)
        #expect(child.traitCollection.displayScale == 2 && child.view.traitCollection.displayScale == 2)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("AD17, AD36: merging keeps every trait that is set, the last wins; containing means all set ones match")
    func collections() {
        let one = UITraitCollection(horizontalSizeClass: .compact)
        let two = UITraitCollection(traitsFrom: [
            one, UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 2),
        ])
        #expect(two.horizontalSizeClass == .compact && two.verticalSizeClass == .compact && two.displayScale == 2)
        #expect(two.containsTraits(in: one) && !one.containsTraits(in: two))
        let last = UITraitCollection(traitsFrom: [one, UITraitCollection(horizontalSizeClass: .regular)])
        #expect(last.horizontalSizeClass == .regular && !last.containsTraits(in: one))
    }

    @Test("AD18, AD19: views of other size classes are put in and taken out without code")
    func variations() throws {
        let controller = try #require(
            try InterfaceFixture.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                <view tag="7" id="t"><rect key="frame" x="0" y="0" width="50" height="50"/></view></subviews>
                <variation key="heightClass=compact"><mask key="subviews"><exclude reference="t"/></mask></variation>
                </view></viewController></objects></scene>
                """
            ).instantiateInitialViewController())
        Simulator.on("iPhone 6", root: controller) { simulator in
            #expect(controller.view.viewWithTag(7) != nil)
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            #expect(controller.view.viewWithTag(7) == nil)
            UIApplication.shared.deviceTurned(to: .portrait)
            simulator.advance(by: 1)
            #expect(controller.view.viewWithTag(7) != nil)
        }
    }

    @Test("AD20: an image view shows the variant for the traits, and changes it with them")
    func images() {
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let asset = UIImageAsset()
        asset.register(image(.red), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(image(.blue), with: UITraitCollection(userInterfaceStyle: .dark))
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(asset.image(with: light) !== asset.image(with: dark))
        let view = UIImageView(image: asset.image(with: light).withRenderingMode(.alwaysOriginal))
        let controller = UIViewController()
        controller.view.addSubview(view)
        let simulator = Simulator(root: controller)
        let shown = { view.layer.contents.map { $0 as AnyObject } }
        #expect(shown() === asset.image(with: light).cgImage)
        controller.overrideUserInterfaceStyle = .dark
        simulator.advance(by: 1)
        #expect(shown() === asset.image(with: dark).cgImage)
    }

    @Test("AD20: of an asset's variants for one and for two pixels a point, the display's is shown")
    func imageScales() {
        func image(_ scale: CGFloat) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
        }
        let asset = UIImageAsset()
        for scale in [1, 2] as [CGFloat] {
            asset.register(image(scale), with: UITraitCollection(displayScale: scale))
        }
        for scale in [1, 2] as [CGFloat] {
            let shown = asset.image(with: UITraitCollection(displayScale: scale))
            #expect(shown.scale == scale && shown.cgImage?.width == Int(4 * scale))
        }
    }

    @Test("AD29: a new size is told before the layout")
    func sizeBeforeLayout() {
        let root = SpyController("A", journal, [.changes, .layout])
        Simulator.on("iPad", root: root) { simulator in
            _ = journal.take()
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            let log = journal.take()
            #expect(log.first == "A.willSize 1080x810" && log.contains("A.didLayout"))
        }
    }

    @Test("AD31: the inverse of the target transform keeps a view as it was on the device")
    func targetTransform() {
        let root = SpyController("A", journal, [])
        var transform = CGAffineTransform.identity
        root.sizeChanges = { transform = $1.targetTransform }
        let simulator = Simulator(root: root)
        // Turned so that the lower edge is at the right: the interface turns a quarter clockwise on the device.
        UIApplication.shared.deviceTurned(to: .landscapeLeft)
        #expect(abs(transform.a) < 0.001 && abs(transform.b - 1) < 0.001)
        simulator.advance(by: 1)
        UIApplication.shared.deviceTurned(to: .portrait)
        #expect(abs(transform.b + 1) < 0.001)
        simulator.advance(by: 1)
    }

    @Test("AD33: the classes of two controllers may differ")
    func different() {
        let simulator = Simulator()
        let child = UIViewController()
        simulator.root.addChild(child)
        simulator.root.view.addSubview(child.view)
        simulator.root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
        #expect(child.traitCollection.verticalSizeClass != simulator.root.traitCollection.verticalSizeClass)
    }

    @Test("AD34: an override that does not call super keeps the calls from the children")
    func withoutSuper() {
        final class Silent: UIViewController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
        }
        let root = Silent()
        let child = SpyController("C", journal, .changes)
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(child.view)
        let simulator = Simulator(root: root)
        _ = journal.take()
        UIApplication.shared.deviceTurned(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(journal.take() == ["C.didTraits"])
        UIApplication.shared.deviceTurned(to: .portrait)
        simulator.advance(by: 1)
    }
}
