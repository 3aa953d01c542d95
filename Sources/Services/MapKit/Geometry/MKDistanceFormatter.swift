// SPDX-License-Identifier: MIT

/// Distances as people say them: rounded, in the units of the place.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default` = 0, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default` = 0, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    private struct Unit {
        let metres: Double
        let short: String
        let singular: String
        let plural: String
    }

    private static let metre = Unit(metres: 1, short: "m", singular: "meter", plural: "meters")
    private static let kilometre = Unit(metres: 1000, short: "km", singular: "kilometer", plural: "kilometers")
    private static let foot = Unit(metres: 0.3048, short: "ft", singular: "foot", plural: "feet")
    private static let yard = Unit(metres: 0.9144, short: "yd", singular: "yard", plural: "yards")
    private static let mile = Unit(metres: 1609.344, short: "mi", singular: "mile", plural: "miles")

    private var usedUnits: Units {
        guard units == .default else { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let system = usedUnits
        let small = system == .metric ? Self.metre : system == .imperial ? Self.foot : Self.yard
        let large = system == .metric ? Self.kilometre : Self.mile
        let isLarge = distance >= (system == .metric ? 1000 : large.metres * 0.1)
        let unit = isLarge ? large : small
        let amount = distance / unit.metres
        let rounded = isLarge ? (amount < 10 ? (amount * 10).rounded() / 10 : amount.rounded()) : Self.step(amount)
        let number = NumberFormatter()
        number.locale = locale
        number.numberStyle = .decimal
        number.maximumFractionDigits = isLarge && rounded < 10 ? 1 : 0
        let text = number.string(from: NSNumber(value: rounded)) ?? "\(rounded)"
        if unitStyle == .full { return text + " " + (rounded == 1 ? unit.singular : unit.plural) }
        return text + " " + unit.short
    }

    /// Short ways in steps that one can estimate: to 1, 5, 10, 50.
    private static func step(_ amount: Double) -> Double {
        let step: Double =
            switch amount {
            case ..<10: 1
            case ..<50: 5
            case ..<300: 10
            default: 50
            }
        return (amount / step).rounded() * step
    }

    /// -1: the text is no distance.
    open func distance(from distance: String) -> CLLocationDistance {
        let number = NumberFormatter()
        number.locale = locale
        number.numberStyle = .decimal
        let parts = distance.split(separator: " ")
        guard parts.count == 2, let amount = number.number(from: String(parts[0]))?.doubleValue else { return -1 }
        let unit = [Self.metre, Self.kilometre, Self.foot, Self.yard, Self.mile].first {
            [$0.short, $0.singular, $0.plural].contains(parts[1].lowercased())
        }
        return unit.map { $0.metres * amount } ?? -1
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map(string(fromDistance:))
    }
}
