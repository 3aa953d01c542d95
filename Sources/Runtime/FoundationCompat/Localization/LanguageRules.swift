// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import _FoundationICU

/// What CLDR knows of a language's numbers, units and dates, from the ICU that Foundation brings: the data that iOS uses.
package enum LanguageRules {
    /// How much of a unit's name is written out: "2 hours", "2 hr", "2h".
    package enum Width {
        case full, short, narrow

        fileprivate var skeleton: String {
            switch self {
            case .full: "unit-width-full-name"
            case .short: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        }

        fileprivate var list: UListFormatterWidth {
            switch self {
            case .full: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        }

        fileprivate var relative: UDateRelativeDateTimeFormatterStyle {
            switch self {
            case .full: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .narrow: UDAT_STYLE_NARROW
            }
        }
    }

    /// A function of ICU that writes UTF-16 into a buffer and tells how much it would have written.
    private typealias Writer = (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32

    /// - Returns: nil when ICU reports an error.
    private static func text(_ write: Writer) -> String? {
        // Long enough for every name of CLDR; a longer text gets a second try.
        for capacity in [256, 8192] {
            var status = U_ZERO_ERROR
            var buffer = [UInt16](repeating: 0, count: capacity)
            let count = write(&buffer, Int32(capacity), &status)
            if status == U_BUFFER_OVERFLOW_ERROR { continue }
            return isSuccess(status) ? String(decoding: buffer.prefix(Int(count)), as: UTF16.self) : nil
        }
        return nil
    }

    /// Negative codes are warnings, such as that a language falls back to another.
    private static func isSuccess(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

    // MARK: Plural rules

    /// An opened set of rules, which ICU lets all threads ask at once.
    private struct Rules: @unchecked Sendable { let handle: OpaquePointer? }

    /// By language; rules stay open, since lists ask for every row.
    private static let opened = Mutex<[String: Rules]>([:])

    /// "one", "few", ...: CLDR's category for a number of things.
    /// - Parameter language: as in `Locale`: `pt-PT`, `pt_BR`, `ru`. Those that CLDR does not know say "other".
    package static func pluralCategory(of number: Double, language: String) -> String {
        let rules = opened.withLock { known in
            if let rules = known[language] { return rules }
            var status = U_ZERO_ERROR
            let handle = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status)
            let rules = Rules(handle: isSuccess(status) ? handle : nil)
            known[language] = rules
            return rules
        }
        guard let handle = rules.handle else { return "other" }
        return text { swift_uplrules_select(handle, abs(number), $0, $1, &$2) } ?? "other"
    }

    // MARK: Amounts

    /// "2 hours", "2 Std.", "٢ ساعة".
    /// - Parameter unit: CLDR's name of it, such as `hour` or `kilometer-per-hour`.
    package static func amount(_ value: Double, of unit: String, width: Width, locale: Locale) -> String? {
        let skeleton = Array("unit/\(unit) \(width.skeleton)".utf16)
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                skeleton, Int32(skeleton.count), locale.identifier, &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard isSuccess(status) else { return nil }
        return text { swift_unumf_resultToString(result, $0, $1, &$2) }
    }

    /// Puts another spelling of the number into an amount; languages that have a word for "two hours" keep it.
    package static func amount(_ text: String, writing number: String) -> String {
        guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
            return text
        }
        return text.replacingCharacters(in: first...last, with: number)
    }

    /// "9 hours, 41 minutes": amounts that make up one.
    package static func joined(_ amounts: [String], width: Width, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, width.list, &status)
        else { return nil }
        defer { swift_ulistfmt_close(formatter) }
        let units = amounts.map { Array($0.utf16) }
        let all = units.flatMap { $0 }
        return all.withUnsafeBufferPointer { buffer in
            guard var next = buffer.baseAddress else { return amounts.first }
            var starts: [UnsafePointer<UInt16>?] = []
            for amount in units {
                starts.append(next)
                next += amount.count
            }
            let lengths = units.map { Int32($0.count) }
            return text { swift_ulistfmt_format(formatter, &starts, lengths, Int32(lengths.count), $0, $1, &$2) }
        }
    }

    // MARK: Relative dates

    /// "in 2 days", "vor 3 Std."; `isNamed`: "tomorrow" and "last week" where the language has a word.
    package static func relative(
        _ value: Double, of unit: Calendar.Component, width: Width, isNamed: Bool, context: Formatter.Context,
        locale: Locale
    ) -> String? {
        guard let unit = relativeUnits[unit] else { return nil }
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_ureldatefmt_open(
                locale.identifier, nil, width.relative, capitalization(in: context), &status)
        else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return text {
            isNamed
                ? swift_ureldatefmt_format(formatter, value, unit, $0, $1, &$2)
                : swift_ureldatefmt_formatNumeric(formatter, value, unit, $0, $1, &$2)
        }
    }

    private static let relativeUnits: [Calendar.Component: URelativeDateTimeUnit] = [
        .year: UDAT_REL_UNIT_YEAR, .month: UDAT_REL_UNIT_MONTH, .weekOfMonth: UDAT_REL_UNIT_WEEK,
        .day: UDAT_REL_UNIT_DAY, .hour: UDAT_REL_UNIT_HOUR, .minute: UDAT_REL_UNIT_MINUTE,
        .second: UDAT_REL_UNIT_SECOND,
    ]

    private static func capitalization(in context: Formatter.Context) -> UDisplayContext {
        switch context {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }

    /// "forty-two"; digits where the language has no spelling.
    package static func spelledOut(_ value: Int, locale: Locale) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
