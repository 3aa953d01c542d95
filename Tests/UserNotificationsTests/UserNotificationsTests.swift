// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import TouchstoneDevice
import UIKit
import UserNotifications

/// Truth: Apple's documentation of UserNotifications, and the statements NO of the specification.
@MainActor
@Suite("UserNotifications", .serialized)
struct UserNotificationsTests {
    private let simulator = Simulator()
    private let center: UNUserNotificationCenter

    init() {
        setenv("TOUCHSTONE_DEVICE_FOLDER", Self.folder.path, 1)
        center = UNUserNotificationCenter.current()
        Permissions.current.set(.notifications, to: .granted)
        NotificationArrival.shared.start()
        center.removeAllPendingNotificationRequests()
        center.removeAllDeliveredNotifications()
    }

    @Test("an action that asks for a text can be made as every action")
    func plainTextActions() {
        let action = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
        #expect(action.identifier == "reply" && action.title == "Reply" && action.textInputPlaceholder.isEmpty)
    }

    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    final class Listener: NSObject, UNUserNotificationCenterDelegate {
        var shown: UNNotificationPresentationOptions = []
        var presented: [String] = []
        var responses: [(action: String, identifier: String, text: String?)] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            presented.append(notification.request.identifier)
            completionHandler(shown)
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let text = (response as? UNTextInputNotificationResponse)?.userText
            responses.append((response.actionIdentifier, response.notification.request.identifier, text))
            completionHandler()
        }
    }

    private func deliver(_ identifier: String, category: String = "", shownFor seconds: Double = 1) throws {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "Your tea is ready."
        content.categoryIdentifier = category
        let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
        try NotificationService.shared.deliver(request.record)
        simulator.advance(by: seconds)
    }

    private var banner: UIView? { NotificationArrival.shared.shownBanner }

    @Test("NO25: in front the delegate decides; an empty answer shows nothing, banner shows it")
    func front() throws {
        let listener = Listener()
        center.delegate = listener
        try deliver("quiet")
        #expect(listener.presented == ["quiet"])
        #expect(banner == nil)
        listener.shown = [.banner, .sound]
        try deliver("loud")
        #expect(banner != nil)
        simulator.advance(by: 8)
        #expect(banner == nil)
        center.delegate = nil
    }

    @Test(
        "NO8, NO27: a banner goes by itself; a tap on it, also while it slides in, answers with the default action and the request's content",
        arguments: [0.05, 1])
    func tap(after seconds: Double) throws {
        let listener = Listener()
        listener.shown = .banner
        center.delegate = listener
        try deliver("open", shownFor: seconds)
        let shown = try #require(banner)
        simulator.tap(shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil))
        simulator.advance(by: 1)
        #expect(listener.responses.map(\.action) == [UNNotificationDefaultActionIdentifier])
        #expect(listener.responses.first?.identifier == "open")
        #expect(banner == nil)
        center.delegate = nil
    }

    @Test("NO29: a person who swipes a banner away is not reported to the app")
    func swipe() throws {
        let listener = Listener()
        listener.shown = .banner
        center.delegate = listener
        try deliver("away")
        let shown = try #require(banner)
        let middle = shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
        simulator.drag(from: middle, to: CGPoint(x: middle.x, y: 2), duration: 0.1)
        simulator.advance(by: 1)
        #expect(banner == nil)
        #expect(listener.responses.isEmpty)
        center.delegate = nil
    }

    @Test("NO3: pulled down, a banner shows its category's actions; the response has the action's identifier")
    func actions() async throws {
        let listener = Listener()
        listener.shown = .banner
        center.delegate = listener
        let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
        let stop = UNNotificationAction(identifier: "stop", title: "Stop", options: [.destructive])
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "tea", actions: [later, stop], intentIdentifiers: [], options: [])
        ])
        #expect(await center.notificationCategories().count == 1)
        try deliver("kettle", category: "tea")
        let shown = try #require(banner)
        let middle = shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
        simulator.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 120), duration: 0.3)
        simulator.advance(by: 1)
        let button = try #require(Self.button("Stop", in: shown))
        simulator.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        simulator.advance(by: 1)
        #expect(listener.responses.map(\.action) == ["stop"])
        center.delegate = nil
    }

    private static func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.title(for: .normal) == title { return button }
        return view.subviews.lazy.compactMap { button(title, in: $0) }.first
    }

    @Test("NO5, NO6: refused, adding fails with notificationsNotAllowed, and settings say denied")
    func refused() async throws {
        Permissions.current.set(.notifications, to: .denied)
        let request = UNNotificationRequest(identifier: "x", content: UNNotificationContent(), trigger: nil)
        await #expect(throws: UNError.self) { try await center.add(request) }
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .denied)
        #expect(settings.alertSetting == .disabled)
        #expect(settings.alertStyle == .none)
        Permissions.current.set(.notifications, to: .granted)
    }

    @Test("NO23: a badge sets the icon's number, setBadgeCount(0) takes it off, no badge leaves it")
    func badges() async throws {
        let listener = Listener()
        listener.shown = .badge
        center.delegate = listener
        let content = UNMutableNotificationContent()
        content.badge = 3
        content.body = "x"
        let request = UNNotificationRequest(identifier: "badge", content: content, trigger: nil)
        try NotificationService.shared.deliver(request.record)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
        try deliver("none")
        #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
        try await center.setBadgeCount(0)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
        center.delegate = nil
    }

    @Test("A request keeps its content as it was when it was made")
    func copies() {
        let content = UNMutableNotificationContent()
        content.title = "before"
        content.userInfo = ["a": 1]
        let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
        content.title = "after"
        #expect(request.content.title == "before")
        #expect(request.content.userInfo["a"] as? Int == 1)
        #expect(!(request.content is UNMutableNotificationContent))
        #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "before")
    }

    @Test("Content, triggers and categories come back from a keyed archive")
    func archives() throws {
        let content = UNMutableNotificationContent()
        content.title = "T"
        content.sound = .default
        content.userInfo = ["k": ["v"]]
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
        let request = UNNotificationRequest(identifier: "id", content: content, trigger: trigger)
        let data = try NSKeyedArchiver.archivedData(withRootObject: request, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UNNotificationRequest.self, from: data))
        #expect(back.isEqual(request))
        #expect((back.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 90)
        #expect(back.content.sound == .default)
    }

    @Test("An attachment must be a file of a kind that notifications show")
    func attachments() throws {
        let folder = Self.folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = folder.appendingPathComponent("a.png")
        try Data([1, 2, 3]).write(to: picture)
        let attachment = try UNNotificationAttachment(identifier: "", url: picture)
        #expect(attachment.type == "public.png")
        #expect(!attachment.identifier.isEmpty)
        let code = { (url: URL) in
            do {
                _ = try UNNotificationAttachment(identifier: "x", url: url)
                return nil as UNError.Code?
            } catch { return (error as? UNError)?.code }
        }
        #expect(code(URL(string: "https://example.com/a.png")!) == .attachmentInvalidURL)
        #expect(code(folder.appendingPathComponent("a.xyz")) == .attachmentUnrecognizedType)
        #expect(code(folder.appendingPathComponent("gone.png")) == .attachmentInvalidURL)
    }
}
