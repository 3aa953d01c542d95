// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// What the file's `name`, `OS/2`, `post` and `head` tables say.
extension FontFace {
    /// Entries of the OpenType name table; the raw values are its identifiers.
    package enum Name: UInt32 {
        case copyright = 0
        case family = 1
        case subfamily = 2
        case unique = 3
        case full = 4
        case version = 5
        case postScript = 6
        case trademark = 7
        case manufacturer = 8
        case designer = 9
        case description = 10
        case vendorURL = 11
        case designerURL = 12
        case license = 13
        case licenseURL = 14
        case typographicFamily = 16
        case typographicSubfamily = 17
        case sampleText = 19
        case postScriptCID = 20
    }

    /// An entry of the name table in English, nil when absent.
    package func name(_ name: Name) -> String? { self.name(name.rawValue) }

    func name(_ identifier: hb_ot_name_id_t) -> String? {
        fontLock.withLock {
            let english = hb_language_from_string("en", -1)
            var length: UInt32 = 0
            let total = hb_ot_name_get_utf8(hbFace, identifier, english, &length, nil)
            guard total > 0 else { return nil }
            var text = [CChar](repeating: 0, count: Int(total) + 1)
            length = total + 1
            _ = hb_ot_name_get_utf8(hbFace, identifier, english, &length, &text)
            return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// The file's name where the table has none.
    package var postScriptName: String {
        name(.postScript) ?? (path as NSString).lastPathComponent
    }

    /// The typographic family, which holds more than four styles, where there is one.
    package var familyName: String { name(.typographicFamily) ?? name(.family) ?? postScriptName }
    /// "Regular" where the table has none.
    package var styleName: String { name(.typographicSubfamily) ?? name(.subfamily) ?? "Regular" }
    /// The PostScript name where the table has none.
    package var fullName: String { name(.full) ?? postScriptName }

    /// A table of the file, nil when it has none.
    package func table(_ tag: String) -> Data? {
        fontLock.withLock {
            let code = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            guard let blob = hb_face_reference_table(hbFace, code) else { return nil }
            defer { hb_blob_destroy(blob) }
            var length: UInt32 = 0
            guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
            return Data(bytes: bytes, count: Int(length))
        }
    }

    var tableTags: [UInt32] {
        fontLock.withLock {
            var count: UInt32 = 128
            var tags = [hb_tag_t](repeating: 0, count: 128)
            hb_face_get_table_tags(hbFace, 0, &count, &tags)
            return Array(tags.prefix(Int(count)))
        }
    }

    /// An axis of a variable font.
    struct Axis {
        let tag: UInt32
        let name: String
        let minimum: Double
        let maximum: Double
        let standard: Double
        let isHidden: Bool
    }

    /// Empty for fonts that do not vary.
    var axes: [Axis] {
        fontLock.withLock {
            var count: UInt32 = 32
            var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 32)
            hb_ot_var_get_axis_infos(hbFace, 0, &count, &infos)
            return infos.prefix(Int(count)).map { info in
                Axis(
                    tag: info.tag, name: name(info.name_id) ?? "", minimum: Double(info.min_value),
                    maximum: Double(info.max_value), standard: Double(info.default_value),
                    isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
            }
        }
    }

    /// What the tables say about the looks of the face; distances in font units.
    package struct Style: Sendable {
        /// 100...900
        package var weight = 400
        /// 1...9, 5 is normal
        package var width = 5
        /// Italic or oblique.
        package var isItalic = false
        /// The tables say that all glyphs are equally wide.
        package var isFixedPitch = false
        /// nil below version 2 of `OS/2`.
        package var capHeight: Int?
        /// nil below version 2 of `OS/2`.
        package var xHeight: Int?
        /// Of the line's upper edge, y up; nil without `post`.
        package var underlinePosition: Int?
        /// nil without `post`.
        package var underlineThickness: Int?
        /// Degrees counter-clockwise from upright: leaning right is negative.
        package var italicAngle = 0.0
    }

    /// Read from the tables at each call; callers keep the result.
    package func readStyle() -> Style {
        var style = Style()
        if let os2 = table("OS/2") {
            style.weight = os2.unsigned16(at: 4) ?? 400
            style.width = os2.unsigned16(at: 6) ?? 5
            let selection = os2.unsigned16(at: 62) ?? 0
            style.isItalic = selection & 1 != 0 || selection & 0x200 != 0
            if os2.unsigned16(at: 0) ?? 0 >= 2 {
                style.xHeight = os2.signed16(at: 86)
                style.capHeight = os2.signed16(at: 88)
            }
        }
        if let post = table("post") {
            style.italicAngle = Double(post.signed16(at: 4) ?? 0) + Double(post.unsigned16(at: 6) ?? 0) / 65536
            style.underlinePosition = post.signed16(at: 8)
            style.underlineThickness = post.signed16(at: 10)
            style.isFixedPitch = (post.unsigned16(at: 12) ?? 0) | (post.unsigned16(at: 14) ?? 0) != 0
        }
        return style
    }
}

extension Data {
    /// Big-endian, nil past the end.
    func unsigned16(at offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= count else { return nil }
        return Int(self[startIndex + offset]) << 8 | Int(self[startIndex + offset + 1])
    }

    func signed16(at offset: Int) -> Int? {
        unsigned16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }
}
