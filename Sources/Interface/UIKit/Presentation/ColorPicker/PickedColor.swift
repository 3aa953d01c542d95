// SPDX-License-Identifier: MIT

/// The colour a picker works on: sRGB components and opacity, each 0...1.
struct PickedColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let components = RGBComponents(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: components.red, green: components.green, blue: components.blue)
    }

    /// Colours outside of sRGB become the nearest inside.
    init(_ color: UIColor) {
        self.init(red: 0, green: 0, blue: 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for path in [\PickedColor.red, \.green, \.blue, \.alpha] {
            self[keyPath: path] = min(max(self[keyPath: path], 0), 1)
        }
    }

    /// `1A2B3C`, six digits with or without a `#`.
    init?(hex: String) {
        let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    var opaque: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }
    var hex: String {
        [red, green, blue].map { part in
            let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }

    /// Equal as far as eight bits a component tell, whatever the opacity.
    func looksLike(_ other: PickedColor) -> Bool { hex == other.hex }

    func with(_ path: WritableKeyPath<PickedColor, CGFloat>, _ value: CGFloat) -> PickedColor {
        var result = self
        result[keyPath: path] = value
        return result
    }
}

/// A part of the picker that shows a colour and lets the user choose another.
@MainActor
protocol ColorPickerPage: UIView {
    var choose: (PickedColor, _ continuously: Bool) -> Void { get set }
    func show(_ color: PickedColor)
}
