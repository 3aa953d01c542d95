// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TouchstoneDevice

/// What a person sees and does is played by a presenter that keeps prompts and touches buttons.
@MainActor
final class RecordingPresenter: OwnerPresenter {
    private(set) var prompts: [OwnerPrompt] = []
    private(set) var isShown = false
    private var chosen: (@MainActor (OwnerPrompt.Action, String) -> Void)?

    func show(_ prompt: OwnerPrompt, chosen: @escaping @MainActor (OwnerPrompt.Action, String) -> Void) {
        prompts.append(prompt)
        isShown = true
        self.chosen = chosen
    }
    func hide() { isShown = false }

    func touch(_ action: OwnerPrompt.Action, text: String = "") { chosen?(action, text) }
}

/// The rules of Apple's "Logging a User into Your App with Face ID or Touch ID" and of the statements about the keychain.
@MainActor @Suite("The owner's check", .serialized)
struct OwnerCheckTests {
    private let presenter = RecordingPresenter()
    private let world = World()

    init() {
        OwnerCheck.presenter = presenter
        setUp(.touch)
    }

    private func setUp(_ sensor: WorldBiometry.Sensor) {
        world.update { state in
            state.lock.passcode = "2468"
            state.biometry.sensor = sensor
            state.biometry.isEnrolled = true
        }
    }

    private func sees(_ matches: Bool) { world.update { $0.biometry.nextMatches = matches } }

    /// The last answer's refusal; "matched" or "waits".
    private final class Outcome { var text = "waits" }
    private func ask(_ policy: OwnerPolicy, change: (inout OwnerRequest) -> Void = { _ in }) -> (Outcome, OwnerCheck?) {
        let outcome = Outcome()
        var request = OwnerRequest(policy, reason: "Opens the vault.")
        request.app = "Vault"
        change(&request)
        let check = OwnerCheck.start(request, in: world) { result in
            switch result {
            case .success: outcome.text = "matched"
            case .failure(let refusal): outcome.text = "\(refusal)"
            }
        }
        return (outcome, check)
    }

    @Test("KC23, KC24: a sensor, somebody enrolled and a passcode are needed; the error tells which is missing")
    func availability() {
        #expect(OwnerCheck.refusal(of: .biometry, in: world.state) == nil)
        var state = world.state
        state.lock.passcode = nil
        #expect(OwnerCheck.refusal(of: .biometry, in: state)?.rawValue == -5)
        #expect(OwnerCheck.refusal(of: .owner, in: state)?.rawValue == -5)
        state = world.state
        state.biometry.isEnrolled = false
        #expect(OwnerCheck.refusal(of: .biometry, in: state)?.rawValue == -7)
        #expect(OwnerCheck.refusal(of: .owner, in: state) == nil)
        state.biometry.sensor = WorldBiometry.Sensor.none
        #expect(OwnerCheck.refusal(of: .biometry, in: state)?.rawValue == -6)
    }

    @Test("KC25: the system shows the app's name and its reason; a finger that is known ends it")
    func matches() {
        let (outcome, _) = ask(.biometry)
        #expect(presenter.prompts.map(\.title) == ["Touch ID for “Vault”"])
        #expect(presenter.prompts.first?.message == "Opens the vault.")
        #expect(presenter.prompts.first?.buttons.map(\.title) == ["Cancel"])
        #expect(outcome.text == "waits" && presenter.isShown)
        sees(true)
        #expect(outcome.text == "matched" && !presenter.isShown)
        #expect(world.state.biometry.nextMatches == nil)
    }

    @Test("KC27: three fingers that are not known end with -1; the second try offers another way")
    func failures() {
        let (outcome, _) = ask(.biometry)
        sees(false)
        #expect(presenter.prompts.last?.title == "Try Again")
        #expect(presenter.prompts.last?.buttons.map(\.title) == ["Cancel", "Enter Password"])
        sees(false)
        #expect(outcome.text == "waits")
        sees(false)
        #expect(outcome.text == "authenticationFailed" && OwnerRefusal.authenticationFailed.rawValue == -1)
    }

    @Test("KC27: Cancel is -2, the other way -3, another app in front -4")
    func endings() {
        var (outcome, check) = ask(.biometry)
        presenter.touch(.cancel)
        #expect(outcome.text == "userCancel" && OwnerRefusal.userCancel.rawValue == -2)
        (outcome, check) = ask(.biometry)
        sees(false)
        presenter.touch(.fallback)
        #expect(outcome.text == "userFallback" && OwnerRefusal.userFallback.rawValue == -3)
        (outcome, check) = ask(.biometry)
        check?.cancel(.systemCancel)
        #expect(outcome.text == "systemCancel" && OwnerRefusal.systemCancel.rawValue == -4)
        #expect(OwnerCheck.current == nil)
    }

