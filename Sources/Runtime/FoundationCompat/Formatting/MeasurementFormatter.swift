// SPDX-License-Identifier: MIT
public import Foundation

/// "3.5 km", "3.5 kilometers". Converts to what the locale uses unless told to keep the unit.
open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = Self(rawValue: 1)
        public static let naturalScale = Self(rawValue: 2)
        public static let temperatureWithoutUnit = Self(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .autoupdatingCurrent
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func string(for obj: Any?) -> String? {
        (obj as? Unit).map { string(from: $0) } ?? (obj as? Measurement<Unit>).map { string(from: $0) }
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = localized(measurement.value, measurement.unit)
        let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        let name = name(of: unit, one: value == 1)
        return unitStyle == .short || name.hasPrefix("°") ? number + name : number + " " + name
    }

    open func string(from unit: Unit) -> String { name(of: unit, one: false) }

    private func localized(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else { return (value, unit) }
        let metric = (locale ?? .autoupdatingCurrent).measurementSystem != .us
        let target: Dimension
        switch dimension {
        case is UnitTemperature: target = metric ? UnitTemperature.celsius : UnitTemperature.fahrenheit
        case is UnitLength where unitOptions.contains(.naturalScale):
            let meters = dimension.converter.baseUnitValue(fromValue: value)
            if metric {
                target = abs(meters) >= 1000 ? UnitLength.kilometers : abs(meters) >= 1 ? .meters : .centimeters
            } else {
                target = abs(meters) >= 1609.344 ? UnitLength.miles : .feet
            }
        case is UnitLength where !metric:
            target = dimension.converter.baseUnitValue(fromValue: 1) >= 100 ? UnitLength.miles : UnitLength.feet
        case is UnitSpeed where !metric: target = UnitSpeed.milesPerHour
        case is UnitMass where !metric: target = UnitMass.pounds
        default: return (value, unit)
        }
        return (target.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)), target)
    }

    private static let longNames: [String: String] = [
        "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "ft": "foot",
        "in": "inch", "yd": "yard", "kg": "kilogram", "g": "gram", "lb": "pound", "oz": "ounce", "s": "second",
        "min": "minute", "hr": "hour", "L": "liter", "mL": "milliliter", "m/s": "meter per second",
        "km/h": "kilometer per hour", "mph": "mile per hour", "°C": "degree Celsius", "°F": "degree Fahrenheit",
        "K": "kelvin", "W": "watt", "J": "joule", "kCal": "kilocalorie",
    ]

    private func name(of unit: Unit, one: Bool) -> String {
        guard unitStyle == .long, let name = Self.longNames[unit.symbol] else { return unit.symbol }
        if one { return name }
        switch name {
        case "foot": return "feet"
        case "inch": return "inches"
        case "kelvin": return "kelvins"
        default:
            let words = name.split(separator: " ", maxSplits: 1).map(String.init)
            return words[0] + "s" + (words.count > 1 ? " " + words[1] : "")
        }
    }
}
