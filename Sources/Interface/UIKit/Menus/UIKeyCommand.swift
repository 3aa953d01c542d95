// SPDX-License-Identifier: MIT

/// A key with modifiers that sends an action along the responder chain.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private var keyInput: String?
    private var flags: UIKeyModifierFlags = []

    open var input: String? { keyInput }
    open var modifierFlags: UIKeyModifierFlags { flags }
    /// Whether the command goes before what the key does in a text or for the focus.
    open var wantsPriorityOverSystemBehavior = false
    /// Without effect here: the input is taken as it is on every keyboard.
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        keyInput = input
        flags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    public required init?(coder: NSCoder) {
        keyInput = coder.decodeObject(of: NSString.self, forKey: "input") as String?
        flags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let keyInput { coder.encode(keyInput as NSString, forKey: "input") }
        coder.encode(flags.rawValue, forKey: "modifierFlags")
    }

    /// In interfaces that read from right to left the arrows to the sides change places.
    final func mirrored(_ input: String) -> String {
        guard allowsAutomaticMirroring, UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft else {
            return input
        }
        switch input {
        case Self.inputLeftArrow: return Self.inputRightArrow
        case Self.inputRightArrow: return Self.inputLeftArrow
        default: return input
        }
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
    public nonisolated static let f3 = "UIKeyInputF3"
    public nonisolated static let f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5"
    public nonisolated static let f6 = "UIKeyInputF6"
    public nonisolated static let f7 = "UIKeyInputF7"
    public nonisolated static let f8 = "UIKeyInputF8"
    public nonisolated static let f9 = "UIKeyInputF9"
    public nonisolated static let f10 = "UIKeyInputF10"
    public nonisolated static let f11 = "UIKeyInputF11"
    public nonisolated static let f12 = "UIKeyInputF12"
}
