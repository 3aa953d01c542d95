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
        var texts: [BoxView] = []

        override func viewDidLoad() {
            super.viewDidLoad()
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
}
