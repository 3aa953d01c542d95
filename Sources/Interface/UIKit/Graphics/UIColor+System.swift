// SPDX-License-Identifier: MIT

// The values are those of the Human Interface Guidelines ("Color", iOS 15 to 17) and of the UIKit documentation of
// the semantic colours: light, dark, and both with increased contrast.

extension UIColor {
    public class var systemRed: UIColor { red_ }
    public class var systemGreen: UIColor { green_ }
    public class var systemBlue: UIColor { blue_ }
    public class var systemOrange: UIColor { orange_ }
    public class var systemYellow: UIColor { yellow_ }
    public class var systemPink: UIColor { pink_ }
    public class var systemPurple: UIColor { purple_ }
    public class var systemTeal: UIColor { teal_ }
    public class var systemIndigo: UIColor { indigo_ }
    public class var systemBrown: UIColor { brown_ }
    public class var systemMint: UIColor { mint_ }
    public class var systemCyan: UIColor { cyan_ }
    public class var systemGray: UIColor { gray_ }
    public class var systemGray2: UIColor { gray2_ }
    public class var systemGray3: UIColor { gray3_ }
    public class var systemGray4: UIColor { gray4_ }
    public class var systemGray5: UIColor { gray5_ }
    public class var systemGray6: UIColor { gray6_ }

    private static let red_ = UIColor(
        "systemRedColor", .init(255, 59, 48), .init(255, 69, 58), .init(215, 0, 21), .init(255, 105, 97))
    private static let green_ = UIColor(
        "systemGreenColor", .init(52, 199, 89), .init(48, 209, 88), .init(36, 138, 61), .init(48, 219, 91))
    private static let blue_ = UIColor(
        "systemBlueColor", .init(0, 122, 255), .init(10, 132, 255), .init(0, 64, 221), .init(64, 156, 255))
    private static let orange_ = UIColor(
        "systemOrangeColor", .init(255, 149, 0), .init(255, 159, 10), .init(201, 52, 0), .init(255, 179, 64))
    private static let yellow_ = UIColor(
        "systemYellowColor", .init(255, 204, 0), .init(255, 214, 10), .init(178, 80, 0), .init(255, 212, 38))
    private static let pink_ = UIColor(
        "systemPinkColor", .init(255, 45, 85), .init(255, 55, 95), .init(211, 15, 69), .init(255, 100, 130))
    private static let purple_ = UIColor(
        "systemPurpleColor", .init(175, 82, 222), .init(191, 90, 242), .init(137, 68, 171), .init(218, 143, 255))
    private static let teal_ = UIColor(
        "systemTealColor", .init(48, 176, 199), .init(64, 200, 224), .init(0, 130, 153), .init(93, 230, 255))
    private static let indigo_ = UIColor(
        "systemIndigoColor", .init(88, 86, 214), .init(94, 92, 230), .init(54, 52, 163), .init(125, 122, 255))
    private static let brown_ = UIColor(
        "systemBrownColor", .init(162, 132, 94), .init(172, 142, 104), .init(127, 101, 69), .init(181, 148, 105))
    private static let mint_ = UIColor(
        "systemMintColor", .init(0, 199, 190), .init(99, 230, 226), .init(12, 129, 123), .init(102, 212, 207))
    private static let cyan_ = UIColor(
        "systemCyanColor", .init(50, 173, 230), .init(100, 210, 255), .init(0, 113, 164), .init(112, 215, 255))
    private static let gray_ = UIColor(
        "systemGrayColor", .init(142, 142, 147), .init(142, 142, 147), .init(108, 108, 112), .init(174, 174, 178))
    private static let gray2_ = UIColor(
        "systemGray2Color", .init(174, 174, 178), .init(99, 99, 102), .init(142, 142, 147), .init(124, 124, 128))
    private static let gray3_ = UIColor(
        "systemGray3Color", .init(199, 199, 204), .init(72, 72, 74), .init(174, 174, 178), .init(84, 84, 86))
    private static let gray4_ = UIColor(
        "systemGray4Color", .init(209, 209, 214), .init(58, 58, 60), .init(188, 188, 192), .init(68, 68, 70))
    private static let gray5_ = UIColor(
        "systemGray5Color", .init(229, 229, 234), .init(44, 44, 46), .init(216, 216, 220), .init(54, 54, 56))
    private static let gray6_ = UIColor(
        "systemGray6Color", .init(242, 242, 247), .init(28, 28, 30), .init(235, 235, 240), .init(36, 36, 38))
}

extension UIColor {
    /// A system colour: light, dark, light with increased contrast, dark with increased contrast.
    convenience init(
        _ name: String, _ light: ColorValue, _ dark: ColorValue, _ lightHigh: ColorValue? = nil,
        _ darkHigh: ColorValue? = nil, elevated: ColorValue? = nil, elevatedHigh: ColorValue? = nil
    ) {
        let color = SystemColor(
            name, light: light, dark: dark, lightHigh: lightHigh, darkHigh: darkHigh, elevated: elevated,
            elevatedHigh: elevatedHigh)
        self.init(storage: .system(color))
    }
}
