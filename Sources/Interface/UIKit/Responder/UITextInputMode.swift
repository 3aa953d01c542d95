// SPDX-License-Identifier: MIT

/// A keyboard for one language.
@preconcurrency @MainActor
open class UITextInputMode: __ObjCObject {
    private let language: String?

    init(language: String?) {
        self.language = language
        super.init()
    }

    /// As BCP 47 has it: "en-US".
    open var primaryLanguage: String? { language }

    /// Those the user has: here one for each preferred language.
    open class var activeInputModes: [UITextInputMode] { modes }

    private static let modes = Locale.preferredLanguages.map { UITextInputMode(language: $0) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.language == language }
    open override var hash: Int { language.hashValue }

    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
