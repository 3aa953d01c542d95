// SPDX-License-Identifier: MIT
import Foundation
@testable import ProjectKit
import Testing

@testable import PushService

/// A push that was accepted for a device that is off is there until it has been delivered, whatever fails in between.
@Suite("Pushes that are kept")
struct KeptPushTests {
    private final class Power: @unchecked Sendable {
        // One test, one thread.
        var isOn: Result<Bool, any Error> = .success(false)
    }
    private struct Outage: Error {}

    private let folder = Path(NSTemporaryDirectory()) / "kept-pushes-\(UUID().uuidString)"
    private let power = Power()
    private let now = Date(timeIntervalSince1970: 1_700_000_000)
    private static let app = "org.example.app"

    private func delivery() throws -> PushDelivery {
        let bundle = folder / "Bundles" / (Self.app + ".app")
        let info = ["CFBundleIdentifier": Self.app, "CFBundleExecutable": "app"]
        try (bundle / "Info.plist").write(
            PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0))
        return PushDelivery(device: Device(folder: folder), isOn: { [power] in try power.isOn.get() }, wake: { _ in })
    }

    private func push(expires: Date? = nil) -> AcceptedPush {
        AcceptedPush(
            app: Self.app, identifier: "one", collapses: false, payload: Data(#"{"aps":{"alert":"Hi"}}"#.utf8),
            type: "alert", expires: expires, wakesApp: false)
    }

    private var kept: Path { folder / "Pushes" / (Self.app + ".json") }

    @Test("NO43: it waits for the device, then for the app, and is kept no longer")
    func waits() throws {
        defer { do { try folder.remove() } catch {} }
        let delivery = try delivery()
        #expect(try delivery.deliver(push(), now: now) == .kept)
        power.isOn = .success(true)
        try delivery.deliverKept(now: now)
        #expect(!kept.exists)
        let steps = try delivery.device.pendingSteps(for: Self.app).readText()
        #expect(steps.contains("Hi"))
    }

    @Test("what fails on its way is kept for the next time")
    func fails() throws {
        defer { do { try folder.remove() } catch {} }
        let delivery = try delivery()
        _ = try delivery.deliver(push(), now: now)
        power.isOn = .failure(Outage())
        #expect(throws: Outage.self) { try delivery.deliverKept(now: now) }
        #expect(kept.exists)
    }

    @Test("a file that cannot be read stays and holds nothing else up; what has expired goes")
    func damaged() throws {
        defer { do { try folder.remove() } catch {} }
        let delivery = try delivery()
        let broken = folder / "Pushes" / "a.broken.json"
        try broken.write(Data("{".utf8))
        _ = try delivery.deliver(push(expires: now.addingTimeInterval(60)), now: now)
        power.isOn = .success(true)
        try delivery.deliverKept(now: now.addingTimeInterval(61))
        #expect(broken.exists && !kept.exists)
        #expect(!delivery.device.pendingSteps(for: Self.app).exists)
    }
}
