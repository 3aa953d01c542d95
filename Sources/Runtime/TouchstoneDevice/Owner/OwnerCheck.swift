// SPDX-License-Identifier: MIT

/// What counts as the owner's presence.
package enum OwnerPolicy: Hashable, Sendable {
    /// A face or finger.
    case biometry
    /// Those, or the passcode.
    case owner
    case passcode
}

/// Why nobody was recognised; the raw values are those of `LAError.Code`.
package enum OwnerRefusal: Int, Error, Hashable, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case notInteractive = -1004
}

/// Who asks for the owner, and in what words.
package struct OwnerRequest: Sendable {
    /// Decides who is asked first and whether the passcode is the way out.
    package var policy: OwnerPolicy
    /// What the person knows the app by.
    package var app = AppIdentity.displayName
    /// Why the app asks, in its own words; shown under the title.
    package var reason: String
    /// Of the button that ends the check with `userCancel`.
    package var cancelTitle = "Cancel"
    /// Of the button that leads from the sensor to something else; nil: there is none.
    package var fallbackTitle: String?

    /// Takes the app's name from its Info.plist; sets the usual title of the second button.
    package init(_ policy: OwnerPolicy, reason: String) {
        (self.policy, self.reason) = (policy, reason)
        fallbackTitle = policy == .biometry ? "Enter Password" : "Enter Passcode"
    }
}

/// Asks the person at the device to show that it is theirs: by the sensor, whose next result the world knows, or by the
/// passcode. One check is on the screen at a time; others wait for their turn.
@MainActor
package final class OwnerCheck {
    /// Called once, on the main actor.
    package typealias Answer = @MainActor (Result<Void, OwnerRefusal>) -> Void

    /// What draws prompts. Without it they wait for the world or the app, as on a device that nobody looks at.
    package static var presenter: (any OwnerPresenter)?
    private static var waiting: [OwnerCheck] = []
    /// The check that is on the screen; nil: nobody is asked. Commands and scripts answer this one.
    package static var current: OwnerCheck? { waiting.first }

    private let request: OwnerRequest
    private let world: World
    private let answer: Answer
    private var observer: Int?
    /// How often the sensor, or the passcode, has failed in this check.
    private var tries = 0
    private var senses = false

    private init(_ request: OwnerRequest, in world: World, _ answer: @escaping Answer) {
        (self.request, self.world, self.answer) = (request, world, answer)
    }

    /// Why the policy cannot be asked for now; nil: it can.
    package nonisolated static func refusal(of policy: OwnerPolicy, in state: WorldState) -> OwnerRefusal? {
        switch policy {
        case .owner, .passcode: return state.lock.passcode == nil ? .passcodeNotSet : nil
        case .biometry:
            if state.biometry.sensor == WorldBiometry.Sensor.none { return .biometryNotAvailable }
            if !state.biometry.isEnrolled { return .biometryNotEnrolled }
            if state.lock.passcode == nil { return .passcodeNotSet }
            return state.biometry.isClosed ? .biometryLockout : nil
        }
    }

    /// - Parameter answer: called once; before this returns where nobody needs to be asked.
    /// - Returns: what `cancel(_:)` takes back.
    @discardableResult
    package static func start(
        _ request: OwnerRequest, in world: World = .shared, _ answer: @escaping Answer
    ) -> OwnerCheck? {
        if let refusal = refusal(of: request.policy, in: world.state) {
            answer(.failure(refusal))
            return nil
        }
        let check = OwnerCheck(request, in: world, answer)
        waiting.append(check)
        if waiting.count == 1 { check.begin() }
        return check
    }

    /// Ends the check with an error of the app's or the system's.
    package func cancel(_ reason: OwnerRefusal) { finish(.failure(reason)) }

    private func begin() {
        // Checks before this one may have closed the sensor, or taken the passcode away.
        if let refusal = Self.refusal(of: request.policy, in: world.state) { return finish(.failure(refusal)) }
        observer = world.observe { [weak self] _, _ in self?.look() }
        if request.policy != .passcode, Self.refusal(of: .biometry, in: world.state) == nil {
            startSensor()
        } else {
            askForPasscode()
        }
    }

    private func finish(_ result: Result<Void, OwnerRefusal>) {
        guard let index = Self.waiting.firstIndex(where: { $0 === self }) else { return }
        if let observer { world.removeObserver(observer) }
        Self.waiting.remove(at: index)
        if index == 0 { Self.presenter?.hide() }
        answer(result)
        if index == 0 { Self.waiting.first?.begin() }
    }

    // MARK: The sensor

    private func startSensor() {
        senses = true
        show(.sensing(request, sensor: world.state.biometry.sensor ?? .face, tries: tries))
        look()
    }

    /// Takes what the sensor sees, if it sees something.
    private func look() {
        guard senses, let matches = world.state.biometry.nextMatches else { return }
        senses = false
        world.update { state in
            state.biometry.nextMatches = nil
            state.biometry.failures = matches ? 0 : state.biometry.failures + 1
        }
        if matches { finish(.success(())) } else { failed() }
    }

    /// A finger may be tried three times. A face is looked for again when the person says so, once.
    private func failed() {
        tries += 1
        let biometry = world.state.biometry
        if biometry.isClosed {
            return request.policy == .owner ? askForPasscode() : finish(.failure(.biometryLockout))
        }
        let allowed = biometry.sensor == .touch ? 3 : request.fallbackTitle == nil ? 2 : .max
        if tries >= allowed {
            return request.policy == .owner ? askForPasscode() : finish(.failure(.authenticationFailed))
        }
        if biometry.sensor == .touch {
            startSensor()
        } else {
            show(.sensing(request, sensor: .face, tries: tries))
        }
    }

    // MARK: The person

    private func show(_ prompt: OwnerPrompt) {
        Self.presenter?.show(prompt) { [weak self] action, text in self?.take(action, text) }
    }

    private func askForPasscode() {
        senses = false
        tries = 0
        show(.passcode(request, tries: 0))
    }

    private func take(_ action: OwnerPrompt.Action, _ text: String) {
        switch action {
        case .cancel: finish(.failure(.userCancel))
        case .tryAgain: startSensor()
        case .fallback where request.policy == .biometry: finish(.failure(.userFallback))
        case .fallback: askForPasscode()
        case .enter where text == world.state.lock.passcode:
            world.update { $0.biometry.failures = 0 }
            finish(.success(()))
        case .enter:
            tries += 1
            show(.passcode(request, tries: tries))
        }
    }
}
