// SPDX-License-Identifier: MIT
import Foundation
import ObjCRuntime
import Synchronization

/// What apps on the device may use: the states that a person chose, kept per app in the device's folder, and the
/// question that is asked when an app first wants something. Safe from any thread.
package final class Permissions: Sendable {
    /// Draws a question; calls back with the index of the button that was touched. UIKit brings it.
    package typealias Presenter =
        @Sendable (PermissionPrompt, _ answered: @escaping @Sendable (Int) -> Void) -> Void
    /// Called on the thread that learns of the answer, which need not be the one that asked.
    package typealias Answer = @Sendable (PermissionState) -> Void

    private struct Question: Sendable {
        let prompt: PermissionPrompt
        var waiting: [Answer]
    }
    private struct State {
        /// Answers that were given beforehand, for questions that have not been asked.
        var prepared: [PermissionKind: PermissionState] = [:]
        /// One at a time is on the screen: the first.
        var questions: [Question] = []
        var once: Set<PermissionKind> = []
        var observers: [Int: @Sendable (PermissionKind) -> Void] = [:]
        var observerCount = 0
    }

    private let state = Mutex(State())
    private let store: DeviceStore
    /// Bundle identifier: whose permissions these are.
    package let app: String
    let reason: @Sendable (String) -> String?

    /// Of the running app on the current device, with the answers of `TOUCHSTONE_PERMISSIONS`.
    package static let current: Permissions = {
        let result = Permissions(device: .current, app: AppIdentity.identifier)
        if let text = Device.variable("PERMISSIONS") {
            do { for (kind, state) in try parse(text) { result.prepare(kind, state) } } catch {
                FileHandle.standardError.write(Data("touchstone: --permissions: \(error)\n".utf8))
                exit(EX_USAGE)
            }
        }
        return result
    }()

    /// - Parameter usageText: the app's reason under a key of Info.plist.
    package init(
        device: Device, app: String, usageText: @escaping @Sendable (String) -> String? = { AppIdentity.text($0) }
    ) {
        self.app = app
        reason = usageText
        store = DeviceStore(
            file: device.database("permissions"),
            migrations: [
                """
                CREATE TABLE permission (app TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL,
                    PRIMARY KEY (app, kind)) WITHOUT ROWID
                """
            ])
    }

    // MARK: States

    /// The state of the app's permission; a device that cannot be read has none, and says so once.
    package func state(of kind: PermissionKind) -> PermissionState {
        if state.withLock({ $0.once.contains(kind) }) { return .once }
        return noted(kind.rawValue).flatMap { PermissionState(rawValue: $0) } ?? .notDetermined
    }

    /// As a person does in Settings.
    package func set(_ kind: PermissionKind, to new: PermissionState) {
        if kind == .location, new == .notDetermined { forgetLocationAlways() }
        guard state(of: kind) != new else { return }
        state.withLock {
            if new == .once { $0.once.insert(kind) } else { $0.once.remove(kind) }
        }
        note(kind.rawValue, new == .notDetermined || new == .once ? nil : new.rawValue)
        for observer in state.withLock({ Array($0.observers.values) }) { observer(kind) }
    }

    /// What stands under a name in the app's rows.
    private func noted(_ name: String) -> String? {
        do {
            let rows = try store.read {
                try $0.query("SELECT state FROM permission WHERE app = ? AND kind = ?", [.text(app), .text(name)])
            }
            return rows.first?.first?.text
        } catch {
            Unsupported.report("permissions: \(error)")
            return nil
        }
    }

    func isNoted(_ name: String) -> Bool { noted(name) != nil }

    /// - Parameter value: nil: the row goes.
    func note(_ name: String, _ value: String? = "yes") {
        do {
            let app = app
            _ = try store.write {
                if let value {
                    try $0.query(
                        "INSERT OR REPLACE INTO permission VALUES (?, ?, ?)", [.text(app), .text(name), .text(value)])
                } else {
                    try $0.query("DELETE FROM permission WHERE app = ? AND kind = ?", [.text(app), .text(name)])
                }
            }
        } catch { Unsupported.report("permissions: \(error)") }
    }

    /// As "Reset Location & Privacy": everything is asked again.
    package func reset() { for kind in PermissionKind.allCases { set(kind, to: .notDetermined) } }

    /// Calls `body` after a state has changed, on the thread that changed it.
    package func observe(_ body: @escaping @Sendable (PermissionKind) -> Void) -> Int {
        state.withLock { state in
            state.observerCount += 1
            state.observers[state.observerCount] = body
            return state.observerCount
        }
    }

    /// What `observe` returned; a call that is under way on another thread still comes.
    package func removeObserver(_ number: Int) { state.withLock { $0.observers[number] = nil } }

    // MARK: Answers given beforehand

    /// The answer to a question that will be asked, or that is on the screen without one.
    package func prepare(_ kind: PermissionKind, _ answer: PermissionState) {
        state.withLock { $0.prepared[kind] = answer }
    }

    /// What a person says in Settings, or will say when asked: an app that has not asked is not in Settings.
    package func settle(_ kind: PermissionKind, _ new: PermissionState) {
        if state(of: kind) == .notDetermined { prepare(kind, new) } else { set(kind, to: new) }
    }

    /// `location=always,photos=denied`.
    package static func parse(_ text: String) throws -> [(PermissionKind, PermissionState)] {
        try text.split(separator: ",").map { part in
            let sides = part.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces).lowercased()
            }
            guard sides.count == 2 else { throw PermissionTextError("'\(part)' is not KIND=STATE, as location=always") }
            guard let kind = PermissionKind(word: sides[0]) else {
                let known = PermissionKind.allCases.map(\.rawValue).joined(separator: ", ")
                throw PermissionTextError("'\(sides[0])' is none of \(known)")
            }
            guard let state = PermissionState(word: sides[1]) else {
                throw PermissionTextError(
                    "'\(sides[1])' is none of granted, always, when-in-use, once, limited, provisional, denied, "
                        + "restricted, not-determined")
            }
            return (kind, state)
        }
    }

    // MARK: Asking

    private static let presenter = Mutex<Presenter?>(nil)

    /// What asks a person; set once, by UIKit.
    package static func present(by presenter: @escaping Presenter) { self.presenter.withLock { $0 = presenter } }

    /// Asks, if the person has not answered yet. Ends the app, with the system's words, when it does not say why it
    /// asks.
    /// - Parameter answered: on any thread, with the state that holds then; at once when it is known.
    package func request(_ kind: PermissionKind, _ answered: @escaping Answer) {
        let known = state(of: kind)
        guard known == .notDetermined else { return answered(known) }
        let text = kind.usageKeys.lazy.compactMap { self.reason($0) }.first
        if text == nil, kind.endsAppWithoutUsageText { endApp(kind.usageKeys[0]) }
        ask(PermissionPrompt(kind, app: AppIdentity.displayName, reason: text), answered)
    }

    /// Whether Info.plist gives the reason that `kind` asks for.
    package func hasUsageText(_ key: String) -> Bool { reason(key) != nil }

    func ask(_ prompt: PermissionPrompt, _ answered: @escaping Answer) {
        if let prepared = state.withLock({ $0.prepared[prompt.kind] }) {
            set(prompt.kind, to: prepared)
            return answered(prepared)
        }
        let isFirst = state.withLock { state in
            if let same = state.questions.firstIndex(where: { $0.prompt.title == prompt.title }) {
                state.questions[same].waiting.append(answered)
                return false
            }
            state.questions.append(Question(prompt: prompt, waiting: [answered]))
            return state.questions.count == 1
        }
        if isFirst { showFirst() }
    }

    /// Without anybody who draws, the question stays open, as on a phone that nobody looks at.
    private func showFirst() {
        guard let presenter = Self.presenter.withLock({ $0 }) else { return }
        guard let question = state.withLock({ $0.questions.first }) else { return }
        presenter(question.prompt) { [self] button in answer(question.prompt, button) }
    }

    private func answer(_ prompt: PermissionPrompt, _ button: Int) {
        let question = state.withLock { state -> Question? in
            guard state.questions.first?.prompt.title == prompt.title else { return nil }
            return state.questions.removeFirst()
        }
        guard let question, prompt.buttons.indices.contains(button) else { return }
        let answer = prompt.buttons[button].answer
        set(prompt.kind, to: answer)
        for waiting in question.waiting { waiting(answer) }
        showFirst()
    }

    private func endApp(_ key: String) -> Never {
        let text =
            "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  "
            + "The app's Info.plist must contain an \(key) key with a string value explaining to the user how the app "
            + "uses this data."
        FileHandle.standardError.write(Data((text + "\n").utf8))
        abort()
    }
}

/// Which part of a list of permissions is wrong.
package struct PermissionTextError: Error, CustomStringConvertible {
    /// Names the part that is wrong and what would be right; shown to the user of the command.
    package let description: String
    init(_ description: String) { self.description = description }
}
