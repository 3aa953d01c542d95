// SPDX-License-Identifier: MIT
import MediaEngine
import TouchstoneDevice

/// The session among those of other apps: one that lets no other sound beside it stops those that were there before, and
/// behind other apps only what category and background modes allow is heard.
extension AVAudioSession {
    /// Whether other apps' sound goes on beside this session's.
    var mixes: Bool {
        category == .ambient || !categoryOptions.isDisjoint(with: [.mixWithOthers, .duckOthers])
    }

    /// Whether the silent switch, the lock and the way to the home screen silence it.
    var isDecoration: Bool { category == .ambient || category == .soloAmbient }

    /// Whether the app may be heard behind others.
    var mayGoOnBehind: Bool { !isDecoration && AppIdentity.backgroundModes.contains("audio") }

    // MARK: Turns

    /// What begins to sound makes the session active, as if the app had.
    func activateForSound() {
        watchWorld()
        guard !isActive else { return }
        becomeActive(options: [])
    }

    func tellOthers(isActive: Bool, _ options: SetActiveOptions) {
        let mixes = mixes
        if isActive {
            forgetRival()
            SoundBoard.current.takeTurn { ($0.isExclusive, $0.gaveWay) = (!mixes, false) }
        } else {
            let gaveWay = options.contains(.notifyOthersOnDeactivation)
            SoundBoard.current.update { ($0.isExclusive, $0.gaveWay) = (false, gaveWay) }
        }
    }

    /// Another app has begun or ceased to sound. One that was killed is noticed with the next change only.
    @MainActor func othersChanged() {
        let own = SoundBoard.current.own
        let others = SoundBoard.current.others
        if own.isExclusive, let rival = others.first(where: { $0.isExclusive && $0.turn > own.turn }) {
            setRival(rival.app)
            SoundBoard.current.update { $0.isExclusive = false }
            beginInterruption()
        } else if let name = rival {
            let note = others.first { $0.app == name }
            if note.map({ !$0.isExclusive && $0.gaveWay }) ?? true {
                forgetRival()
                endInterruption(resumes: true)
            }
        }
        let isPlaying = others.contains { $0.isPlaying && $0.isExclusive }
        if heardOthers != isPlaying {
            heardOthers = isPlaying
            if !AppPresence.isBehind { hint(begins: isPlaying) }
        }
    }

    // MARK: Behind other apps

    @MainActor func appMoved(isBehind: Bool) {
        for object in Interruptibles.all {
            if isBehind { object.appWentBehind(mayGoOn: mayGoOnBehind) } else { object.appCameBack() }
        }
    }

    @MainActor func applySilence() {
        Loudspeaker.shared.setSilenced(isDecoration && World.shared.state.isSilenced)
    }
}
