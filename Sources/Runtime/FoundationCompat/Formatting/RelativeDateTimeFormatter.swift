// SPDX-License-Identifier: MIT
public import Foundation

/// "3 hours ago", "in 2 days", "yesterday". English words.
open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable { case numeric = 0, named }
    public enum UnitsStyle: Int, Sendable { case full = 0, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let components: [(Calendar.Component, full: String, short: String)] = [
        (.year, "year", "yr."), (.month, "month", "mo."), (.weekOfMonth, "week", "wk."), (.day, "day", "day"),
        (.hour, "hour", "hr."), (.minute, "minute", "min."), (.second, "second", "sec."),
    ]

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .autoupdatingCurrent
        let units = Set(Self.components.map(\.0))
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// Uses the largest component that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for component in Self.components {
            guard let value = dateComponents.value(for: component.0), value != 0 else { continue }
            return text(value, component.0, component.full, component.short)
        }
        return dateTimeStyle == .named ? "now" : text(0, .second, "second", "sec.")
    }

    private func text(_ value: Int, _ component: Calendar.Component, _ full: String, _ short: String) -> String {
        if dateTimeStyle == .named, let name = name(value, component, full) { return name }
        let count = abs(value)
        let unit: String
        switch unitsStyle {
        case .full, .spellOut: unit = full + (count == 1 ? "" : "s")
        case .short: unit = component == .day && count != 1 ? "days" : short
        case .abbreviated: unit = component == .day && count != 1 ? "days" : short
        }
        let number = unitsStyle == .spellOut ? spelled(count) : "\(count)"
        return value > 0 || (value == 0 && dateTimeStyle == .numeric) ? "in \(number) \(unit)" : "\(number) \(unit) ago"
    }

    private func name(_ value: Int, _ component: Calendar.Component, _ full: String) -> String? {
        switch (component, value) {
        case (.day, 1): return "tomorrow"
        case (.day, -1): return "yesterday"
        case (.year, 1), (.month, 1), (.weekOfMonth, 1): return "next " + full
        case (.year, -1), (.month, -1), (.weekOfMonth, -1): return "last " + full
        default: return nil
        }
    }

    private func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
