// SPDX-License-Identifier: MIT
public import FoundationCompat

/// What a measurement is of: it decides which unit people of a place read.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate let name: String

    /// The unit of the locale's system.
    public static var general: Self { Self(name: "general") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Ways: kilometres or metres, miles or feet by what is far.
    public static var road: Self { Self(name: "road") }
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(name: "weather") }
    public static var person: Self { Self(name: "person") }
}

extension Measurement where UnitType: Dimension {
    /// Text of measurements: https://developer.apple.com/documentation/foundation/measurement/formatstyle
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of the unit's name is told.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let style: Int

            /// "3 kilometers".
            public static var wide: Self { Self(style: Formatter.UnitStyle.long.rawValue) }
            /// "3 km".
            public static var abbreviated: Self { Self(style: Formatter.UnitStyle.medium.rawValue) }
            /// "3km".
            public static var narrow: Self { Self(style: Formatter.UnitStyle.short.rawValue) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// nil: all of the number for units as provided; others are converted and told as whole numbers, but with two
        /// significant digits at least, as ICU rounds what is told by its usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale) = (width, locale)
            (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            formatter.unitStyle = Formatter.UnitStyle(rawValue: width.style) ?? .medium
            let isProvided = usage?.name == "asProvided"
            formatter.unitOptions = isProvided ? .providedUnit : usage?.name == "road" ? .naturalScale : []
            let style = numberFormatStyle ?? (isProvided ? FloatingPointFormatStyle<Double>.number : nil)
            formatter.numberFormatter = MeasuredNumberFormatter(style, locale)
            return formatter.string(from: value)
        }
    }

    /// As the locale's people write it, with the unit abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Self { style.format(self) }
}

extension FormatStyle {
    /// - Parameter usage: which unit is told; the locale's by default.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// Writes numbers by a style.
// Its own fields are constants; the formatter's are not used.
private final class MeasuredNumberFormatter: NumberFormatter, @unchecked Sendable {
    private let style: FloatingPointFormatStyle<Double>?
    private let place: Locale

    /// - Parameter style: nil: whole numbers, and two significant digits at least.
    init(_ style: FloatingPointFormatStyle<Double>?, _ place: Locale) {
        (self.style, self.place) = (style, place)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func string(from number: NSNumber) -> String? {
        let value = number.doubleValue
        let rounded = FloatingPointFormatStyle<Double>.number
            .precision(abs(value) < 100 ? .significantDigits(1...2) : .fractionLength(0))
        return (style ?? rounded).locale(place).format(value)
    }
}
