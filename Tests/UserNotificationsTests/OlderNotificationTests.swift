// SPDX-License-Identifier: MIT
import CoreLocation
import Foundation
import TestSupport
import Testing
import TouchstoneDevice
import UserNotifications

@testable import UIKit

/// Notifications as they were planned and heard before UserNotifications, and what both interfaces share. Truth: Apple's
/// documentation of `UILocalNotification` and `UIApplicationDelegate`, and the statements NO of the specification.
@MainActor
@Suite("Older notifications", .serialized)
final class OlderNotificationTests {
    private let simulator = Simulator()
    private let before = UIApplication.shared.delegateStorage
    private let delegate = Delegate()
    private var listener: (any NotificationListener)?

    init() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        setenv("TOUCHSTONE_DEVICE_FOLDER", folder.path, 1)
        Permissions.current.set(.notifications, to: .granted)
        NotificationArrival.shared.start()
        listener = NotificationArrival.shared.listener
        NotificationArrival.shared.listener = nil
        UIApplication.shared.delegateStorage = delegate
        UIApplication.shared.cancelAllLocalNotifications()
        NotificationService.shared.badge = 0
    }

    isolated deinit {
        UIApplication.shared.delegateStorage = before
        NotificationArrival.shared.listener = listener
        NotificationArrival.shared.playSound = nil
        NotificationRegistration.types = nil
        Permissions.current.set(.notifications, to: .granted)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let journal = Journal()
        func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
            journal.note("local \(notification.alertBody ?? ""), state \(application.applicationState.rawValue)")
        }
        func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
            journal.note("settings \(notificationSettings.types.rawValue)")
        }
        func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
            journal.note("token")
        }
        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) { journal.note("failed: \(error.localizedDescription)") }
        func application(
            _ application: UIApplication, handleActionWithIdentifier identifier: String?,
            for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
            completionHandler: @escaping () -> Void
        ) {
            let text = responseInfo[UIUserNotificationActionResponseTypedTextKey] ?? "nothing"
            journal.note("local \(identifier ?? "-"), said \(text), is going on \(BackgroundWork.isGoingOn())")
            completionHandler()
        }
        func application(
            _ application: UIApplication, handleActionWithIdentifier identifier: String?,
            forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
        ) {
            journal.note("push \(identifier ?? "-") \(userInfo["word"] ?? "-")")
            completionHandler()
        }
    }

    /// Two actions, the second of which asks for a text.
    private func category() -> UIUserNotificationCategory {
        let pour = UIMutableUserNotificationAction()
        (pour.identifier, pour.title, pour.activationMode) = ("pour", "Pour", .background)
        let order = UIMutableUserNotificationAction()
        (order.identifier, order.title, order.activationMode, order.behavior) = (
            "order", "Order", .background, .textInput
        )
        let category = UIMutableUserNotificationCategory()
        category.identifier = "tea"
        category.setActions([pour, order], for: .default)
        return category
    }

    @Test(
        "NO3: actions of the older interface reach the app's delegate, behind others, with the text that was asked for")
    func olderActions() async throws {
        UIApplication.shared.registerUserNotificationSettings(
            UIUserNotificationSettings(types: [.alert], categories: [category()]))
        await wait()
        UIApplication.shared.state = .background
        defer { UIApplication.shared.state = .active }
        let service = NotificationService.shared
        let kept = try service.store.categories(of: AppIdentity.identifier)
        #expect(kept.map(\.identifier) == ["tea"] && kept[0].buttons.map(\.title) == ["Pour", "Order"])
        #expect(kept[0].buttons.map(\.opensApp) == [false, false] && kept[0].buttons.map(\.sendTitle) == [nil, ""])
        _ = delegate.journal.take()
        let made = notification()
        made.category = "tea"
        for (action, text) in [("pour", nil), ("order", "Green, please")] {
            let record = made.record
            try service.deliver(record)
            try NotificationArrival.shared.answer(record.identifier, action: action, text: text)
        }
        var push = NotificationRecord(identifier: "push", origin: .push)
        (push.body, push.category) = ("Tea", "tea")
        push.userInfo = try PropertyListSerialization.data(
            fromPropertyList: ["word": "leaf"], format: .binary, options: 0)
        try service.deliver(push)
        try NotificationArrival.shared.answer("push", action: "pour", text: nil)
        #expect(
            delegate.journal.take() == [
                "local pour, said nothing, is going on true", "local order, said Green, please, is going on true",
                "push pour leaf",
            ])
        #expect(!BackgroundWork.isGoingOn())
        NotificationArrival.shared.clearBanners()
        simulator.advance(by: 8)
    }

    private func notification() -> UILocalNotification {
        let notification = UILocalNotification()
        notification.alertBody = "Tea is ready."
        notification.alertAction = "view"
        notification.soundName = "bell.wav"
        notification.applicationIconBadgeNumber = 1
        notification.userInfo = ["cup": 3]
        return notification
    }

    private func wait() async {
        for _ in 0..<20 {
            await Task.yield()
            simulator.advance(by: 0.05)
        }
    }

    @Test("NO9: a notification that is scheduled comes back with all it was given")
    func fields() throws {
        let date = Date(timeIntervalSinceNow: 3600)
        let made = notification()
        made.fireDate = date
        UIApplication.shared.scheduleLocalNotification(made)
        let kept = try #require(UIApplication.shared.scheduledLocalNotifications?.first)
        #expect(kept.alertBody == "Tea is ready." && kept.alertAction == "view" && kept.soundName == "bell.wav")
        #expect(kept.applicationIconBadgeNumber == 1 && kept.userInfo?["cup"] as? Int == 3)
        #expect(abs(kept.fireDate?.timeIntervalSince(date) ?? 9) < 0.001)
        UIApplication.shared.cancelAllLocalNotifications()
    }

    @Test("NO24: in front the delegate is called at once, active, and nothing is shown or heard")
    func front() throws {
        var heard = 0
        NotificationArrival.shared.playSound = { _ in heard += 1 }
        UIApplication.shared.state = .active
        try NotificationService.shared.deliver(notification().record)
        simulator.advance(by: 0.5)
        #expect(delegate.journal.take() == ["local Tea is ready., state 0"])
        #expect(NotificationArrival.shared.shownBanner == nil && heard == 0)
    }

    @Test("NO2, NO4: the older call asks and tells what was granted; only that happens")
    func types() async throws {
        Permissions.current.set(.notifications, to: .notDetermined)
        Permissions.current.prepare(.notifications, .granted)
        let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
        UIApplication.shared.registerUserNotificationSettings(settings)
        await wait()
        #expect(delegate.journal.take() == ["settings 5"])
        #expect(UIApplication.shared.currentUserNotificationSettings?.types == [.alert, .badge])
        var heard = 0
        NotificationArrival.shared.playSound = { _ in heard += 1 }
        UIApplication.shared.state = .background
        defer { UIApplication.shared.state = .active }
        try NotificationService.shared.deliver(notification().record)
        simulator.advance(by: 1)
        #expect(heard == 0 && NotificationService.shared.badge == 1)
        #expect(NotificationArrival.shared.shownBanner != nil)
        simulator.advance(by: 8)
        NotificationService.shared.badge = 0
        NotificationRegistration.types = [.alert, .sound]
        try NotificationService.shared.deliver(notification().record)
        simulator.advance(by: 1)
        #expect(heard == 1 && NotificationService.shared.badge == 0)
        simulator.advance(by: 8)
    }

    @Test("NO10: fifteen seconds later, behind others: text, sound and number")
    func later() async throws {
        var heard: [NotificationRecord.Sound] = []
        NotificationArrival.shared.playSound = { heard.append($0) }
        UIApplication.shared.state = .background
        defer { UIApplication.shared.state = .active }
        let service = NotificationService.shared
        let made = notification()
        made.fireDate = Date(timeIntervalSinceNow: 15)
        UIApplication.shared.scheduleLocalNotification(made)
        let pending = try #require(
            try service.store.pending(of: AppIdentity.identifier).first { $0.record.origin == .local })
        #expect(abs((pending.fireDate ?? .distantPast).timeIntervalSinceNow - 15) < 1)
        try service.deliver(pending.record)
        simulator.advance(by: 1)
        let banner = try #require(NotificationArrival.shared.shownBanner)
        #expect(banner.accessibilityLabel?.contains("Tea is ready.") == true)
        #expect(heard == [.file("bell.wav")] && service.badge == 1)
        simulator.advance(by: 8)
    }

    @Test("NO34, NO35: without the entitlement registering fails and says so, with leave to show anything and without")
    func registration() async {
        for state in [PermissionState.denied, .granted] {
            Permissions.current.set(.notifications, to: state)
            UIApplication.shared.registerForRemoteNotifications()
            await wait()
            #expect(
                delegate.journal.take() == [
                    "failed: no valid “aps-environment” entitlement string found for application"
                ])
        }
    }

    @Test("NO33: a token's description is eight groups of eight digits, and without its marks 64 digits")
    func token() throws {
        let data = Data((0..<32).map { UInt8($0 * 8 % 256) })
        let text = (data as NSData).description
        #expect(text.hasPrefix("<00081018 20283038") && text.hasSuffix(">"))
        let plain = text.filter { !"<> ".contains($0) }
        #expect(plain.count == 64 && plain == data.map { String(format: "%02x", $0) }.joined())
    }

    @Test("NO15: a trigger keeps its region, whose type is CoreLocation's")
    func region() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 50, identifier: "pier")
        region.notifyOnExit = false
        let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
        let kept = trigger.region as? CLCircularRegion
        #expect(kept?.identifier == "pier" && kept?.radius == 50 && kept?.center.longitude == 2)
        #expect(kept?.notifyOnEntry == true && kept?.notifyOnExit == false && trigger.repeats)
    }

    /// The migration guides of Swift 4.2 list `UNNotificationSound.default()` as today's property.
    @Test func theStandardSoundMayBeCalled() {
        let content = UNMutableNotificationContent()
        content.sound = .default()
        #expect(content.sound == UNNotificationSound.default)
    }
}
