// SPDX-License-Identifier: MIT
import TouchstoneDesktop
import TouchstoneDevice

/// Banners of an app that is not in front, shown by the desktop or by whoever owns the display that it shares: its own would
/// hang where nobody looks.
@MainActor
enum DesktopBanners {
    /// A desktop that shows none after all leaves it to the app's screen.
    /// - Returns: false: it is not wanted here.
    static func show(_ notification: DeliveredNotification, _ buttons: [NotificationButton]) -> Bool {
        guard UIApplication.shared.applicationState != .active else { return false }
        // The home screen sees that it has come.
        if MainLoop.shared.host?.isShared == true { return true }
        guard Desktop.takes(.notifications) else { return false }
        let arrival = NotificationArrival.shared
        DesktopNotifications.shared.show(note(of: notification.record, buttons)) { answer in
            let answer = self.answer(answer, buttons)
            if brings(answer) { MainLoop.shared.host?.raise() }
            arrival.answered(answer, notification)
        } failed: {
            arrival.showOwnBanner(notification, buttons)
        }
        return true
    }

    /// Whether the app comes to the front by it.
    private static func brings(_ answer: NotificationAnswer) -> Bool {
        switch answer {
        case .opened: true
        case .action(let button, _): button.opensApp
        case .dismissed: false
        }
    }

    private static func note(of record: NotificationRecord, _ buttons: [NotificationButton]) -> DesktopNote {
        let lines = [record.title, record.subtitle, record.body].filter { !$0.isEmpty }
        let title = record.title.isEmpty ? AppIdentity.displayName : record.title
        let body = lines.dropFirst(record.title.isEmpty ? 0 : 1).joined(separator: "\n")
        var note = DesktopNote(
            record.identifier, from: AppIdentity.displayName, title: title, body: body, urgency: urgency(of: record))
        note.buttons = buttons.map { .init($0.identifier, title: $0.title, takesText: $0.sendTitle != nil) }
        note.picture = record.attachments.first { UIImage(contentsOfFile: $0.file.path) != nil }?.file.path
        return note
    }

    /// Passive notifications are quiet, critical ones stay.
    private static func urgency(of record: NotificationRecord) -> UInt8 {
        switch record.interruptionLevel {
        case ..<1: 0
        case 3...: 2
        default: 1
        }
    }

    private static func answer(_ answer: DesktopAnswer, _ buttons: [NotificationButton]) -> NotificationAnswer {
        switch answer {
        case .opened: return .opened
        case .dismissed: return .dismissed
        case .button(let identifier, let text):
            guard let button = buttons.first(where: { $0.identifier == identifier }) else { return .opened }
            return .action(button, text: text)
        }
    }
}
