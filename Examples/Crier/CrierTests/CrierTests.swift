// SPDX-License-Identifier: MIT
import UserNotifications
import XCTest

@testable import Crier

@MainActor
final class CrierTests: XCTestCase {
    private func delegate() throws -> AppDelegate { try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate) }

    private func screen() throws -> CrierViewController {
        let navigation = try XCTUnwrap(delegate().window?.rootViewController as? UINavigationController)
        return try XCTUnwrap(navigation.viewControllers.first as? CrierViewController)
    }

    override func setUp() async throws {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        let screen = try screen()
        screen.loadViewIfNeeded()
        if screen.presentedViewController != nil { screen.dismiss(animated: false) }
    }

    /// NO54
    func testTheTokenIsKeptAsHexadecimalDigits() async throws {
        let delegate = try delegate()
        let token = Data((0..<32).map { UInt8($0 * 7) })
        delegate.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: token)
        let kept = try XCTUnwrap(UserDefaults.standard.string(forKey: "pushToken"))
        XCTAssertEqual(kept.count, 64)
        XCTAssertTrue(kept.hasPrefix("00070e151c"))
        XCTAssertEqual(try screen().tokenLabel.text, "This device is 00070e15…")
    }

    /// NO55
    func testAReminderIsConfirmedAndPlanned() async throws {
        let screen = try screen()
        screen.messageField.text = "The tide is in"
        screen.setReminder(self)
        let alert = try XCTUnwrap(screen.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Reminder")
        XCTAssertEqual(alert.actions.count, 1)
        let pending = await UNUserNotificationCenter.current().pendingNotificationRequests()
        let request = try XCTUnwrap(pending.first)
        XCTAssertEqual(request.content.body, "The tide is in")
        XCTAssertEqual(request.content.badge, 1)
        XCTAssertEqual((request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval, 15)
    }

    /// NO57
    func testShoutShowsWhatAProviderRuns() throws {
        let screen = try screen()
        PushToken.current = String(repeating: "0f", count: 32)
        screen.messageField.text = "He said \"now\""
        screen.shout(self)
        XCTAssertEqual(
            screen.commandLabel.text,
            #"php shout.php "He said \"now\"" "\#(String(repeating: "0f", count: 32))""#)
    }

    /// NO56
    func testAReportSaysWhichKindItWasAndWhereItFoundTheApp() {
        let content = UNMutableNotificationContent()
        content.body = "Land!"
        let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
        let report = Herald.report(on: request, isInFront: true)
        XCTAssertEqual(report.title, "Local notification while the app was active")
        XCTAssertEqual(report.text, "Land!")
        XCTAssertEqual(Herald.report(on: request, isInFront: false).title, "Local notification from the background")
    }
}
