// SPDX-License-Identifier: MIT
import Testing
import UIKit

@Suite struct UIColorTests {
    static let light = UITraitCollection(userInterfaceStyle: .light)
    static let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func rgba(_ color: UIColor) -> [Int] {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b].map { Int(($0 * 255).rounded()) } + [Int((a * 100).rounded())]
    }

    /// Values of the Human Interface Guidelines (iOS 17).
    @Test(arguments: [
        (UIColor.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
        (UIColor.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
        (UIColor.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
        (UIColor.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
        (UIColor.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
    ])
    func systemColorsFollowTheStyle(color: UIColor, light: [Int], dark: [Int]) {
        #expect(rgba(color.resolvedColor(with: Self.light)) == light)
        #expect(rgba(color.resolvedColor(with: Self.dark)) == dark)
    }

    @Test func elevatedBackgroundsAreLighterInTheDark() {
        let elevated = UITraitCollection(traitsFrom: [Self.dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30, 100])
    }

    @Test func dynamicProviderRunsWithTheTraitsOfUse() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: Self.dark) == .white)
        Self.dark.performAsCurrent { #expect(color.cgColor.components == [1, 1]) }
        Self.light.performAsCurrent { #expect(color.cgColor.components == [0, 1]) }
    }

    @Test func alphaOfADynamicColorStaysDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(rgba(color.resolvedColor(with: Self.light)) == [0, 0, 0, 50])
        #expect(rgba(color.resolvedColor(with: Self.dark)) == [255, 255, 255, 50])
    }

    /// UIKit compares the space, too: white is gray 1, not RGB 1, 1, 1.
    @Test func equalityComparesTheSpace() {
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    }

    @Test func grayHasTwoComponentsAsACGColor() {
        #expect(UIColor.white.cgColor.numberOfComponents == 2)
        #expect(UIColor.red.cgColor.numberOfComponents == 4)
    }

    /// The hexcone model's corners.
    @Test func hueGoesAround() {
        #expect(rgba(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [255, 0, 0, 100])
        #expect(rgba(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 100])
        #expect(rgba(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)) == [0, 0, 128, 100])
        #expect(rgba(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [255, 0, 0, 100])
        var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 0.6, saturation: 0.4, brightness: 0.8, alpha: 1).getHue(
            &h, saturation: &s, brightness: &b, alpha: &a)
        #expect(abs(h - 0.6) < 1e-9 && abs(s - 0.4) < 1e-9 && abs(b - 0.8) < 1e-9)
    }

    /// P3's red lies outside sRGB: 1.0930, -0.2267, -0.1501 (CSS Color 4, `color(display-p3 1 0 0)`).
    @Test func displayP3ReadsAsExtendedSRGB() {
        var (r, g, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: nil)
        #expect(abs(r - 1.0930) < 1e-3 && abs(g + 0.2267) < 1e-3 && abs(b + 0.1501) < 1e-3)
    }

    @Test func nanBecomesZero() {
        #expect(UIColor(red: .nan, green: 0, blue: 0, alpha: .nan) == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    }

    @Test func archivesKeepSystemColorsByName() throws {
        for color in [UIColor.systemTeal, .red, .white, UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
            #expect(back == color)
        }
    }

    @Test func colorLiterals() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
    }

    @Test("CGColorGetComponents' memory holds the components, and stays")
    func componentMemory() throws {
        let memory = try #require(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).cgColor.__unsafeComponents)
        #expect((0..<4).map { memory[$0] } == [0.25, 0.5, 0.75, 1])
        #expect(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).cgColor.__unsafeComponents == memory)
    }
}
