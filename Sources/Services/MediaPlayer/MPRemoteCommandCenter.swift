// SPDX-License-Identifier: MIT

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A button of the lock screen or of headphones.
// Sendable: the main thread alone uses it, as the documentation asks of apps.
open class MPRemoteCommand: __ObjCObject, @unchecked Sendable {
    private struct Target {
        let token: AnyObject
        let call: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
        let selector: Selector?
    }
    private var targets: [Target] = []
    open var isEnabled = true

    /// - Parameter action: takes the event; its answer counts when it has one.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        targets.append(
            Target(
                token: object,
                call: { [weak object] event in
                    guard let object else { return .commandFailed }
                    return __objcSend(object, action, [event]) as? MPRemoteCommandHandlerStatus ?? .success
                }, selector: action))
    }

    /// - Returns: what `removeTarget(_:)` takes.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        targets.append(Target(token: token, call: handler, selector: nil))
        return token
    }

    /// - Parameter target: nil: all.
    open func removeTarget(_ target: Any?) { removeTarget(target, action: nil) }
    open func removeTarget(_ target: Any?, action: Selector?) {
        guard let object = target.map({ $0 as AnyObject }) else { return targets = [] }
        targets.removeAll { $0.token === object && (action == nil || $0.selector == action) }
    }

    /// Presses the button.
    @discardableResult
    package func perform(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        guard isEnabled, !targets.isEmpty else { return .commandFailed }
        return targets.map { $0.call(event) }.last ?? .commandFailed
    }
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
    /// Seconds.
    open var preferredIntervals: [NSNumber] = [NSNumber(value: 10)]
}
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
    open var minimumRating: Float = 0
    open var maximumRating: Float = 1
}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
    open var supportedPlaybackRates: [NSNumber] = []
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
}
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
}
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
}

/// What a button asks for.
open class MPRemoteCommandEvent: __ObjCObject {
    public let command: MPRemoteCommand
    public let timestamp: TimeInterval
    package init(_ command: MPRemoteCommand) {
        self.command = command
        timestamp = CACurrentMediaTime()
        super.init()
    }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    open var interval: TimeInterval { (command as? MPSkipIntervalCommand)?.preferredIntervals.first?.doubleValue ?? 10 }
}
public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking = 0
    case endSeeking
}
open class MPSeekCommandEvent: MPRemoteCommandEvent { open var type: MPSeekCommandEventType { .beginSeeking } }
open class MPRatingCommandEvent: MPRemoteCommandEvent { open var rating: Float { 0 } }
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent { open var playbackRate: Float { 1 } }
open class MPFeedbackCommandEvent: MPRemoteCommandEvent { open var isNegative: Bool { false } }
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// Seconds.
    public let positionTime: TimeInterval
    package init(_ command: MPRemoteCommand, position: TimeInterval) {
        positionTime = position
        super.init(command)
    }
}

/// The buttons of the lock screen.
// Sendable: the main thread alone uses it, as the documentation asks of apps.
open class MPRemoteCommandCenter: __ObjCObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    public let pauseCommand = MPRemoteCommand()
    public let playCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
}
