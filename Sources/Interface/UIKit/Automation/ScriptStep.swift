// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// One step of a `TOUCHSTONE_SCRIPT`.
struct ScriptStep {
    enum Place {
        /// An accessibility identifier, an accessibility label or a text that is shown.
        case name(String)
        /// Screen points.
        case point(CGPoint)
    }
    enum Action {
        case tap(Place, count: Int, fingers: Int)
        case press(Place, duration: Double)
        case drag([CGPoint], duration: Double)
        case swipe(UISwipeGestureRecognizer.Direction, Place?)
        case pinch(Place?, scale: CGFloat, duration: Double)
        case rotateFingers(Place?, angle: CGFloat, duration: Double)
        case fingers([FingerTrack])
        case type(String)
        case key(String, modifiers: [String])
        case wait(Double)
        case rotate(UIDeviceOrientation)
        case shake
        case appearance(isDark: Bool)
        case shot(String)
        case tree(String)
        case expect(Expectation)
        /// A URL, and which app opens it.
        case open(URL, source: String?)
        case continuation(Continuation)
        case background
        case foreground
        case memoryWarning
        /// A button of the lock screen or of headphones; seconds, a speed or a rating, as the command takes it.
        case remote(RemoteCommand, value: Double?)
        /// The app may load what is new.
        case fetch
        /// Transfers of the app's background session with this identifier have ended.
        case sessionEvents(String)
        case significantTimeChange
        case statusBar(StatusBarOverride)
        /// Background work that the app has asked time for starts, or its time is over.
        case task(String, isOver: Bool)
        /// What a person did with a notification: its identifier, that of the action or nil, and the text typed.
        case notificationAnswer(String, action: String?, text: String?)
        /// A place, a track, or a fix; nil: the position is lost.
        case location(WorldMove?)
        case world([String: Any])
        /// What a person says when asked, or has said in Settings.
        case permission([(PermissionKind, PermissionState)])
        /// Settled without a question, as the device's command does.
        case privacy([(PermissionKind, PermissionState)])
        case contentSize(UIContentSizeCategory)
        /// What a server pushes; its identifier is that of the notification, nil: a new one. The app is another one for the
        /// home screen, which sees to those that do not run.
        case push(Data, identifier: String?, app: String?)
        /// A push that no notification is made of.
        case ownPush([String: Any], PushKind)
        /// Text for the general pasteboard.
        case copy(String)
    }
    /// What happens to an activity that comes from elsewhere, or has gone to another device.
    enum Continuation {
        case begin(type: String)
        case deliver(NSUserActivity)
        case fail(type: String)
        case wasContinued(identifier: String)
    }
    struct Expectation {
        var text: String?
        var identifier: String?
        /// The text of the element with `identifier`.
        var value: String?
        var isAbsent = false
        /// Seconds to wait for it.
        var timeout = 2.0
    }

    let number: Int
    let action: Action
    /// As written, for messages.
    let source: String

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Throws: `Failure` naming file, step and what is wrong with it.
    static func read(file: String) throws -> [ScriptStep] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(description: "script \(file): cannot be read")
        }
        let json: Any
        do { json = try JSONSerialization.jsonObject(with: data) } catch {
            throw Failure(description: "script \(file): not JSON: \(error.localizedDescription)")
        }
        let list = (json as? [String: Any])?["steps"] ?? json
        guard let steps = list as? [[String: Any]] else {
            throw Failure(description: "script \(file): a script is {\"steps\": [{...}, ...]}")
        }
        return try steps.enumerated().map { index, step in
            do { return try ScriptStep(number: index + 1, step) } catch let failure as Failure {
                throw Failure(description: "script \(file), step \(index + 1): \(failure.description)")
            }
        }
    }

    init(number: Int, _ step: [String: Any]) throws {
        self.number = number
        source = Self.text(of: step)
        action = try ScriptStepParser(step: step).action()
    }

    private static func text(of step: [String: Any]) -> String {
        // For people alone: what cannot be written down as JSON is shown as Swift prints it.
        guard let data = try? JSONSerialization.data(withJSONObject: step, options: [.sortedKeys]) else {
            return "\(step)"
        }
        return String(decoding: data, as: UTF8.self)
    }
}
