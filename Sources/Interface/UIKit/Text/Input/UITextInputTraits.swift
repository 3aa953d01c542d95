// SPDX-License-Identifier: MIT

public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    public static let alphabet = UIKeyboardType.asciiCapable
}

public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark, light

    public static let alert = UIKeyboardAppearance.dark
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "name")
    public static let namePrefix = Self(rawValue: "name-prefix")
    public static let givenName = Self(rawValue: "given-name")
    public static let middleName = Self(rawValue: "middle-name")
    public static let familyName = Self(rawValue: "family-name")
    public static let nameSuffix = Self(rawValue: "name-suffix")
    public static let nickname = Self(rawValue: "nickname")
    public static let jobTitle = Self(rawValue: "organization-title")
    public static let organizationName = Self(rawValue: "organization")
    public static let location = Self(rawValue: "location")
    public static let fullStreetAddress = Self(rawValue: "street-address")
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    public static let addressCity = Self(rawValue: "address-level2")
    public static let addressState = Self(rawValue: "address-level1")
    public static let addressCityAndState = Self(rawValue: "address-level1+2")
    public static let sublocality = Self(rawValue: "address-level3")
    public static let countryName = Self(rawValue: "country-name")
    public static let postalCode = Self(rawValue: "postal-code")
    public static let creditCardNumber = Self(rawValue: "cc-number")
    public static let dateTime = Self(rawValue: "date-time")
    public static let flightNumber = Self(rawValue: "flight-number")
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    public static let emailAddress = Self(rawValue: "email")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let telephoneNumber = Self(rawValue: "tel")
    public static let URL = Self(rawValue: "url")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// What a generated password must look like.
open class UITextInputPasswordRules: __ObjCObject, NSCopying {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How the keyboard looks and what it types. All requirements are optional; a type without one gets the default, and
/// what is set through this protocol on such a type is not kept, as on iOS.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { _ = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { _ = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { _ = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set { _ = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set { _ = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set { _ = newValue }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set { _ = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set { _ = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { _ = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { _ = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { _ = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set { _ = newValue }
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set { _ = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set { _ = newValue }
    }
}

/// What takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
