// SPDX-License-Identifier: MIT

/// What a person reads who is asked to show that the device is theirs.
package struct OwnerPrompt: Hashable, Sendable {
    /// What a button does. `fallback` leads to the passcode, or, where only the sensor counts, back to the app.
    package enum Action: Hashable, Sendable { case cancel, fallback, tryAgain, enter }

    /// Offered in the order of the list.
    package struct Button: Hashable, Sendable {
        /// Already in words; shown unchanged.
        package let title: String
        /// What the presenter gives back when it is pressed.
        package let action: Action
    }

    /// The bold line. Never empty.
    package let title: String
    /// nil: there is no second line.
    package let message: String?
    /// None: the sensor looks, and nothing needs to be touched.
    package let buttons: [Button]
    /// Whether a secure field is shown, whose text goes back with `enter`.
    package let asksForPasscode: Bool

    /// A finger is awaited, or a face looked for.
    static func sensing(_ request: OwnerRequest, sensor: WorldBiometry.Sensor, tries: Int) -> OwnerPrompt {
        let cancel = Button(title: request.cancelTitle, action: .cancel)
        // A button that leads elsewhere comes once the sensor has failed.
        let fallback = request.fallbackTitle.map { Button(title: $0, action: .fallback) }
        if sensor == .touch {
            let title = tries == 0 ? "Touch ID for “\(request.app)”" : "Try Again"
            let buttons = [cancel] + (tries == 0 ? [] : [fallback].compactMap { $0 })
            return OwnerPrompt(title: title, message: request.reason, buttons: buttons, asksForPasscode: false)
        }
        guard tries > 0 else {
            return OwnerPrompt(title: "Face ID", message: nil, buttons: [], asksForPasscode: false)
        }
        let other = tries == 1 ? Button(title: "Try Face ID Again", action: .tryAgain) : fallback
        return OwnerPrompt(
            title: "Face Not Recognized", message: tries == 1 ? "Try Again" : request.reason,
            buttons: [other, cancel].compactMap { $0 }, asksForPasscode: false)
    }

    static func passcode(_ request: OwnerRequest, tries: Int) -> OwnerPrompt {
        OwnerPrompt(
            title: tries == 0 ? "Enter Passcode for “\(request.app)”" : "Wrong Passcode",
            message: request.reason,
            buttons: [
                Button(title: request.cancelTitle, action: .cancel), Button(title: "OK", action: .enter),
            ], asksForPasscode: true)
    }
}

/// Draws what a person is asked; UIKit brings it.
@MainActor
package protocol OwnerPresenter: Sendable {
    /// Shows a prompt in place of the one before.
    /// - Parameter chosen: the button, and the text where a passcode is asked for.
    func show(_ prompt: OwnerPrompt, chosen: @escaping @MainActor (OwnerPrompt.Action, String) -> Void)
    func hide()
}
