// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

public typealias NSUserActivityPersistentIdentifier = String

/// What a user is doing in an app: for state restoration, search, links and Handoff, which UIKit brings to the other devices
/// of the person.
open class NSUserActivity: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on the main thread, as on iOS.
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    /// Asks for a newer `userInfo`: soon, however often it is set, and before the activity goes to another device.
    open var needsSave = false {
        didSet { if needsSave, isValid { Self.watcher?.activityNeedsSave(self) } }
    }
    open var webpageURL: URL? {
        didSet {
            guard let scheme = webpageURL?.scheme?.lowercased(), !["http", "https"].contains(scheme) else { return }
            NSException.raise(
                .invalidArgumentException, "NSUserActivity: webpageURL is \(scheme):; it must be of http or https")
        }
    }
    open var referrerURL: URL?
    open var expirationDate: Date!
    open var keywords: Set<String> = []
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?
    open var targetContentIdentifier: String?
    open var isEligibleForHandoff = true {
        didSet { if isEligibleForHandoff != oldValue { Self.watcher?.currentActivityChanged() } }
    }
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var contentAttributeSet: AnyObject?
    open var suggestedInvocationPhrase: String?

    /// Of this activity on its way to other devices.
    package let identifier: String
    /// False for ever after `invalidate()`: it is neither kept current nor offered to other devices.
    package private(set) var isValid = true
    private var wasContinued = false
    /// Responders and documents that keep `userInfo` up to date.
    private var owners: [ObjectIdentifier: () -> Void] = [:]
    /// Where the device that the activity comes from waits for streams; nil: it does not.
    package var streamPort: UInt16?

    public convenience init(activityType: String) { self.init(type: activityType, identifier: UUID().uuidString) }

    init(type: String, identifier: String) {
        (activityType, self.identifier) = (type, identifier)
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the app's current activity; what is unsaved is saved first.
    open func becomeCurrent() {
        guard isValid else { return }
        saveIfNeeded()
        let isNew = currentActivity.withLock { current in
            defer { current.activity = self }
            return current.activity !== self
        }
        if isNew { Self.watcher?.currentActivityChanged() }
    }

    open func resignCurrent() {
        let wasCurrent = currentActivity.withLock { current in
            guard current.activity === self else { return false }
            current.activity = nil
            return true
        }
        if wasCurrent { Self.watcher?.currentActivityChanged() }
    }

    /// For good; a second call does nothing.
    open func invalidate() {
        isValid = false
        resignCurrent()
    }

    /// The activity that `becomeCurrent()` was last called on.
    package static var current: NSUserActivity? {
        currentActivity.withLock { $0.activity }
    }

    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }

    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }

    /// Streams to the device that the activity comes from, to be opened by the app.
    /// - Parameter completionHandler: on the main queue; with an error where that device has none or is gone.
    open func getContinuationStreams(
        completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        let port = streamPort
        // The handler goes to the main queue and is not used here again.
        nonisolated(unsafe) let body = completionHandler
        DispatchQueue.main.async {
            do {
                guard let port else { throw CocoaError(Self.connectionUnavailable) }
                let (input, output) = try ContinuationStreams.connect(to: port)
                body(input, output, nil)
            } catch { body(nil, nil, error) }
        }
    }
}

extension NSUserActivity {
    /// `NSUserActivityConnectionUnavailableError`, and that of a transfer that breaks, `NSUserActivityHandoffFailedError`.
    static let connectionUnavailable = CocoaError.Code(rawValue: 4609)
    /// The transfer began and broke off; `connectionUnavailable`: it could not begin.
    package static let handoffFailed = CocoaError.Code(rawValue: 4608)
}

// MARK: For UIKit

/// Hears of the app's activities on the thread that changes them.
package protocol UserActivityWatcher: AnyObject, Sendable {
    func currentActivityChanged()
    func activityNeedsSave(_ activity: NSUserActivity)
}

extension NSUserActivity {
    /// One for the whole process, held strongly; nil: nobody listens. May be read and set on any thread.
    package static var watcher: (any UserActivityWatcher)? {
        get { currentActivity.withLock { $0.watcher } }
        set { currentActivity.withLock { $0.watcher = newValue } }
    }

    /// - Parameter update: called on each save, after the delegate; nil: the owner has let go of the activity.
    package func setOwner(_ owner: AnyObject, _ update: (() -> Void)?) { owners[ObjectIdentifier(owner)] = update }

    /// Asks the delegate and the owners for a newer `userInfo`.
    package func saveIfNeeded() {
        guard needsSave, isValid else { return }
        delegate?.userActivityWillSave(self)
        for owner in owners.values { owner() }
        needsSave = false
    }

    /// Another device has taken over; the delegate is told once.
    package func continuedElsewhere() {
        guard !wasContinued else { return }
        wasContinued = true
        delegate?.userActivityWasContinued(self)
    }
}

private struct CurrentActivity: Sendable {
    var activity: NSUserActivity?
    var watcher: (any UserActivityWatcher)?
}

private let currentActivity = Mutex(CurrentActivity())

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
/// In `userInfo` of activities of documents: the document's URL.
public let NSUserActivityDocumentURLKey = "NSUserActivityDocumentURL"

public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {
        byName(self, "userActivityWillSave:", [userActivity])
    }
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {
        byName(self, "userActivityWasContinued:", [userActivity])
    }
    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {
        byName(
            self, "userActivity:didReceiveInputStream:outputStream:", [userActivity, inputStream, outputStream])
    }
}
