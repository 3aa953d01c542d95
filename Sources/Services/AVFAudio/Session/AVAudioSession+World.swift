// SPDX-License-Identifier: MIT
import Synchronization
import TouchstoneDevice

/// What stops when the device has something more important to say: players, recorders, engines.
package protocol Interruptible: AnyObject, Sendable {
    /// Stops, and tells its delegate. Called on the main thread, before the session's notification.
    @MainActor func beginInterruption()
    /// - Parameter resumes: whether the system asks apps to go on.
    @MainActor func endInterruption(resumes: Bool)
    /// Headphones were pulled out.
    @MainActor func outputWentAway()
    /// The app has gone behind others.
    /// - Parameter mayGoOn: whether category and background modes let it sound there.
    @MainActor func appWentBehind(mayGoOn: Bool)
    /// The app is in front again.
    @MainActor func appCameBack()
}
extension Interruptible {
    /// For what does not go on by itself.
    @MainActor package func endInterruption(resumes: Bool) {}
    /// For what sounds on by the next way out.
    @MainActor package func outputWentAway() {}
    /// For what is silenced by what it stands on.
    @MainActor package func appWentBehind(mayGoOn: Bool) {}
    @MainActor package func appCameBack() {}
}

/// What has begun to sound, or to listen, in this process.
package enum Interruptibles {
    private struct Member { weak var object: (any Interruptible)? }
    private static let members = Mutex<[Member]>([])

    /// Called again and again by the same object, it is a member once.
    package static func add(_ object: any Interruptible) {
        AVAudioSession.sharedInstance().activateForSound()
        members.withLock { members in
            members.removeAll { $0.object == nil || $0.object === object }
            members.append(Member(object: object))
        }
    }
    static var all: [any Interruptible] { members.withLock { $0.compactMap(\.object) } }
}

extension AVAudioSession {
    /// From the first use of sound on; what the world was like before counts as it is.
    package func watchWorld() {
        guard !isWatching.exchange(true, ordering: .relaxed) else { return }
        sessionOnMain {
            _ = World.shared.observe { [weak self] old, new in self?.worldChanged(old, new) }
            _ = AppPresence.observe { [weak self] in self?.appMoved(isBehind: $0) }
            self.applySilence()
        }
        _ = SoundBoard.current.observe { [weak self] in sessionOnMain { self?.othersChanged() } }
    }

    @MainActor private func worldChanged(_ old: WorldState, _ new: WorldState) {
        if old.volume != new.volume {
            willChangeValue(forKey: "outputVolume")
            didChangeValue(forKey: "outputVolume")
        }
        if old.audio.isInterrupted != new.audio.isInterrupted {
            new.audio.isInterrupted ? beginInterruption() : endInterruption(resumes: new.audio.shouldResume)
        }
        if old.audio.isOtherPlaying != new.audio.isOtherPlaying { hint(begins: new.audio.isOtherPlaying) }
        if old.isSilenced != new.isSilenced { applySilence() }
        if old.audio.output != new.audio.output { outputChanged(from: old.audio.output, to: new.audio.output) }
    }

    @MainActor func beginInterruption() {
        BackgroundWork.set(.interruption, SoundBoard.current.own.isPlaying)
        for object in Interruptibles.all { object.beginInterruption() }
        setInterrupted()
        post(
            Self.interruptionNotification,
            [
                AVAudioSessionInterruptionTypeKey: NSNumber(value: InterruptionType.began.rawValue),
                AVAudioSessionInterruptionReasonKey: NSNumber(value: InterruptionReason.default.rawValue),
            ])
    }

    @MainActor func endInterruption(resumes: Bool) {
        let options: InterruptionOptions = resumes ? .shouldResume : []
        post(
            Self.interruptionNotification,
            [
                AVAudioSessionInterruptionTypeKey: NSNumber(value: InterruptionType.ended.rawValue),
                AVAudioSessionInterruptionOptionKey: NSNumber(value: options.rawValue),
            ])
        for object in Interruptibles.all { object.endInterruption(resumes: resumes) }
        BackgroundWork.set(.interruption, false)
    }

    /// Only apps in the foreground with an active session hear of it.
    @MainActor func hint(begins: Bool) {
        guard isActive else { return }
        let type: SilenceSecondaryAudioHintType = begins ? .begin : .end
        post(
            Self.silenceSecondaryAudioHintNotification,
            [AVAudioSessionSilenceSecondaryAudioHintTypeKey: NSNumber(value: type.rawValue)])
    }

    @MainActor private func outputChanged(from old: WorldAudio.Output, to new: WorldAudio.Output) {
        let previous = route(through: old)
        if new == .speaker { for object in Interruptibles.all { object.outputWentAway() } }
        let reason: RouteChangeReason = new == .speaker ? .oldDeviceUnavailable : .newDeviceAvailable
        post(
            Self.routeChangeNotification,
            [
                AVAudioSessionRouteChangeReasonKey: NSNumber(value: reason.rawValue),
                AVAudioSessionRouteChangePreviousRouteKey: previous,
            ])
    }

    @MainActor private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }
}

/// At once on the main thread, else soon.
func sessionOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
}
