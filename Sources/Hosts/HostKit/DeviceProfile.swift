// SPDX-License-Identifier: MIT
package import CoreGraphics

/// A device model as apps can tell it: screen, safe areas, names. Figures are those Apple publishes for its devices.
package struct DeviceProfile: Hashable, Sendable {
    /// As people and `--device` name it.
    package var name: String
    /// `utsname.machine`.
    package var identifier: String
    /// Points, upright.
    package var size: CGSize
    /// Pixels per point of the panel as apps see it.
    package var scale: CGFloat
    /// Points at the top when upright: the status bar's height.
    package var statusBarHeight: CGFloat
    /// False: a home button, and no safe area at the bottom.
    package var homeIndicator: Bool
    /// Points at both sides when turned: the sensor housing.
    package var landscapeSide: CGFloat
    /// The idiom of its apps, and which of the two rules for safe areas holds.
    package var isPad: Bool

    /// What apps run on when nothing else is said.
    package static let standard = DeviceProfile.all[0]

    /// The first is the default.
    package static let all: [DeviceProfile] = [
        phone("iPhone 15", "iPhone15,4", 393, 852, 3, top: 59, side: 59),
        phone("iPhone 15 Plus", "iPhone15,5", 430, 932, 3, top: 59, side: 59),
        phone("iPhone 15 Pro", "iPhone16,1", 393, 852, 3, top: 59, side: 59),
        phone("iPhone 15 Pro Max", "iPhone16,2", 430, 932, 3, top: 59, side: 59),
        phone("iPhone 16", "iPhone17,3", 393, 852, 3, top: 59, side: 59),
        phone("iPhone 16 Plus", "iPhone17,4", 430, 932, 3, top: 59, side: 59),
        phone("iPhone 16 Pro", "iPhone17,1", 402, 874, 3, top: 62, side: 62),
        phone("iPhone 16 Pro Max", "iPhone17,2", 440, 956, 3, top: 62, side: 62),
        phone("iPhone 16e", "iPhone17,5", 390, 844, 3, top: 47, side: 47),
        phone("iPhone 17", "iPhone18,3", 402, 874, 3, top: 62, side: 62),
        phone("iPhone 17 Pro", "iPhone18,1", 402, 874, 3, top: 62, side: 62),
        phone("iPhone 17 Pro Max", "iPhone18,2", 440, 956, 3, top: 62, side: 62),
        phone("iPhone 14", "iPhone14,7", 390, 844, 3, top: 47, side: 47),
        phone("iPhone 14 Plus", "iPhone14,8", 428, 926, 3, top: 47, side: 47),
        phone("iPhone 14 Pro", "iPhone15,2", 393, 852, 3, top: 59, side: 59),
        phone("iPhone 14 Pro Max", "iPhone15,3", 430, 932, 3, top: 59, side: 59),
        phone("iPhone 13", "iPhone14,5", 390, 844, 3, top: 47, side: 47),
        phone("iPhone 13 mini", "iPhone14,4", 375, 812, 3, top: 50, side: 50),
        phone("iPhone 13 Pro", "iPhone14,2", 390, 844, 3, top: 47, side: 47),
        phone("iPhone 13 Pro Max", "iPhone14,3", 428, 926, 3, top: 47, side: 47),
        phone("iPhone 12 mini", "iPhone13,1", 375, 812, 3, top: 50, side: 50),
        phone("iPhone 12 Pro", "iPhone13,3", 390, 844, 3, top: 47, side: 47),
        phone("iPhone 12 Pro Max", "iPhone13,4", 428, 926, 3, top: 47, side: 47),
        phone("iPhone 12", "iPhone13,2", 390, 844, 3, top: 47, side: 47),
        phone("iPhone 11", "iPhone12,1", 414, 896, 2, top: 48, side: 48),
        phone("iPhone 11 Pro", "iPhone12,3", 375, 812, 3, top: 44, side: 44),
        phone("iPhone 11 Pro Max", "iPhone12,5", 414, 896, 3, top: 44, side: 44),
        phone("iPhone XS", "iPhone11,2", 375, 812, 3, top: 44, side: 44),
        phone("iPhone XS Max", "iPhone11,6", 414, 896, 3, top: 44, side: 44),
        phone("iPhone XR", "iPhone11,8", 414, 896, 2, top: 48, side: 48),
        phone("iPhone X", "iPhone10,3", 375, 812, 3, top: 44, side: 44),
        button("iPhone SE", "iPhone14,6", 375, 667, 2),
        button("iPhone SE (3rd generation)", "iPhone14,6", 375, 667, 2),
        button("iPhone SE (2nd generation)", "iPhone12,8", 375, 667, 2),
        button("iPhone 8", "iPhone10,1", 375, 667, 2),
        button("iPhone 8 Plus", "iPhone10,2", 414, 736, 3),
        button("iPhone 7", "iPhone9,1", 375, 667, 2),
        button("iPhone 7 Plus", "iPhone9,2", 414, 736, 3),
        button("iPhone 6s", "iPhone8,1", 375, 667, 2),
        button("iPhone 6s Plus", "iPhone8,2", 414, 736, 3),
        button("iPhone SE (1st generation)", "iPhone8,4", 320, 568, 2),
        button("iPhone 6", "iPhone7,2", 375, 667, 2),
        button("iPhone 5s", "iPhone6,1", 320, 568, 2),
        button("iPhone 4s", "iPhone4,1", 320, 480, 2),
        pad("iPad (10th generation)", "iPad13,18", 820, 1180, homeIndicator: true),
        pad("iPad Pro (11-inch)", "iPad8,1", 834, 1194, homeIndicator: true),
        pad("iPad Pro (12.9-inch)", "iPad8,5", 1024, 1366, homeIndicator: true),
        pad("iPad mini (6th generation)", "iPad14,1", 744, 1133, homeIndicator: true),
        pad("iPad (A16)", "iPad15,7", 820, 1180, homeIndicator: true),
        pad("iPad (9th generation)", "iPad12,1", 810, 1080, homeIndicator: false),
        pad("iPad mini (A17 Pro)", "iPad16,1", 744, 1133, homeIndicator: true),
        pad("iPad Air (5th generation)", "iPad13,16", 820, 1180, homeIndicator: true),
        pad("iPad Air 11-inch (M2)", "iPad14,8", 820, 1180, homeIndicator: true),
        pad("iPad Air 13-inch (M2)", "iPad14,10", 1024, 1366, homeIndicator: true),
        pad("iPad Air 11-inch (M3)", "iPad15,3", 820, 1180, homeIndicator: true),
        pad("iPad Air 13-inch (M3)", "iPad15,5", 1024, 1366, homeIndicator: true),
        pad("iPad Pro (11-inch) (4th generation)", "iPad14,3", 834, 1194, homeIndicator: true),
        pad("iPad Pro (12.9-inch) (6th generation)", "iPad14,5", 1024, 1366, homeIndicator: true),
        pad("iPad Pro 11-inch (M4)", "iPad16,3", 834, 1210, homeIndicator: true),
        pad("iPad Pro 13-inch (M4)", "iPad16,5", 1032, 1376, homeIndicator: true),
        pad("iPad Pro 11-inch (M5)", "iPad17,1", 834, 1210, homeIndicator: true),
        pad("iPad Pro 13-inch (M5)", "iPad17,3", 1032, 1376, homeIndicator: true),
        pad("iPad Air 2", "iPad5,3", 768, 1024, homeIndicator: false),
        pad("iPad", "iPad11,6", 810, 1080, homeIndicator: false),
    ]

    /// The profile of that name, upper and lower case alike; nil when there is none.
    package static func named(_ name: String) -> DeviceProfile? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }

    /// Whether width is regular when turned: the large phones.
    package var hasWideLandscape: Bool { !isPad && size.width >= 414 }
    /// Upright phones with an island: navigation bars begin at 53.667 points of 59, at 56.333 of 62 (captures of iOS 17.5
    /// and 18.5, NavBarBackButtonTraits in cashapp/AccessibilitySnapshot).
    private var barOverlap: CGFloat {
        guard !isPad, homeIndicator, statusBarHeight >= 59 else { return 0 }
        return statusBarHeight >= 62 ? 17.0 / 3 : 16.0 / 3
    }
    /// Only models that are wider than high when upright; none of `all` is.
    package var isNaturallyLandscape: Bool { size.width > size.height }

    /// The screen upright or turned, with its safe area.
    package func screen(landscape: Bool) -> ScreenDescription {
        let turned = landscape != isNaturallyLandscape
        let size = turned ? CGSize(width: self.size.height, height: self.size.width) : self.size
        if isPad {
            return ScreenDescription(
                size: size, scale: scale, safeAreaTop: statusBarHeight, safeAreaBottom: homeIndicator ? 20 : 0)
        }
        guard turned else {
            return ScreenDescription(
                size: size, scale: scale, safeAreaTop: statusBarHeight, safeAreaBottom: homeIndicator ? 34 : 0,
                barOverlap: barOverlap)
        }
        return ScreenDescription(
            size: size, scale: scale, safeAreaLeft: landscapeSide, safeAreaBottom: homeIndicator ? 21 : 0,
            safeAreaRight: landscapeSide)
    }

    private static func phone(
        _ name: String, _ identifier: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat,
        side: CGFloat
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, identifier: identifier, size: CGSize(width: width, height: height), scale: scale,
            statusBarHeight: top, homeIndicator: true, landscapeSide: side, isPad: false)
    }

    private static func button(
        _ name: String, _ identifier: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, identifier: identifier, size: CGSize(width: width, height: height), scale: scale,
            statusBarHeight: 20, homeIndicator: false, landscapeSide: 0, isPad: false)
    }

    private static func pad(
        _ name: String, _ identifier: String, _ width: CGFloat, _ height: CGFloat, homeIndicator: Bool
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, identifier: identifier, size: CGSize(width: width, height: height), scale: 2,
            statusBarHeight: homeIndicator ? 24 : 20, homeIndicator: homeIndicator, landscapeSide: 0, isPad: true)
    }
}
