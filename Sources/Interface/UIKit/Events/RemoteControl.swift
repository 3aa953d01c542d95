// SPDX-License-Identifier: MIT
import TouchstoneDevice

extension UIApplication {
    /// From now on presses of the buttons of the lock screen and of headphones that no command of Media Player takes come
    /// to the first responder, as events of `remoteControlReceived(with:)`.
    public func beginReceivingRemoteControlEvents() {
        RemoteButtons.event = RemoteControl.send
        SoundBoard.current.update { $0.hearsEvents = true }
    }

    public func endReceivingRemoteControlEvents() {
        RemoteButtons.event = nil
        SoundBoard.current.update { $0.hearsEvents = false }
    }
}

@MainActor
private enum RemoteControl {
    /// Without a first responder nobody hears of it.
    static func send(_ command: RemoteCommand) -> Bool {
        guard let responder = FirstResponder.current, let subtype = subtypes[command] else { return false }
        responder.remoteControlReceived(
            with: UIEvent(type: .remoteControl, subtype: subtype, timestamp: FrameClock.now))
        return true
    }

    private static let subtypes: [RemoteCommand: UIEvent.EventSubtype] = [
        .play: .remoteControlPlay, .pause: .remoteControlPause, .stop: .remoteControlStop,
        .togglePlayPause: .remoteControlTogglePlayPause, .nextTrack: .remoteControlNextTrack,
        .previousTrack: .remoteControlPreviousTrack, .beginSeekingBackward: .remoteControlBeginSeekingBackward,
        .endSeekingBackward: .remoteControlEndSeekingBackward, .beginSeekingForward: .remoteControlBeginSeekingForward,
        .endSeekingForward: .remoteControlEndSeekingForward,
    ]
}
