// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// Script of scalars, from HarfBuzz's Unicode data.
enum Scripts {
    static let common = HB_SCRIPT_COMMON
    static let inherited = HB_SCRIPT_INHERITED

    static func script(_ scalar: UInt32) -> hb_script_t {
        if scalar < 0x80 {
            let letter = (scalar | 0x20) >= 0x61 && (scalar | 0x20) <= 0x7A
            return letter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
        }
        return hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    }

    /// A unit of a Korean syllable or letter.
    static func isHangul(_ unit: UInt16) -> Bool {
        (unit >= 0xAC00 && unit <= 0xD7FF) || (unit >= 0x1100 && unit <= 0x11FF) || (unit >= 0x3130 && unit <= 0x318F)
            || (unit >= 0xA960 && unit <= 0xA97F)
    }

    /// Korean, Latin letters and digits, which stand together in Korean words ("iOS에서", "3개").
    static func belongsToWord(_ unit: UInt16) -> Bool {
        let letter = (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7A
        return isHangul(unit) || letter || (unit >= 0x30 && unit <= 0x39) || (unit >= 0xC0 && unit <= 0x24F)
    }

    /// Takes no script of its own: punctuation, digits, marks.
    static func isNeutral(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }
}

extension Array where Element == UInt16 {
    /// The scalar that starts at a unit, and how many units it takes. A lone surrogate is U+FFFD.
    func scalar(at index: Int) -> (value: UInt32, length: Int) {
        let unit = self[index]
        guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
        if unit < 0xDC00, index + 1 < count, self[index + 1] & 0xFC00 == 0xDC00 {
            return (0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(self[index + 1] & 0x3FF), 2)
        }
        return (0xFFFD, 1)
    }
}
