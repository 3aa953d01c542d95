// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// The rest of the pictures `testTraits.*.png` of pointfreeco/swift-snapshot-testing: iPads shared by two apps, the other
/// orientations, all text sizes. Those of the 9.7 inch iPad equal the iPad mini's.
@MainActor
@Suite struct LayoutSnapshotPictureTests {
    /// Where four texts are in a picture.
    struct Picture: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let size: CGSize
        let safeArea: UIEdgeInsets
        let isLarge: Bool
        let origins: [CGPoint]

        init(
            _ name: String, _ width: CGFloat, _ height: CGFloat, safe: (top: CGFloat, side: CGFloat, bottom: CGFloat),
            isLarge: Bool, _ origins: (CGFloat, CGFloat)...
        ) {
            testDescription = name
            size = CGSize(width: width, height: height)
            safeArea = UIEdgeInsets(top: safe.top, left: safe.side, bottom: safe.bottom, right: safe.side)
            self.isLarge = isLarge
            self.origins = origins.map { CGPoint(x: $0.0, y: $0.1) }
        }
    }

    // The texts' ink less what it is off the labels' origins, which the view trees `testTraits.*.txt` name, in the eleven
    // pictures that have such a tree: (2, 10), (1, 10), (3, 10) and (1, 10) pixels for texts of the medium size, (2, 11),
    // (1, 11), (4, 11) and (2, 11) for large ones, the same in all eleven.
    nonisolated static let pictures = [
        Picture(
            "ipad-mini-33-split-landscape", 320, 768, safe: (20, 0, 0), isLarge: true, (132.333, 20), (0, 384),
            (281, 384), (156.333, 750)),
        Picture(
            "ipad-mini-50-split-landscape", 507, 768, safe: (20, 0, 0), isLarge: true, (225.667, 20), (0, 384),
            (468, 384), (249.667, 750)),
        Picture(
            "ipad-mini-66-split-landscape", 694, 768, safe: (20, 0, 0), isLarge: true, (319.333, 20), (0, 384),
            (655, 384), (343.333, 750)),
        Picture(
            "ipad-mini-33-split-portrait", 320, 1024, safe: (20, 0, 0), isLarge: true, (132.333, 20), (0, 512),
            (281, 512), (156.333, 1006)),
        Picture(
            "ipad-mini-66-split-portrait", 438, 1024, safe: (20, 0, 0), isLarge: true, (191.333, 20), (0, 512),
            (399, 512), (215.333, 1006)),
        Picture(
            "ipad-10-2-split-landscape", 320, 810, safe: (20, 0, 0), isLarge: true, (132.333, 20), (0, 405), (281, 405),
            (156.333, 792)),
        Picture(
            "ipad-10-2-50-split-landscape", 535, 810, safe: (20, 0, 0), isLarge: true, (239.667, 20), (0, 405),
            (496, 405), (263.667, 792)),
        Picture(
            "ipad-10-2-66-split-landscape", 750, 810, safe: (20, 0, 0), isLarge: true, (347.333, 20), (0, 405),
            (711, 405), (371.333, 792)),
        Picture(
            "ipad-10-2-33-split-portrait", 320, 1080, safe: (20, 0, 0), isLarge: true, (132.333, 20), (0, 540),
            (281, 540), (156.333, 1062)),
        Picture(
            "ipad-10-2-66-split-portrait", 480, 1080, safe: (20, 0, 0), isLarge: true, (212.333, 20), (0, 540),
            (441, 540), (236.333, 1062)),
        Picture(
            "ipad-pro-10inch-33-split-landscape", 320, 834, safe: (20, 0, 0), isLarge: true, (132.333, 20), (0, 417),
            (281, 417), (156.333, 816)),
        Picture(
            "ipad-pro-10inch-50-split-landscape", 551, 834, safe: (20, 0, 0), isLarge: true, (247.667, 20), (0, 417),
            (512, 417), (271.667, 816)),
        Picture(
            "ipad-pro-10inch-66-split-landscape", 782, 834, safe: (20, 0, 0), isLarge: true, (363.333, 20), (0, 417),
            (743, 417), (387.333, 816)),
        Picture(
            "ipad-pro-10inch-33-split-portrait", 320, 1112, safe: (20, 0, 0), isLarge: true, (132.333, 20), (0, 556),
            (281, 556), (156.333, 1094)),
        Picture(
            "ipad-pro-10inch-66-split-portrait", 504, 1112, safe: (20, 0, 0), isLarge: true, (224.333, 20), (0, 556),
            (465, 556), (248.333, 1094)),
        Picture(
            "ipad-pro-11inch-33-split-landscape", 375, 834, safe: (24, 0, 20), isLarge: true, (159.667, 24), (0, 409),
            (336, 409), (183.667, 796)),
        Picture(
            "ipad-pro-11inch-50-split-landscape", 592, 834, safe: (24, 0, 20), isLarge: true, (268.333, 24), (0, 409),
            (553, 409), (292.333, 796)),
        Picture(
            "ipad-pro-11inch-66-split-landscape", 809, 834, safe: (24, 0, 20), isLarge: true, (376.667, 24), (0, 409),
            (770, 409), (400.667, 796)),
        Picture(
            "ipad-pro-11inch-33-split-portrait", 320, 1194, safe: (24, 0, 20), isLarge: true, (132.333, 24), (0, 589),
            (281, 589), (156.333, 1156)),
        Picture(
            "ipad-pro-11inch-66-split-portrait", 504, 1194, safe: (24, 0, 20), isLarge: true, (224.333, 24), (0, 589),
            (465, 589), (248.333, 1156)),
        Picture(
            "ipad-pro-12inch-33-split-landscape", 375, 1024, safe: (20, 0, 0), isLarge: true, (159.667, 20), (0, 512),
            (336, 512), (183.667, 1006)),
        Picture(
            "ipad-pro-12inch-50-split-landscape", 678, 1024, safe: (20, 0, 0), isLarge: true, (311.333, 20), (0, 512),
            (639, 512), (335.333, 1006)),
        Picture(
            "ipad-pro-12inch-66-split-landscape", 981, 1024, safe: (20, 0, 0), isLarge: true, (462.667, 20), (0, 512),
            (942, 512), (486.667, 1006)),
        Picture(
            "ipad-pro-12inch-33-split-portrait", 375, 1366, safe: (20, 0, 0), isLarge: true, (159.667, 20), (0, 683),
            (336, 683), (183.667, 1348)),
        Picture(
            "ipad-pro-12inch-66-split-portrait", 639, 1366, safe: (20, 0, 0), isLarge: true, (291.667, 20), (0, 683),
            (600, 683), (315.667, 1348)),
        Picture(
            "iphone-se-alternative", 568, 320, safe: (0, 0, 0), isLarge: false, (257.667, 0), (0, 150.333),
            (531, 150.333), (280.333, 303)),
        Picture(
            "iphone-8-alternative", 667, 375, safe: (0, 0, 0), isLarge: false, (307.333, 0), (0, 178), (630, 178),
            (330, 358)),
        Picture(
            "iphone-8-plus-alternative", 736, 414, safe: (0, 0, 0), isLarge: false, (341.667, 0), (0, 197.333),
            (699, 197.333), (364.333, 397)),
        Picture(
            "iphone-x-alternative", 812, 375, safe: (0, 44, 24), isLarge: false, (379.667, 0), (44, 166), (731, 166),
            (402.333, 334)),
        Picture(
            "iphone-xr-alternative", 896, 414, safe: (0, 44, 24), isLarge: false, (421.667, 0), (44, 185.333),
            (815, 185.333), (444.333, 373)),
        Picture(
            "iphone-xs-max-alternative", 896, 414, safe: (0, 44, 24), isLarge: false, (421.667, 0), (44, 185.333),
            (815, 185.333), (444.333, 373)),
        Picture(
            "ipad-mini-alternative", 768, 1024, safe: (20, 0, 0), isLarge: true, (356.333, 20), (0, 512), (729, 512),
            (380.333, 1006)),
        Picture(
            "ipad-10-2-alternative", 810, 1080, safe: (20, 0, 0), isLarge: true, (377.333, 20), (0, 540), (771, 540),
            (401.333, 1062)),
        Picture(
            "ipad-pro-10-5-alternative", 834, 1112, safe: (20, 0, 0), isLarge: true, (389.333, 20), (0, 556),
            (795, 556), (413.333, 1094)),
        Picture(
            "ipad-pro-11-alternative", 834, 1194, safe: (24, 0, 20), isLarge: true, (389.333, 24), (0, 589), (795, 589),
            (413.333, 1156)),
        Picture(
            "ipad-pro-12-9-alternative", 1024, 1366, safe: (20, 0, 0), isLarge: true, (484.333, 20), (0, 683),
            (985, 683), (508.333, 1348)),
    ]

    final class PictureWindow: UIWindow {
        let insets: UIEdgeInsets

        init(_ size: CGSize, _ insets: UIEdgeInsets) {
            self.insets = insets
            super.init(frame: CGRect(origin: .zero, size: size))
            contentScaleFactor = 3
        }
        required init?(coder: NSCoder) { nil }
        override var safeAreaInsets: UIEdgeInsets { insets }
    }

    @Test("Four texts in windows of every size that the pictures show", arguments: pictures)
    func texts(_ picture: Picture) {
        let controller = LayoutSnapshotReferenceTests.FourTexts()
        let sizes = LayoutSnapshotReferenceTests.devices[picture.isLarge ? 6 : 0].texts
        controller.texts = sizes.map { BoxView($0.width, $0.height) }
        let window = PictureWindow(picture.size, picture.safeArea)
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        for (view, origin) in zip(controller.texts, picture.origins) {
            #expect(abs(view.frame.minX - origin.x) < 0.001 && abs(view.frame.minY - origin.y) < 0.001)
        }
    }

    // MARK: Text sizes

    /// Ink of `testTraits.iphone-se-SIZE.png`, in pixels: where "What's", "the" and "?" end below.
    nonisolated static let sizes: [(UIContentSizeCategory, bottoms: [CGFloat])] = [
        (.extraSmall, [101, 898, 1696]),
        (.small, [104, 899, 1695]),
        (.medium, [107, 900, 1694]),
        (.large, [110, 902, 1694]),
        (.extraLarge, [115, 903, 1693]),
        (.extraExtraLarge, [121, 905, 1690]),
        (.extraExtraExtraLarge, [127, 908, 1689]),
        (.accessibilityMedium, [141, 913, 1686]),
        (.accessibilityLarge, [155, 918, 1683]),
        (.accessibilityExtraLarge, [176, 925, 1679]),
        (.accessibilityExtraExtraLarge, [196, 934, 1674]),
        (.accessibilityExtraExtraExtraLarge, [213, 940, 1669]),
    ]

    // Round letters reach at most a twentieth of their height below the line they stand on; a pixel more is antialiasing.
    @Test("Texts of every size stand where they stand in the pictures")
    func lines() {
        let controller = LayoutSnapshotReferenceTests.FourTexts()
        let labels = ["What's", "the", "point", "?"].map { text in
            let label = UILabel()
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            return label
        }
        controller.labels = labels
        let window = PictureWindow(CGSize(width: 320, height: 568), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        for (category, bottoms) in Self.sizes {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            for (label, style) in zip(labels, [UIFont.TextStyle.headline, .body, .body, .subheadline]) {
                label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
            }
            window.layoutIfNeeded()
            for (label, bottom) in zip([labels[0], labels[1], labels[3]], bottoms) {
                let below = bottom - 3 * (label.frame.minY + label.baselineOffsets.first)
                #expect(below > -0.5 && below <= 1 + 3 * 0.05 * 0.7 * label.font.pointSize, "\(category) \(label)")
            }
            #expect(abs(labels[2].frame.maxX - 320) < 1e-9 && labels[2].frame.minY == labels[1].frame.minY)
        }
    }
}
