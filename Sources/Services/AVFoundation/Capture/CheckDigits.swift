// SPDX-License-Identifier: MIT

/// Whether codes of stripes end with the digit that their other digits demand.
enum CheckDigits {
    /// GS1's number of an item: the sum of the digits, every second one from the right before the last thrice, is a
    /// multiple of ten. https://www.gs1.org/services/how-calculate-check-digit-manually
    static func isTradeItemNumber(_ text: String, digits: Int) -> Bool {
        let values = text.compactMap(\.wholeNumberValue)
        guard values.count == text.count, values.count == digits else { return false }
        let sum = values.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 1 ? 3 : 1) }
        return sum % 10 == 0
    }

    /// Code 39 (ISO/IEC 16388, annex A): the last character is the sum of the others' values modulo 43.
    static func isCode39(_ text: String) -> Bool {
        let values = text.compactMap { letters.firstIndex(of: $0) }
        guard values.count == text.count, let last = values.last, values.count > 1 else { return false }
        return values.dropLast().reduce(0, +) % 43 == last
    }

    private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%")
}
