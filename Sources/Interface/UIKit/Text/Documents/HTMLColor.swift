// SPDX-License-Identifier: MIT

/// A colour as HTML writes it: `#rgb`, `#rrggbb`, `rgb(...)`, `rgba(...)` or a name.
struct HTMLColor {
    let color: UIColor

    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        let hex = text.hasPrefix("#") ? String(text.dropFirst()) : Self.names[text]
        if let hex, let value = UInt32(hex, radix: 16) {
            let channels: [UInt32]
            switch hex.count {
            case 3: channels = [value >> 8 & 15, value >> 4 & 15, value & 15].map { $0 * 17 }
            case 6: channels = [value >> 16 & 255, value >> 8 & 255, value & 255]
            default: return nil
            }
            let parts = channels.map { CGFloat($0) / 255 }
            color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        } else if text.hasPrefix("rgb"), let start = text.firstIndex(of: "("), let end = text.firstIndex(of: ")"),
            start < end
        {
            let parts = text[text.index(after: start)..<end].split { $0 == "," || $0 == " " || $0 == "/" }.compactMap {
                Double($0)
            }
            guard parts.count >= 3 else { return nil }
            color = UIColor(
                red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
        } else {
            return nil
        }
    }

    private static let names = [
        "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff", "yellow": "ffff00",
        "gray": "808080", "grey": "808080", "silver": "c0c0c0", "maroon": "800000", "purple": "800080",
        "fuchsia": "ff00ff",
        "lime": "00ff00", "olive": "808000", "navy": "000080", "teal": "008080", "aqua": "00ffff", "orange": "ffa500",
        "pink": "ffc0cb", "brown": "a52a2a", "cyan": "00ffff", "magenta": "ff00ff",
    ]
}
