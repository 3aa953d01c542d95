// SPDX-License-Identifier: MIT
public import Foundation

extension String {
    /// A localisation key whose interpolations are arguments of a format: `"\(n) files"` is the key `%lld files`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: String
        let arguments: [Argument]

        struct Argument: Equatable, Sendable {
            let text: String
            let integer: Int?
            let double: Double?

            var value: any CVarArg {
                if let integer { return integer }
                if let double { return double }
                return text
            }
        }

        public init(_ value: String) { self.init(stringLiteral: value) }

        public init(stringLiteral value: String) {
            key = value
            arguments = []
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            public mutating func appendInterpolation(_ text: String) {
                key += "%@"
                arguments.append(Argument(text: text, integer: nil, double: nil))
            }

            public mutating func appendInterpolation(_ number: some BinaryInteger) {
                key += "%lld"
                arguments.append(Argument(text: "\(number)", integer: Int(number), double: nil))
            }

            public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
                key += "%lf"
                arguments.append(Argument(text: "\(number)", integer: nil, double: Double(number)))
            }

            public mutating func appendInterpolation<Value>(_ value: Value, format: any FormatStyle) {
                appendInterpolation("\(value)")
            }

            public mutating func appendInterpolation(_ value: some Any) { appendInterpolation("\(value)") }
        }
    }

    /// The text for a key in the app's language.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(key.key, key, value: nil, table: table, bundle: bundle, locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Self.localized(
            key.description, defaultValue, value: defaultValue.key, table: table, bundle: bundle, locale: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = Self.localized(
            resource.key, resource.defaultValue, value: resource.defaultValue.key, table: resource.table,
            bundle: nil, locale: resource.locale)
    }

    private static func localized(
        _ key: String, _ arguments: LocalizationValue, value: String?, table: String?, bundle: Bundle?, locale: Locale
    ) -> String {
        let format = LocalizedStrings.string(key, value: value, table: table, bundle: bundle ?? .main)
        let values = arguments.arguments.map(\.value)
        let resolved = PluralRule.resolve(format, values) ?? format
        return values.isEmpty && !resolved.contains("%%")
            ? resolved : String(format: resolved, locale: locale, arguments: values)
    }
}

/// A localised text to be looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    public let key: String
    public let defaultValue: String.LocalizationValue
    public var table: String?
    public var locale: Locale

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
