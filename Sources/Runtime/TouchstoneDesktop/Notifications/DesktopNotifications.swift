// SPDX-License-Identifier: MIT

/// What the desktop is to show of a notification.
package struct DesktopNote: Hashable, Sendable {
    /// One of its actions.
    package struct Button: Hashable, Sendable {
        /// The app's name for it.
        var identifier: String
        /// In the person's language.
        var title: String
        /// Whether the person is to type something.
        var takesText: Bool

        /// A desktop that takes no texts leaves out those that ask for one.
        package init(_ identifier: String, title: String, takesText: Bool) {
            (self.identifier, self.title, self.takesText) = (identifier, title, takesText)
        }
    }

    /// One of the same identifier takes the place of what is shown.
    var identifier: String
    var sender: String
    var title: String
    var body: String
    /// 0 low, 1 normal, 2 critical: stays until the person has seen it.
    var urgency: UInt8
    /// A file on this machine; nil: none.
    package var picture: String?
    /// Besides a touch of the notification itself, which opens it.
    package var buttons: [Button] = []

    /// - Parameter urgency: as the property has it.
    package init(_ identifier: String, from sender: String, title: String, body: String, urgency: UInt8 = 1) {
        (self.identifier, self.sender, self.urgency) = (identifier, sender, urgency)
        (self.title, self.body) = (title, body)
    }
}

/// What a person did with a notification of the desktop.
package enum DesktopAnswer: Hashable, Sendable {
    case opened
    /// By its identifier; with what was typed, where it takes a text.
    case button(String, text: String?)
    /// By the person, not by the time.
    case dismissed
}

/// Notifications that the desktop shows.
///
/// https://specifications.freedesktop.org/notification-spec/latest/
@MainActor
package final class DesktopNotifications {
    /// Of the app.
    package static let shared = DesktopNotifications(on: .session)

    private struct Shown {
        let note: DesktopNote
        let answered: @MainActor (DesktopAnswer) -> Void
    }

    private static let service = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"
    private static let reply = "inline-reply"
    /// The action of the notification itself.
    private static let open = "default"

    private let bus: BusConnection
    private var shown: [UInt32: Shown] = [:]
    private var isListening = false

    init(on bus: BusConnection) { self.bus = bus }

    // MARK: Showing

    /// - Parameters:
    ///   - answered: called at most once.
    ///   - failed: the desktop shows none; that is reported.
    package func show(
        _ note: DesktopNote, answered: @escaping @MainActor @Sendable (DesktopAnswer) -> Void,
        failed: @escaping @MainActor @Sendable () -> Void
    ) {
        listen()
        ask("GetCapabilities", [], failed: failed) { [self] values in
            let abilities = Set((values.first?.elements ?? []).compactMap(\.text))
            ask("Notify", arguments(of: note, abilities), failed: failed) { [self] values in
                guard case .uint32(let number)? = values.first else { return failed() }
                shown[number] = Shown(note: note, answered: answered)
            }
        }
    }

    /// Takes off what is still shown; nil: everything.
    package func withdraw(_ identifiers: [String]?) {
        for (number, one) in shown where identifiers?.contains(one.note.identifier) ?? true {
            shown[number] = nil
            bus.call(BusMethod(Self.service, Self.path, Self.service, "CloseNotification"), [.uint32(number)])
        }
    }

    private func arguments(of note: DesktopNote, _ abilities: Set<String>) -> [BusValue] {
        let old = shown.first { $0.value.note.identifier == note.identifier }?.key ?? 0
        shown[old] = nil
        var hints: [String: BusValue] = ["urgency": .byte(note.urgency), "suppress-sound": .bool(true)]
        if let picture = note.picture { hints["image-path"] = .string(picture) }
        let body = abilities.contains("body-markup") ? Self.markup(note.body) : note.body
        return [
            .string(note.sender), .uint32(old), .string(""), .string(note.title), .string(body),
            .strings(Self.actions(of: note, abilities)), .properties(hints), .int32(-1),
        ]
    }

    /// Pairs of names and titles. A text can be asked for by desktops that say so, and by one button.
    static func actions(of note: DesktopNote, _ abilities: Set<String>) -> [String] {
        guard abilities.contains("actions") else { return [] }
        var result = [open, ""]
        for button in note.buttons {
            if !button.takesText {
                result += [button.identifier, button.title]
            } else if abilities.contains(reply), !result.contains(reply) {
                result += [reply, button.title]
            }
        }
        return result
    }

    /// Characters that mean something in the desktop's markup.
    static func markup(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private func ask(
        _ member: String, _ arguments: [BusValue], failed: @escaping @MainActor @Sendable () -> Void,
        then done: @escaping @MainActor @Sendable ([BusValue]) -> Void
    ) {
        bus.call(BusMethod(Self.service, Self.path, Self.service, member), arguments) { result in
            switch result {
            case .success(let values): done(values)
            case .failure(let error):
                Desktop.report(.notifications, "a notification service", error)
                failed()
            }
        }
    }

    // MARK: Answers

    private func listen() {
        guard !isListening else { return }
        isListening = true
        hear("ActionInvoked") { [self] number, value in answer(number, value.text ?? "", text: nil) }
        hear("NotificationReplied") { [self] number, value in answer(number, Self.reply, text: value.text) }
        hear("NotificationClosed") { [self] number, reason in closed(number, reason: reason.number ?? 0) }
    }

    private func hear(_ member: String, _ body: @escaping @MainActor @Sendable (UInt32, BusValue) -> Void) {
        _ = bus.listen(to: BusSignal(path: Self.path, Self.service, member)) { _, values in
            if values.count == 2, case .uint32(let number) = values[0] { body(number, values[1]) }
        }
    }

    private func answer(_ number: UInt32, _ action: String, text: String?) {
        guard let one = shown[number] else { return }
        if action == Self.open {
            shown[number] = nil
            return one.answered(.opened)
        }
        let button = one.note.buttons.first { $0.takesText ? action == Self.reply : action == $0.identifier }
        guard let button, button.takesText == (text != nil) else { return }
        shown[number] = nil
        one.answered(.button(button.identifier, text: text))
    }

    /// One that ran out waits in the desktop's list, and may be answered there.
    private func closed(_ number: UInt32, reason: Double) {
        let byPerson = 2.0
        guard reason == byPerson, let one = shown.removeValue(forKey: number) else { return }
        one.answered(.dismissed)
    }
}
