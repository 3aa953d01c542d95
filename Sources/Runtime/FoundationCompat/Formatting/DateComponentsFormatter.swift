// SPDX-License-Identifier: MIT
public import Foundation

/// Spans of time as text: "1 hour, 5 minutes", "1:05:00", "1h 5m", in the words of the calendar's language. "About" and
/// "remaining" are English, since CLDR has no such words.
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
        case positional = 0
        case abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: 1)
        public static let dropLeading = Self(rawValue: 2)
        public static let dropMiddle = Self(rawValue: 4)
        public static let dropTrailing = Self(rawValue: 8)
        public static let dropAll = Self(rawValue: 14)
        public static let pad = Self(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Years, months, weeks, days, hours, minutes and seconds count; empty allows all that fit.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// The largest number of units shown, from the largest down; zero is no limit.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private struct Unit {
        let flag: NSCalendar.Unit
        let component: Calendar.Component
        /// CLDR's name.
        let name: String
    }

    private static let units = [
        Unit(flag: .year, component: .year, name: "year"), Unit(flag: .month, component: .month, name: "month"),
        Unit(flag: .weekOfMonth, component: .weekOfMonth, name: "week"),
        Unit(flag: .day, component: .day, name: "day"), Unit(flag: .hour, component: .hour, name: "hour"),
        Unit(flag: .minute, component: .minute, name: "minute"),
        Unit(flag: .second, component: .second, name: "second"),
    ]

    /// The words' language: the calendar's; of a calendar without one, the user's.
    private var locale: Locale {
        guard let locale = calendar?.locale, !locale.identifier.isEmpty else { return .autoupdatingCurrent }
        return locale
    }

    private var selected: [Unit] {
        let all = Self.units
        guard !allowedUnits.isEmpty else { return all.filter { $0.flag != .weekOfMonth } }
        return all.filter { allowedUnits.contains($0.flag) }
    }

    // MARK: input

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
            ?? (obj as? NSNumber).flatMap { string(from: $0.doubleValue) }
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e14 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(abs(ti).rounded()), negative: ti < 0)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        startDate <= endDate
            ? string(from: startDate, to: endDate, negative: false)
            : string(from: endDate, to: startDate, negative: true)
    }

    private func string(from start: Date, to end: Date, negative: Bool) -> String? {
        var calendar = calendar ?? .autoupdatingCurrent
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let components = calendar.dateComponents(Set(selected.map(\.component)), from: start, to: end)
        return text(selected.map { ($0, components.value(for: $0.component) ?? 0) }, negative: negative)
    }

    open func string(from components: DateComponents) -> String? {
        let total = selected.map { ($0, components.value(for: $0.component) ?? 0) }
        let negative = total.contains { $0.1 < 0 }
        return text(total.map { ($0.0, abs($0.1)) }, negative: negative)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open func getObjectValue(
        _ obj: inout AnyObject?, for string: String, errorDescription error: inout String?
    ) -> Bool { false }

    // MARK: output

    private func text(_ all: [(Unit, Int)], negative: Bool) -> String? {
        guard !all.isEmpty else { return nil }
        var parts = dropZeros(all)
        if maximumUnitCount > 0, parts.count > maximumUnitCount { parts = Array(parts.prefix(maximumUnitCount)) }
        var text = unitsStyle == .positional ? positional(parts) : worded(parts)
        if negative { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    private func dropZeros(_ all: [(Unit, Int)]) -> [(Unit, Int)] {
        var parts = all
        let behavior = zeroFormattingBehavior
        let isDefault = behavior.contains(.default)
        if behavior.contains(.pad), !behavior.contains(.dropLeading) { return parts }
        let positional = unitsStyle == .positional
        if isDefault || behavior.contains(.dropLeading) {
            while parts.count > 1, parts[0].1 == 0 { parts.removeFirst() }
        }
        if behavior.contains(.dropTrailing) || (isDefault && !positional) {
            while parts.count > 1, parts[parts.count - 1].1 == 0 { parts.removeLast() }
        }
        if behavior.contains(.dropMiddle) || (isDefault && !positional), parts.count > 2 {
            parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == parts.count - 1 || $0.element.1 != 0 }
                .map(\.element)
        }
        return parts
    }

    /// `1:05:09`. The first unit has a leading zero only where it is padded and no unit before it may be missing.
    private func positional(_ parts: [(Unit, Int)]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad) && !zeroFormattingBehavior.contains(.dropLeading)
        let isTime: (Unit) -> Bool = { [.hour, .minute, .second].contains($0.flag) }
        var text = ""
        for (index, part) in parts.enumerated() {
            let (unit, value) = part
            if isTime(unit) {
                let digits = index == 0 && !pads ? "\(value)" : (value < 10 ? "0" : "") + "\(value)"
                text += (index > 0 ? (isTime(parts[index - 1].0) ? ":" : " ") : "") + digits
            } else {
                text += (index > 0 ? " " : "") + amount(value, unit, width: .narrow)
            }
        }
        return text
    }

    private func worded(_ parts: [(Unit, Int)]) -> String {
        let width = width
        let amounts = parts.map { unit, value in
            let text = amount(value, unit, width: width.ofUnits)
            switch unitsStyle {
            case .brief: return String(text.filter { !$0.isWhitespace })
            case .spellOut:
                return LanguageRules.amount(text, writing: LanguageRules.spelledOut(value, locale: locale))
            case .positional, .abbreviated, .short, .full: return text
            }
        }
        return LanguageRules.joined(amounts, width: width.ofList, locale: locale) ?? amounts.joined(separator: " ")
    }

    private var width: (ofUnits: LanguageRules.Width, ofList: LanguageRules.Width) {
        switch unitsStyle {
        case .positional, .full, .spellOut: (.full, .full)
        case .short: (.short, .short)
        case .brief: (.short, .narrow)
        case .abbreviated: (.narrow, .narrow)
        }
    }

    private func amount(_ value: Int, _ unit: Unit, width: LanguageRules.Width) -> String {
        LanguageRules.amount(Double(value), of: unit.name, width: width, locale: locale) ?? "\(value) \(unit.name)"
    }
}
