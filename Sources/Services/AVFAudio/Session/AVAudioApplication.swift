// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// What the app as a whole may hear.
// Sendable: what changes lies behind the lock.
open class AVAudioApplication: __ObjCObject, @unchecked Sendable {
    open class var shared: AVAudioApplication { instance }
    private static let instance = AVAudioApplication()

    /// The same answers as the session's, under a name of their own.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    open var recordPermission: recordPermission {
        switch AVAudioSession.sharedInstance().recordPermission {
        case .undetermined: .undetermined
        case .denied: .denied
        case .granted: .granted
        }
    }

    /// Asks the person once.
    /// - Parameter response: called on a queue of the system's.
    @preconcurrency
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }
    /// Asks the person once.
    open class func requestRecordPermission() async -> Bool {
        await withCheckedContinuation { continuation in
            requestRecordPermission { continuation.resume(returning: $0) }
        }
    }

    // MARK: Muting

    /// Sent when the input is muted or unmuted while the session is active and records.
    public static let inputMuteStateChangeNotification = Notification.Name(
        "AVAudioApplicationInputMuteStateChangeNotification")
    /// In the notification, whether it is muted.
    public static let muteStateKey = "AVAudioApplicationInputMuteStateKey"

    private let isMuted = Mutex(false)

    /// Whether recorders and engines hear silence.
    open var isInputMuted: Bool { isMuted.withLock { $0 } }

    open func setInputMuted(_ muted: Bool) throws {
        let wasMuted = isMuted.withLock { state in
            defer { state = muted }
            return state
        }
        let session = AVAudioSession.sharedInstance()
        guard wasMuted != muted, session.isActive, [.record, .playAndRecord].contains(session.category) else { return }
        NotificationCenter.default.post(
            name: Self.inputMuteStateChangeNotification, object: self, userInfo: [Self.muteStateKey: muted])
    }

    /// Whether the app hears anything at all.
    var isHearing: Bool { self.recordPermission == .granted && !isInputMuted }
}
