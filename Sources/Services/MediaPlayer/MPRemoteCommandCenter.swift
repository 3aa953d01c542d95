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
    private var targets: [Target] = [] { didSet { RemoteNotes.commandsChanged() } }
    open var isEnabled = true { didSet { RemoteNotes.commandsChanged() } }
    /// Whether a press reaches anybody; else the lock screen shows the button in grey.
    package var hasTarget: Bool { isEnabled && !targets.isEmpty }

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
        guard hasTarget else { return .commandFailed }
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
public enum MPShuffleType: Int, Sendable {
    case off = 0
    case items, collections
}
public enum MPRepeatType: Int, Sendable {
    case off = 0
    case one, all
}
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
    /// What the button shows.
    open var currentShuffleType = MPShuffleType.off
}
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    // Sendable: as its superclass.
    /// What the button shows.
    open var currentRepeatType = MPRepeatType.off
}

/// What a button asks for.
open class MPRemoteCommandEvent: __ObjCObject {
    open private(set) var command: MPRemoteCommand
    open private(set) var timestamp: TimeInterval
    /// Stamped with the clock that motion runs on.
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
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    open private(set) var type: MPSeekCommandEventType
    /// - Parameter type: whether the button goes down or comes up.
    package init(_ command: MPRemoteCommand, _ type: MPSeekCommandEventType = .beginSeeking) {
        self.type = type
        super.init(command)
    }
}
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    open private(set) var rating: Float
    /// - Parameter rating: in the command's own range.
    package init(_ command: MPRemoteCommand, rating: Float = 0) {
        self.rating = rating
        super.init(command)
    }
}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    open private(set) var playbackRate: Float
    /// - Parameter rate: 1 is the usual speed.
    package init(_ command: MPRemoteCommand, rate: Float = 1) {
        playbackRate = rate
        super.init(command)
    }
}
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    /// Whether it takes back what the person said before.
    open private(set) var isNegative: Bool
    /// - Parameter isNegative: takes the opinion back.
    package init(_ command: MPRemoteCommand, isNegative: Bool = false) {
        self.isNegative = isNegative
        super.init(command)
    }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// Seconds.
    open private(set) var positionTime: TimeInterval
    /// - Parameter position: seconds of what plays.
    package init(_ command: MPRemoteCommand, position: TimeInterval) {
        positionTime = position
        super.init(command)
    }
}

open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    open private(set) var shuffleType: MPShuffleType
    /// Whether later sessions keep it.
    open private(set) var preservesShuffleMode: Bool
    /// - Parameter preserves: whether it holds for later sessions too.
    package init(_ command: MPRemoteCommand, _ type: MPShuffleType, preserves: Bool = false) {
        (shuffleType, preservesShuffleMode) = (type, preserves)
        super.init(command)
    }
}
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    open private(set) var repeatType: MPRepeatType
    /// Whether later sessions keep it.
    open private(set) var preservesRepeatMode: Bool
    /// - Parameter preserves: whether it holds for later sessions too.
    package init(_ command: MPRemoteCommand, _ type: MPRepeatType, preserves: Bool = false) {
        (repeatType, preservesRepeatMode) = (type, preserves)
        super.init(command)
    }
}
public enum MPChangeLanguageOptionSetting: Int, Sendable {
    case none = 0
    case nowPlayingItemOnly, permanent
}
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
    open private(set) var languageOption: MPNowPlayingInfoLanguageOption
    open private(set) var setting: MPChangeLanguageOptionSetting
    /// - Parameter setting: for how long the choice holds.
    package init(
        _ command: MPRemoteCommand, _ option: MPNowPlayingInfoLanguageOption, _ setting: MPChangeLanguageOptionSetting
    ) {
        (languageOption, self.setting) = (option, setting)
        super.init(command)
    }
}

/// The buttons of the lock screen.
// Sendable: the main thread alone uses it, as the documentation asks of apps.
open class MPRemoteCommandCenter: __ObjCObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    package override init() { super.init() }
    open class func shared() -> MPRemoteCommandCenter { center }
    open private(set) var pauseCommand = MPRemoteCommand()
    open private(set) var playCommand = MPRemoteCommand()
    open private(set) var stopCommand = MPRemoteCommand()
    open private(set) var togglePlayPauseCommand = MPRemoteCommand()
    open private(set) var nextTrackCommand = MPRemoteCommand()
    open private(set) var previousTrackCommand = MPRemoteCommand()
    open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand()
    open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand()
    open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand()
    open private(set) var seekBackwardCommand = MPRemoteCommand()
    open private(set) var seekForwardCommand = MPRemoteCommand()
    open private(set) var skipBackwardCommand = MPSkipIntervalCommand()
    open private(set) var skipForwardCommand = MPSkipIntervalCommand()
    open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    open private(set) var ratingCommand = MPRatingCommand()
    open private(set) var likeCommand = MPFeedbackCommand()
    open private(set) var dislikeCommand = MPFeedbackCommand()
    open private(set) var bookmarkCommand = MPFeedbackCommand()
    open private(set) var enableLanguageOptionCommand = MPRemoteCommand()
    open private(set) var disableLanguageOptionCommand = MPRemoteCommand()
}
