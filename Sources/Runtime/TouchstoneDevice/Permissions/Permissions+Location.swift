// SPDX-License-Identifier: MIT

/// Location always, for which iOS asks twice: for use at first, and for the rest once the app has made use of it.
///
/// https://developer.apple.com/documentation/corelocation/cllocationmanager/requestalwaysauthorization()
extension Permissions {
    private static let always = "location-always"

    /// Of a person who has not answered yet: the question for use, whose "while using" is always until something comes of
    /// it. Of one who allows it while the app is in use: the second question, once.
    package func requestLocationAlways() {
        guard !isNoted(Self.always) else { return }
        switch state(of: .location) {
        case .notDetermined:
            note(Self.always)
            let reason = PermissionKind.location.usageKeys.lazy.compactMap { self.reason($0) }.first
            ask(PermissionPrompt(.location, app: AppIdentity.displayName, reason: reason).provisional) { _ in }
        case .whenInUse:
            note(Self.always)
            askForAlways()
        case .restricted, .denied, .limited, .once, .provisional, .granted: break
        }
    }

    /// The app has just used what "always" allows: the second question, for those who have only seen the first.
    package func confirmLocationAlways() {
        if state(of: .location) == .provisional { askForAlways() }
    }

    private func askForAlways() {
        let reason = reason("NSLocationAlwaysAndWhenInUseUsageDescription")
        ask(.upgradeToAlways(app: AppIdentity.displayName, reason: reason)) { _ in }
    }

    /// After a reset the app may ask again.
    func forgetLocationAlways() { note(Self.always, nil) }
}

extension PermissionPrompt {
    /// The same question, whose "while using" is "always" until the app makes use of that.
    fileprivate var provisional: PermissionPrompt {
        PermissionPrompt(
            kind: kind, title: title, message: message,
            buttons: buttons.map { $0.answer == .whenInUse ? Button(title: $0.title, answer: .provisional) : $0 })
    }
}
