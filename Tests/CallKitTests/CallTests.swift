// SPDX-License-Identifier: MIT
import AVFAudio
import CallKit
import Foundation
import TestSupport
import Testing
import TouchstoneDevice

@testable import UIKit

/// What Apple documents of CallKit: https://developer.apple.com/documentation/callkit
@MainActor @Suite("calls of an app", .serialized)
final class CallTests {
    private let simulator = Simulator()
    private let person = Person()
    private let provider: CXProvider
    private let controller = CXCallController()
    private let call = UUID()

    /// The app's side: notes what it is asked, and does it at once or not at all.
    private final class Person: NSObject, CXProviderDelegate, CXCallObserverDelegate {
        nonisolated(unsafe) var notes: [String] = []
        nonisolated(unsafe) var fulfills = true

        private func note(_ text: String, _ action: CXAction) {
            notes.append(text)
            if fulfills { action.fulfill() }
        }
        func take() -> [String] {
            defer { notes = [] }
            return notes
        }

        func providerDidReset(_ provider: CXProvider) { notes.append("reset") }
        func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
            note("start \(action.handle.value)", action)
        }
        func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { note("answer", action) }
        func provider(_ provider: CXProvider, perform action: CXEndCallAction) { note("end", action) }
        func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
            note(action.isOnHold ? "hold" : "resume", action)
        }
        func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) { notes.append("timed out") }
        func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) { notes.append("sound") }
        func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) { notes.append("silence") }

        func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
            let words = [
                (call.isOutgoing, "outgoing"), (call.hasConnected, "connected"), (call.isOnHold, "held"),
                (call.hasEnded, "ended"),
            ]
            notes.append("call " + words.filter(\.0).map(\.1).joined(separator: " "))
        }
    }

    init() {
        UIApplication.shared.state = .active
        provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Parley"))
        provider.setDelegate(person, queue: nil)
    }

    isolated deinit {
        provider.invalidate()
        World.shared.update { $0 = WorldState() }
        UIApplication.shared.state = .active
    }

    /// What was sent to the main queue has run, and what that sent; the screen is laid out.
    private func settle() async {
        for _ in 0..<4 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        simulator.advance(by: 0.1)
    }

    private func ring(_ uuid: UUID? = nil) async throws {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .phoneNumber, value: "555 0100")
        update.localizedCallerName = "Ada Lovelace"
        try await provider.reportNewIncomingCall(with: uuid ?? call, update: update)
        await settle()
    }

    private func label(_ text: String) -> UILabel? {
        guard let screen = UIScreen.main.windows.last(where: { $0 is CallScreen && !$0.isHidden }) else { return nil }
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(screen).compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    private func tap(_ text: String) async throws {
        let found = try #require(label(text))
        simulator.tap(found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
        await settle()
    }

    @Test("a call that comes rings with the caller's name and the app's; taken, the app is in front and has the sound")
    func answered() async throws {
        controller.callObserver.setDelegate(person, queue: nil)
        try await ring()
        #expect(label("Ada Lovelace") != nil && label("Parley Audio") != nil)
        #expect(UIApplication.shared.applicationState == .inactive)
        try await tap("Accept")
        #expect(label("Ada Lovelace") == nil && UIApplication.shared.applicationState == .active)
        #expect(person.take() == ["call ", "answer", "call connected", "sound"])
        let calls = controller.callObserver.calls
        #expect(calls.count == 1 && calls[0].uuid == call && calls[0].hasConnected && !calls[0].isOutgoing)
        provider.reportCall(with: call, endedAt: nil, reason: .remoteEnded)
        await settle()
        #expect(person.take() == ["call connected ended", "silence"] && controller.callObserver.calls.isEmpty)
    }

    @Test("a call that is declined is an action that ends it")
    func declined() async throws {
        try await ring()
        try await tap("Decline")
        #expect(person.take() == ["end"] && controller.callObserver.calls.isEmpty)
    }

    @Test("a caller who gives up stops the ringing")
    func unanswered() async throws {
        try await ring()
        provider.reportCall(with: call, endedAt: nil, reason: .unanswered)
        await settle()
        #expect(label("Accept") == nil && UIApplication.shared.applicationState == .active)
    }

    @Test("the same call twice is refused: callUUIDAlreadyExists")
    func twice() async throws {
        try await ring()
        await #expect(throws: CXErrorCodeIncomingCallError(.callUUIDAlreadyExists)) { try await self.ring() }
    }

    @Test("a call that the person makes connects when the app says so, and ends by the app's own button")
    func outgoing() async throws {
        controller.callObserver.setDelegate(person, queue: nil)
        let handle = CXHandle(type: .generic, value: "Grace")
        try await controller.request(CXTransaction(action: CXStartCallAction(call: call, handle: handle)))
        await settle()
        #expect(person.take() == ["call outgoing", "start Grace", "sound"])
        provider.reportOutgoingCall(with: call, connectedAt: nil)
        await settle()
        #expect(person.take() == ["call outgoing connected"])
        try await controller.request(CXTransaction(action: CXEndCallAction(call: call)))
        await settle()
        #expect(person.take() == ["end", "call outgoing connected ended", "silence"])
    }

    @Test("what cannot be is refused with the documented errors")
    func refusals() async throws {
        typealias Refusal = CXErrorCodeRequestTransactionError
        await #expect(throws: Refusal(.emptyTransaction)) { try await self.controller.request(CXTransaction()) }
        let end = CXEndCallAction(call: UUID())
        await #expect(throws: Refusal(.unknownCallUUID)) { try await self.controller.requestTransaction(with: end) }
        for expected in [nil, nil, Refusal.Code.maximumCallGroupsReached] {
            let start = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "a"))
            do {
                try await controller.requestTransaction(with: start)
                #expect(expected == nil)
            } catch { #expect(error as? Refusal == expected.map { Refusal($0) }) }
        }
        let again = CXStartCallAction(
            call: controller.callObserver.calls[0].uuid, handle: CXHandle(type: .generic, value: "a"))
        await #expect(throws: Refusal(.callUUIDAlreadyExists)) {
            try await self.controller.requestTransaction(with: again)
        }
        provider.invalidate()
        await #expect(throws: Refusal(.unknownCallProvider)) {
            try await self.controller.requestTransaction(
                with: CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "a")))
        }
    }

    @Test("a second call that is taken holds the first")
    func second() async throws {
        try await ring()
        try await tap("Accept")
        _ = person.take()
        try await ring(UUID())
        try await tap("Accept")
        #expect(person.take() == ["hold", "answer"])
        #expect(controller.callObserver.calls.map(\.isOnHold) == [true, false])
    }

    @Test("an action that the app forgets fails, and the app is told")
    func forgotten() async throws {
        person.fulfills = false
        try await ring()
        try await tap("Accept")
        #expect(provider.pendingCallActions(of: CXAnswerCallAction.self, withCall: call).count == 1)
        simulator.advance(by: 6)
        await settle()
        #expect(person.take() == ["answer", "timed out"])
        #expect(provider.pendingTransactions.isEmpty && controller.callObserver.calls.isEmpty)
    }

    @Test("an observer sees the telephone's calls")
    func telephone() async throws {
        controller.callObserver.setDelegate(person, queue: nil)
        for state in [WorldCall.State.ringing, .talking, .none] {
            World.shared.update { $0.call.state = state }
            await settle()
        }
        #expect(person.take() == ["call ", "call connected", "call connected ended"])
    }

    @Test("numbers of a directory must be in order")
    func directory() {
        let context = CXCallDirectoryExtensionContext()
        for number in [1_555_0100, 1_555_0101] as [CXCallDirectoryPhoneNumber] {
            context.addBlockingEntry(withNextSequentialPhoneNumber: number)
        }
        context.completeRequest { #expect($0) }
        context.addBlockingEntry(withNextSequentialPhoneNumber: 1_555_0100)
        context.completeRequest { #expect(!$0) }
    }
}
