// SPDX-License-Identifier: MIT
public import Foundation

extension NSNumber {
    /// Foundation's on Linux writes fractions as Swift does: `3.0`. On iOS a number says `3`, in its `description`, its
    /// `stringValue` and where `%@` shows it: the text of the format `%0.16g`, of a `Float` that of `%0.7g`, as
    /// https://developer.apple.com/documentation/foundation/nsnumber/description(withlocale:) has them. In a locale it is
    /// written as a decimal number there.
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
        case CChar(UInt8(ascii: "d")): return String(format: "%0.16g", doubleValue)
        case CChar(UInt8(ascii: "f")): return String(format: "%0.7g", Double(floatValue))
        case CChar(UInt8(ascii: "Q")): return "\(uint64Value)"
        default: return "\(int64Value)"
        }
    }

    @_silgen_name("__touchstone_NSNumber_description")
    public func __plainDescription() -> String { description(withLocale: nil) }

    /// As iOS has it, by the number's text: 1.66 gives 1.66, where `Decimal(1.66)` has the binary fraction's digits.
    /// A number that is none, or none that a `Decimal` holds, gives `nan`.
    @_silgen_name("$s10Foundation8NSNumberC12decimalValue0A10Essentials7DecimalVvg")
    public func __decimalValue() -> Decimal {
        Decimal(string: description(withLocale: nil), locale: Locale(identifier: "en_US_POSIX")) ?? .nan
    }
}
