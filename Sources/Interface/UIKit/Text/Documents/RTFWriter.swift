// SPDX-License-Identifier: MIT
import CoreText

/// Writes attributed text as Rich Text Format 1.9: what `RTFReader` reads of it is the same text again.
struct RTFWriter {
    private var fonts: [String] = []
    private var colors: [UIColor] = []
    private var body = ""

    static func write(_ text: NSAttributedString) -> Data {
        var writer = RTFWriter()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            writer.append((text.string as NSString).substring(with: range), attributes)
        }
        return writer.document
    }

    private var document: Data {
        let table = fonts.enumerated().map { "\\f\($0.offset)\\fnil \($0.element);" }.joined()
        let palette = colors.map { color -> String in
            let parts = Self.channels(color)
            return "\\red\(parts[0])\\green\(parts[1])\\blue\(parts[2]);"
        }.joined()
        return Data("{\\rtf1\\ansi\\ansicpg1252\n{\\fonttbl\(table)}\n{\\colortbl;\(palette)}\n\(body)}".utf8)
    }

    private static func channels(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    }

    private mutating func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        var codes = paragraphCodes(attributes[.paragraphStyle] as? NSParagraphStyle)
        codes += fontCodes(attributes[.font] as? UIFont)
        if let color = attributes[.foregroundColor] as? UIColor { codes += "\\cf\(index(of: color))" }
        if let color = attributes[.backgroundColor] as? UIColor { codes += "\\cb\(index(of: color))" }
        if AttributeReader.number(attributes[.underlineStyle]) ?? 0 != 0 { codes += "\\ul" }
        if AttributeReader.number(attributes[.strikethroughStyle]) ?? 0 != 0 { codes += "\\strike" }
        if let offset = AttributeReader.number(attributes[.baselineOffset]), offset != 0 {
            codes += offset > 0 ? "\\up\(Int(offset * 2))" : "\\dn\(Int(-offset * 2))"
        }
        let content = "{\(codes) \(Self.escaped(text))}"
        let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        body +=
            link.map { "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped($0))\"}}{\\fldrslt \(content)}}" } ?? content
    }

    private func paragraphCodes(_ style: NSParagraphStyle?) -> String {
        guard let style else { return "\\pard" }
        let alignments: [NSTextAlignment: String] = [
            .left: "\\ql", .right: "\\qr", .center: "\\qc", .justified: "\\qj",
        ]
        func twips(_ length: CGFloat) -> Int { Int((length * 20).rounded()) }
        return "\\pard\(alignments[style.alignment] ?? "")\\li\(twips(style.headIndent))"
            + "\\fi\(twips(style.firstLineHeadIndent - style.headIndent))\\sb\(twips(style.paragraphSpacingBefore))"
            + "\\sa\(twips(style.paragraphSpacing))"
    }

    private mutating func fontCodes(_ given: UIFont?) -> String {
        let font = given ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        let traits = font.fontDescriptor.symbolicTraits
        // The family, with bold and italic as codes, says the same to every reader.
        let name = font.familyName
        let index = fonts.firstIndex(of: name) ?? fonts.count
        if index == fonts.count { fonts.append(name) }
        return "\\f\(index)\\fs\(Int((font.pointSize * 2).rounded()))\(traits.contains(.traitBold) ? "\\b" : "")"
            + (traits.contains(.traitItalic) ? "\\i" : "")
    }

    private mutating func index(of color: UIColor) -> Int {
        if let known = colors.firstIndex(of: color) { return known + 1 }
        colors.append(color)
        return colors.count
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x0A, 0x0D: result += "\\par\n"
            case 0x09: result += "\\tab "
            case 0x2028: result += "\\line "
            case 0x20...0x7E: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
