// SPDX-License-Identifier: MIT
public import Foundation

/// "3 hours ago", "in 2 days", "yesterday", in the words of the locale's language.
open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable { case numeric = 0, named }
    public enum UnitsStyle: Int, Sendable {
        case full = 0, spellOut, short, abbreviated

        fileprivate var width: LanguageRules.Width {
            switch self {
            case .full, .spellOut: .full
            case .short: .short
            case .abbreviated: .narrow
            }
        }
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// From the largest down.
    private static let components: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .autoupdatingCurrent
        return localizedString(from: calendar.dateComponents(Set(Self.components), from: referenceDate, to: date))
    }

    /// Uses the largest component that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for component in Self.components {
            guard let value = dateComponents.value(for: component), value != 0 else { continue }
            return text(value, component)
        }
        return text(0, .second)
    }

    private func text(_ value: Int, _ component: Calendar.Component) -> String {
        let locale: Locale = locale ?? .autoupdatingCurrent
        let text =
            LanguageRules.relative(
                Double(value), of: component, width: unitsStyle.width, isNamed: dateTimeStyle == .named,
                context: formattingContext, locale: locale) ?? "\(value)"
        guard unitsStyle == .spellOut else { return text }
        return LanguageRules.amount(text, writing: LanguageRules.spelledOut(abs(value), locale: locale))
    }
}
