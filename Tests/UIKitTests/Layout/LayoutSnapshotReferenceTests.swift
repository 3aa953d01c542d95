// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Frames that real UIKit gave, on simulators of three pixels per point: the view trees in
/// `testTraits.*.txt` of pointfreeco/swift-snapshot-testing. Widths of labels are theirs, so that no font matters.
@MainActor
@Suite struct LayoutSnapshotReferenceTests {
    struct Device: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let size: CGSize
        let safeArea: UIEdgeInsets
        /// Sizes of the texts "What's" (headline), "the", "point" (body), "?" (subheadline).
        let texts: [CGSize]
        /// Where real UIKit put them.
        let origins: [CGPoint]

        init(
            _ name: String, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat, _ isMedium: Bool,
            _ origins: (CGFloat, CGFloat)...
        ) {
            testDescription = name
            size = CGSize(width: width, height: height)
            safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            let third: CGFloat = 1 / 3
            texts =
                isMedium
                ? [
                    CGSize(width: 52 + 2 * third, height: 19 + third),
                    CGSize(width: 23 + 2 * third, height: 19 + third),
                    CGSize(width: 37, height: 19 + third), CGSize(width: 7 + third, height: 17),
                ]
                : [
                    CGSize(width: 55 + 2 * third, height: 20 + third), CGSize(width: 25, height: 20 + third),
                    CGSize(width: 39, height: 20 + third), CGSize(width: 7 + 2 * third, height: 18),
                ]
            self.origins = origins.map { CGPoint(x: $0.0, y: $0.1) }
        }
    }

    nonisolated static let devices = [
        Device("iPhone SE", 320, 568, 20, 0, true, (133.667, 20), (0, 284.333), (283, 284.333), (156.333, 551)),
        Device("iPhone 8", 375, 667, 20, 0, true, (161.333, 20), (0, 334), (338, 334), (184, 650)),
        Device("iPhone 8 Plus", 414, 736, 20, 0, true, (180.667, 20), (0, 368.333), (377, 368.333), (203.333, 719)),
        Device("iPhone X", 375, 812, 44, 34, true, (161.333, 44), (0, 401.333), (338, 401.333), (184, 761)),
        Device("iPhone Xr", 414, 896, 44, 34, true, (180.667, 44), (0, 443.333), (377, 443.333), (203.333, 845)),
        Device("iPhone Xs Max", 414, 896, 44, 34, false, (179.333, 44), (0, 443), (375, 443), (203.333, 844)),
        Device("iPad mini", 1024, 768, 20, 0, false, (484.333, 20), (0, 384), (985, 384), (508.333, 750)),
        Device("iPad 9.7", 1024, 768, 20, 0, false, (484.333, 20), (0, 384), (985, 384), (508.333, 750)),
        Device("iPad 10.2", 1080, 810, 20, 0, false, (512.333, 20), (0, 405), (1041, 405), (536.333, 792)),
        Device("iPad Pro 10.5", 1112, 834, 20, 0, false, (528.333, 20), (0, 417), (1073, 417), (552.333, 816)),
        Device("iPad Pro 11", 1194, 834, 24, 20, false, (569.333, 24), (0, 409), (1155, 409), (593.333, 796)),
        Device("iPad Pro 12.9", 1366, 1024, 20, 0, false, (655.333, 20), (0, 512), (1327, 512), (679.333, 1006)),
    ]

    /// Has the safe area of a device, as that project's window.
    final class DeviceWindow: UIWindow {
        let insets: UIEdgeInsets

        init(_ device: Device) {
            insets = device.safeArea
            super.init(frame: CGRect(origin: .zero, size: device.size))
            contentScaleFactor = 3
        }
        required init?(coder: NSCoder) { nil }
        override var safeAreaInsets: UIEdgeInsets { insets }
    }

    final class FourTexts: UIViewController {
        /// Boxes of the texts' sizes.
        var texts: [BoxView] = []
        /// Used instead, if there are any.
        var labels: [UILabel] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let texts: [UIView] = labels.isEmpty ? self.texts : labels
            texts.forEach(view.addSubview)
            let safe = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                texts[0].topAnchor.constraint(equalTo: safe.topAnchor),
                texts[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
                texts[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                texts[1].trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
                texts[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                texts[2].leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
                texts[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                texts[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                texts[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                texts[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            ])
        }
    }

    private func controller(on device: Device) -> FourTexts {
        let controller = FourTexts()
        controller.texts = device.texts.map { BoxView($0.width, $0.height) }
        return controller
    }

    @Test("Four texts at the edges and the centre of the safe area", arguments: devices)
    func traits(_ device: Device) {
        let controller = controller(on: device)
        let window = DeviceWindow(device)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(origin: .zero, size: device.size))
        for (view, origin) in zip(controller.texts, device.origins) {
            // Printed with six digits.
            #expect(abs(view.frame.minX - origin.x) < 0.001 && abs(view.frame.minY - origin.y) < 0.001)
        }
        #expect(controller.texts.map(\.frame.size).elementsEqual(device.texts) { abs($0.width - $1.width) < 1e-9 })
    }

    @Test("A controller in bars goes from window to window, as a picture of each device is taken", arguments: devices)
    func embedded(_ device: Device) {
        let navigation = UINavigationController(rootViewController: controller(on: device))
        let tabs = UITabBarController()
        tabs.setViewControllers([navigation], animated: false)
        for _ in 0..<2 {
            let window = DeviceWindow(device)
            let root = UIViewController()
            root.view.frame = window.bounds
            tabs.view.frame = root.view.frame
            root.view.addSubview(tabs.view)
            root.addChild(tabs)
            tabs.didMove(toParent: root)
            window.rootViewController = root
            window.isHidden = false
            root.view.layoutIfNeeded()
            tabs.willMove(toParent: nil)
            tabs.view.removeFromSuperview()
            tabs.removeFromParent()
            tabs.didMove(toParent: nil)
            window.rootViewController = nil
        }
    }

    // MARK: In bars

    /// What `testTraitsEmbeddedInTabNavigation.*.png` show, in points. That project takes the safe area's top and bottom
    /// away from windows of bar controllers. Hairlines are at 44 and above the last 49 points of every picture; what
    /// stands here is where the texts' ink begins, less what it is below the labels' tops in `testTraits.*.png`.
    struct Embedded: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let size: CGSize
        /// Left and right.
        let side: CGFloat
        let isLarge: Bool
        /// Regular width and height.
        let isRegular: (Bool, Bool)
        let middle: CGFloat
        /// Of the item at the left of the navigation bar.
        let margin: CGFloat

        init(
            _ name: String, _ width: CGFloat, _ height: CGFloat, side: CGFloat = 0, isLarge: Bool = false,
            _ isRegular: (Bool, Bool), middle: CGFloat, margin: CGFloat
        ) {
            (testDescription, size, self.side) = (name, CGSize(width: width, height: height), side)
            (self.isLarge, self.isRegular, self.middle, self.margin) = (isLarge, isRegular, middle, margin)
        }
    }

    nonisolated static let embedded = [
        Embedded("iPhone SE", 320, 548, (false, true), middle: 262, margin: 16),
        Embedded("iPhone SE, landscape", 568, 320, (false, false), middle: 148, margin: 20),
        Embedded("iPhone 8", 375, 647, (false, true), middle: 311.333, margin: 16),
        Embedded("iPhone 8, landscape", 667, 375, (false, false), middle: 175.333, margin: 20),
        Embedded("iPhone 8 Plus", 414, 716, (false, true), middle: 346, margin: 20),
        Embedded("iPhone 8 Plus, landscape", 736, 414, (true, false), middle: 195, margin: 20),
        Embedded("iPhone X", 375, 734, (false, true), middle: 355, margin: 16),
        Embedded("iPhone X, landscape", 812, 351, side: 44, (false, false), middle: 163.333, margin: 60),
        Embedded("iPhone Xr", 414, 818, (false, true), middle: 397, margin: 20),
        Embedded("iPhone Xr, landscape", 896, 390, side: 44, (true, false), middle: 183, margin: 60),
        Embedded("iPhone Xs Max", 414, 818, isLarge: true, (false, true), middle: 396.333, margin: 20),
        Embedded("iPhone Xs Max, landscape", 896, 390, side: 44, (true, false), middle: 183, margin: 60),
        Embedded("iPad mini", 1024, 748, isLarge: true, (true, true), middle: 361.333, margin: 20),
        Embedded("iPad mini, portrait", 768, 1004, isLarge: true, (true, true), middle: 489.333, margin: 20),
        Embedded("iPad 9.7", 1024, 748, isLarge: true, (true, true), middle: 361.333, margin: 20),
        Embedded("iPad 9.7, portrait", 768, 1004, isLarge: true, (true, true), middle: 489.333, margin: 20),
        Embedded("iPad 10.2", 1080, 790, isLarge: true, (true, true), middle: 382.333, margin: 20),
        Embedded("iPad 10.2, portrait", 810, 1060, isLarge: true, (true, true), middle: 517.333, margin: 20),
        Embedded("iPad Pro 10.5", 1112, 814, isLarge: true, (true, true), middle: 394.333, margin: 20),
        Embedded("iPad Pro 10.5, portrait", 834, 1092, isLarge: true, (true, true), middle: 533.333, margin: 20),
        Embedded("iPad Pro 11", 1194, 790, isLarge: true, (true, true), middle: 382.333, margin: 20),
        Embedded("iPad Pro 11, portrait", 834, 1150, isLarge: true, (true, true), middle: 562.333, margin: 20),
        Embedded("iPad Pro 12.9", 1366, 1004, isLarge: true, (true, true), middle: 489.333, margin: 20),
        Embedded("iPad Pro 12.9, portrait", 1024, 1346, isLarge: true, (true, true), middle: 660.333, margin: 20),
    ]

    final class SideWindow: UIWindow {
        let side: CGFloat

        init(_ size: CGSize, side: CGFloat) {
            self.side = side
            super.init(frame: CGRect(origin: .zero, size: size))
            contentScaleFactor = 3
        }
        required init?(coder: NSCoder) { nil }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) }
    }

    @Test("Bars and what is between them on each device, in both orientations", arguments: embedded)
    func bars(_ picture: Embedded) {
        let device = Self.devices[picture.isLarge ? 6 : 0]
        let texts = controller(on: device)
        texts.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: texts)
        let tabs = UITabBarController()
        tabs.setViewControllers([navigation], animated: false)
        let window = SideWindow(picture.size, side: picture.side)
        let root = UIViewController()
        root.view.frame = window.frame
        tabs.view.frame = root.view.frame
        root.view.addSubview(tabs.view)
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addChild(tabs)
        root.setOverrideTraitCollection(
            UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: picture.isRegular.0 ? .regular : .compact),
                UITraitCollection(verticalSizeClass: picture.isRegular.1 ? .regular : .compact),
            ]), forChild: tabs)
        tabs.didMove(toParent: root)
        window.rootViewController = root
        window.isHidden = false
        defer { window.isHidden = true }
        root.view.layoutIfNeeded()
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
        let (width, height) = (picture.size.width, picture.size.height)
        #expect(frame(navigation.navigationBar) == CGRect(x: 0, y: 0, width: width, height: 44))
        #expect(frame(tabs.tabBar) == CGRect(x: 0, y: height - 49, width: width, height: 49))
        #expect(texts.texts[0].frame.minY == 44)
        #expect(abs(texts.texts[1].frame.minY - picture.middle) < 0.001)
        #expect(abs(texts.texts[2].frame.minY - picture.middle) < 0.001)
        #expect(texts.texts[1].frame.minX == picture.side && texts.texts[2].frame.maxX == width - picture.side)
        #expect(texts.texts[3].frame.maxY == height - 49)
        let items = navigation.navigationBar.subviews.flatMap(\.subviews).filter { $0 is UIControl }
        #expect(items.map { frame($0).minX }.min() == picture.margin)
    }

    @Test(
        "Items of a toolbar keep as far from a sensor housing as those of a navigation bar", arguments: [false, true])
    func toolbar(_ isMirrored: Bool) {
        let window = SideWindow(CGSize(width: 812, height: 375), side: 44)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 331, width: 812, height: 44))
        if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
        bar.items = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
        window.addSubview(bar)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let items = bar.subviews.filter { $0 is UIControl && !$0.isHidden }.map(\.frame)
        #expect(items.map(\.minX).min() == 60 && items.map(\.maxX).max() == 752)
    }
}
