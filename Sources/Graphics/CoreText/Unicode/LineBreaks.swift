// SPDX-License-Identifier: MIT
import CoreGraphics
import _FoundationICU

/// Where lines may break (UAX 14), from the ICU that Foundation brings: the rules iOS uses, with dictionaries for Thai, Lao, Khmer,
/// Burmese and the like.
enum LineBreaks {
    /// For each unit: may a line start here? The first unit is never one.
    static func opportunities(_ units: ArraySlice<UInt16>, language: String?) -> [Bool] {
        let text = Array(units)
        if isPlain(text) { return plain(text) }
        return fontLock.withLock { icu(text, language ?? "") }
    }

    /// Letters, digits and spaces, about which the rules say no more than "break after spaces"; and full stops and commas,
    /// where no space comes before them (" .5" has rules of its own).
    private static func isPlain(_ text: [UInt16]) -> Bool {
        var last: UInt16 = 0
        for unit in text {
            let letter = (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7A
            let isPlain =
                letter || unit == 0x20 || (unit >= 0x30 && unit <= 0x39)
                || (unit >= 0xC0 && unit <= 0x17F && unit != 0xD7 && unit != 0xF7)
            guard isPlain || ((unit == 0x2E || unit == 0x2C) && last != 0x20) else { return false }
            last = unit
        }
        return true
    }

    /// Neither before nor after a full stop or comma, unless a space follows: LB13, LB25, LB29.
    private static func plain(_ text: [UInt16]) -> [Bool] {
        var result = [Bool](repeating: false, count: text.count)
        for unit in text.indices.dropFirst() where text[unit - 1] == 0x20 && text[unit] != 0x20 { result[unit] = true }
        return result
    }

    private static let iterators = FontGuarded<[String: OpaquePointer]>([:])

    private static func iterator(_ language: String) -> OpaquePointer? {
        if let known = iterators.value[language] { return known }
        var status = U_ZERO_ERROR
        guard let made = swift_ubrk_open(UBRK_LINE, language, nil, 0, &status), status.rawValue <= 0 else { return nil }
        iterators.value[language] = made
        return made
    }

    private static func icu(_ text: [UInt16], _ language: String) -> [Bool] {
        var result = [Bool](repeating: false, count: text.count)
        guard let iterator = iterator(language) else { return plain(text) }
        text.withUnsafeBufferPointer { pointer in
            var status = U_ZERO_ERROR
            swift_ubrk_setText(iterator, pointer.baseAddress, Int32(pointer.count), &status)
            while true {
                let place = Int(swift_ubrk_next(iterator))
                guard place > 0, place < pointer.count else { break }
                result[place] = true
            }
            // The iterator must not keep the address of an array that goes away.
            swift_ubrk_setText(iterator, nil, 0, &status)
        }
        return result
    }
}
