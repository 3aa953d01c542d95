// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing

@testable import TouchstoneDevice

/// A device in a folder of its own, which goes with it.
final class ScratchDevice: Sendable {
    let device = Device(
        folder: FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-device-\(UUID().uuidString)"))

    deinit {
        do { try FileManager.default.removeItem(at: device.folder) } catch {}
    }
}

@Suite(.serialized) struct PermissionsTests {
    private let scratch = ScratchDevice()

    private func permissions(app: String = "com.example.app") -> Permissions {
        Permissions(device: scratch.device, app: app) { $0 == "NSCameraUsageDescription" ? "Scans codes." : nil }
    }

    @Test("An answer is asked for once, kept per app, and there for the next process")
    func kept() {
        let asked = Mutex<[PermissionPrompt]>([])
        Permissions.present { prompt, answered in
            asked.withLock { $0.append(prompt) }
            answered(1)
        }
        let answers = Mutex<[PermissionState]>([])
        for _ in 0..<2 { permissions().request(.camera) { answer in answers.withLock { $0.append(answer) } } }
        #expect(answers.withLock { $0 } == [.granted, .granted])
        let prompts = asked.withLock { $0 }
        #expect(prompts.count == 1)
        #expect(prompts.first?.message == "Scans codes.")
        #expect(prompts.first?.buttons.map(\.title) == ["Don’t Allow", "Allow"])
        #expect(permissions(app: "com.example.other").state(of: .camera) == .notDetermined)
    }

    @Test("A prepared answer is given without a question; two requests at once share one question")
    func prepared() {
        let asked = Mutex<[@Sendable (Int) -> Void]>([])
        Permissions.present { _, answered in asked.withLock { $0.append(answered) } }
        let permissions = permissions()
        permissions.prepare(.notifications, .denied)
        let answers = Mutex<[PermissionState]>([])
        permissions.request(.notifications) { answer in answers.withLock { $0.append(answer) } }
        #expect(answers.withLock { $0 } == [.denied])
        for _ in 0..<2 { permissions.request(.camera) { answer in answers.withLock { $0.append(answer) } } }
        #expect(asked.withLock { $0.count } == 1)
        asked.withLock { $0[0] }(0)
        #expect(answers.withLock { $0 } == [.denied, .denied, .denied])
    }

    @Test("AP16: an app without its text on contacts, camera or microphone is ended with the name of the key")
    func missingText() async {
        let contacts = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            silentApp().request(.contacts) { _ in }
        }
        let camera = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            silentApp().request(.camera) { _ in }
        }
        let microphone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            silentApp().request(.microphone) { _ in }
        }
        let keys = ["NSContactsUsageDescription", "NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
        for (result, key) in zip([contacts, camera, microphone], keys) {
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("must contain an \(key) key"), "\(text)")
        }
    }

    @Test("PH3: an app that asks for the photos without a text is ended with the name of the key")
    func missingPhotosText() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            silentApp().request(.photos) { _ in }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must contain an NSPhotoLibraryUsageDescription key"))
    }

    @Test("Lists of answers are read with simctl's and people's words, and refused with the known ones")
    func words() throws {
        let list = try Permissions.parse("location=always, photos=denied,calendars=yes")
        #expect(list.map(\.0) == [.location, .photos, .calendar])
        #expect(list.map(\.1) == [.granted, .denied, .granted])
        #expect(throws: PermissionTextError.self) { try Permissions.parse("location") }
        #expect(throws: PermissionTextError.self) { try Permissions.parse("place=yes") }
        #expect(throws: PermissionTextError.self) { try Permissions.parse("location=maybe") }
    }
}

/// Without any text about what it wants and why.
private func silentApp() -> Permissions {
    Permissions(device: Device(folder: FileManager.default.temporaryDirectory), app: "a") { _ in nil }
}
