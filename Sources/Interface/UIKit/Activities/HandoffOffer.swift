// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What the app offers the person's other devices: its current activity, for as long as it is in front. On a device of
/// `touchstone device` a file says so to the others; an app alone offers it to nobody.
@MainActor
package enum HandoffOffer {
    /// The types of activities that Info.plist says the app has.
    package static var declaredTypes: () -> [String] = {
        Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String] ?? []
    }

    /// What stands in the file; ProjectKit, which stands on none of these modules, reads it for commands.
    package struct Content: Codable, Equatable {
        /// Bundle identifier.
        package var app: String
        /// What people call the app.
        package var name: String
        /// The app's; when it has ended, the offer is worth nothing.
        package var process: Int32
        /// The activity's own identifier.
        package var activity: String
        var type: String
        var title: String?
        var webpage: URL?
    }

    private static var published: Content?
    private static var observer: Int?

    static func declares(_ type: String) -> Bool {
        type == NSUserActivityTypeBrowsingWeb || declaredTypes().contains(type)
    }

    /// The activity that other devices may go on with; nil: none.
    package static var activity: NSUserActivity? {
        let world = World.shared.state
        guard let activity = NSUserActivity.current, activity.isValid, activity.isEligibleForHandoff,
            declares(activity.activityType), world.cloudAccount != nil, world.reachesNeighbours,
            UIApplication.shared.applicationState != .background
        else { return nil }
        let end: Date? = activity.expirationDate
        return end.map { $0 > Date() } ?? true ? activity : nil
    }

    /// To be called whenever something of it may have changed.
    package static func update() {
        guard LaunchOptions.current.control != nil else { return }
        observer =
            observer
            ?? World.shared.observe { old, new in
                let isEqual =
                    old.cloudAccount == new.cloudAccount && old.continuity == new.continuity
                    && old.reachesNeighbours == new.reachesNeighbours
                if !isEqual { update() }
            }
        let content = activity.map(Self.content)
        guard content != published else { return }
        do { try publish(content) } catch {
            FileHandle.standardError.write(Data("touchstone: Handoff: \(error)\n".utf8))
        }
    }

    /// What is offered now; nil: nothing.
    static var current: Content? { activity.map(content) }

    private static func content(of activity: NSUserActivity) -> Content {
        Content(
            app: AppIdentity.identifier, name: AppIdentity.displayName, process: getpid(),
            activity: activity.identifier, type: activity.activityType, title: activity.title,
            webpage: activity.webpageURL)
    }

    /// Hears of each offer and of its end, where other machines are told.
    static var announce: (Content?) -> Void = { _ in }

    private static func publish(_ content: Content?) throws {
        let file = Device.current.handoffOffer(of: AppIdentity.identifier)
        published = content
        announce(content)
        guard let content else {
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
            return
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(content).write(to: file, options: .atomic)
    }

    // MARK: Another device asks

    /// - Throws: when there is none any more, or it cannot be sent.
    static func handOver() throws -> String {
        guard let activity else { throw ScriptStep.Failure(description: "the app offers no activity") }
        let port = activity.supportsContinuationStreams ? try listen(for: activity) : nil
        return try activity.archived(streamPort: port).base64EncodedString()
    }

    private static func listen(for activity: NSUserActivity) throws -> UInt16 {
        try ContinuationStreams.listen { input, output in
            activity.delegate?.userActivity(activity, didReceive: input, outputStream: output)
        }
    }

    /// - Parameter identifier: of the activity that another device has got.
    static func wasContinued(_ identifier: String) {
        guard let activity = NSUserActivity.current, activity.identifier == identifier else { return }
        activity.continuedElsewhere()
    }
}