    @Test("five failures in a row close the sensor until the passcode is entered")
    func closes() {
        for _ in 0..<2 {
            _ = ask(.biometry)
            for _ in 0..<3 { sees(false) }
        }
        #expect(OwnerCheck.refusal(of: .biometry, in: world.state)?.rawValue == -8)
        #expect(ask(.biometry).0.text == "biometryLockout")
        world.update { $0.biometry.nextMatches = nil }
        let (outcome, _) = ask(.owner)
        #expect(presenter.prompts.last?.asksForPasscode == true)
        presenter.touch(.enter, text: "1111")
        #expect(presenter.prompts.last?.title == "Wrong Passcode" && outcome.text == "waits")
        presenter.touch(.enter, text: "2468")
        #expect(outcome.text == "matched")
        #expect(OwnerCheck.refusal(of: .biometry, in: world.state) == nil)
    }

    @Test("a face is looked for again when the person says so, once; then another way is offered")
    func faces() {
        setUp(.face)
        let (outcome, _) = ask(.biometry)
        #expect(presenter.prompts.last?.title == "Face ID" && presenter.prompts.last?.buttons.isEmpty == true)
        sees(false)
        #expect(presenter.prompts.last?.title == "Face Not Recognized")
        #expect(presenter.prompts.last?.buttons.map(\.title) == ["Try Face ID Again", "Cancel"])
        sees(true)
        #expect(outcome.text == "waits", "the sensor looks when it is told to")
        world.update { $0.biometry.nextMatches = nil }
        presenter.touch(.tryAgain)
        sees(false)
        #expect(presenter.prompts.last?.buttons.map(\.title) == ["Enter Password", "Cancel"])
        presenter.touch(.fallback)
        #expect(outcome.text == "userFallback")
    }

    @Test("an empty title hides the other way; a face that fails twice is a failure then")
    func noFallback() {
        setUp(.face)
        let (outcome, _) = ask(.biometry) { $0.fallbackTitle = nil }
        sees(false)
        presenter.touch(.tryAgain)
        sees(false)
        #expect(outcome.text == "authenticationFailed")
    }

    @Test("one check is on the screen at a time; the next waits for its end")
    func turns() {
        let (first, _) = ask(.biometry)
        let (second, _) = ask(.biometry) { $0.app = "Other" }
        #expect(presenter.prompts.count == 1)
        presenter.touch(.cancel)
        #expect(first.text == "userCancel" && second.text == "waits")
        #expect(presenter.prompts.last?.title == "Touch ID for “Other”")
        sees(true)
        #expect(second.text == "matched")
    }

    @Test("a check for a finger that waits fails when the one before it closes the sensor: no passcode opens it")
    func closesWhileWaiting() {
        world.update { $0.biometry.failures = 2 }
        let (first, _) = ask(.biometry)
        let (second, _) = ask(.biometry)
        for _ in 0..<3 { sees(false) }
        #expect(first.text == "biometryLockout" && second.text == "biometryLockout")
        #expect(presenter.prompts.allSatisfy { !$0.asksForPasscode } && !presenter.isShown)
        #expect(OwnerCheck.current == nil)
    }

    @Test("random touches: every check is answered once, and nothing stays on the screen")
    func random() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            setUp(Bool.random(using: &generator) ? .touch : .face)
            world.update {
                $0.biometry.failures = 0; $0.biometry.nextMatches = nil
            }
            var answers = 0
            let policy: OwnerPolicy = Bool.random(using: &generator) ? .biometry : .owner
            let check = OwnerCheck.start(OwnerRequest(policy, reason: "r"), in: world) { _ in answers += 1 }
            for _ in 0..<Int.random(in: 0..<8, using: &generator) where OwnerCheck.current != nil {
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: sees(Bool.random(using: &generator))
                case 1: presenter.touch(.tryAgain)
                case 2: presenter.touch(.fallback)
                default: presenter.touch(.enter, text: Bool.random(using: &generator) ? "2468" : "1")
                }
            }
            check?.cancel(.systemCancel)
            #expect(answers == 1 && OwnerCheck.current == nil && !presenter.isShown)
        }
    }
}
