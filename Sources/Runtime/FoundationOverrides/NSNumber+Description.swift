// SPDX-License-Identifier: MIT
public import Foundation

extension NSNumber {
    /// Foundation's on Linux writes fractions as Swift does: `3.0`. On iOS a number says `3`, in its `description`, its
    /// `stringValue` and where `%@` shows it. In a locale it is written as a decimal number there.
    @_silgen_name("$s10Foundation8NSNumberC11description10withLocaleSS0A10Essentials0E0VSg_tF")
    public func __description(withLocale locale: Locale?) -> String {
        if let locale {
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .decimal
            formatter.maximumFractionDigits = 15
            return formatter.string(from: self) ?? ""
        }
        switch objCType.pointee {
        case CChar(UInt8(ascii: "d")): return Self.withoutFraction("\(doubleValue)")
        case CChar(UInt8(ascii: "f")): return Self.withoutFraction("\(floatValue)")
        case CChar(UInt8(ascii: "Q")): return "\(uint64Value)"
        default: return "\(int64Value)"
        }
    }

    @_silgen_name("__touchstone_NSNumber_description")
    public func __plainDescription() -> String { description(withLocale: nil) }

    private static func withoutFraction(_ text: String) -> String {
        text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
