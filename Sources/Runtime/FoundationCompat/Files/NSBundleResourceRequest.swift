// SPDX-License-Identifier: MIT
public import Foundation

/// How urgent resources are that are loaded on demand.
public let NSBundleResourceRequestLoadingPriorityUrgent: Double = .greatestFiniteMagnitude

extension Notification.Name {
    public static let NSBundleResourceRequestLowDiskSpace = Notification.Name(
        "NSBundleResourceRequestLowDiskSpaceNotification")
}

/// Resources with tags, which the App Store delivers when they are asked for. Here they come with the app: access begins at
/// once, and whether a tag has resources is not known.
open class NSBundleResourceRequest: __ObjCObject, ProgressReporting, @unchecked Sendable {
    // Constant but for the priority, which nothing here reads; `Progress` has a lock of its own.
    public let tags: Set<String>
    public let bundle: Bundle
    public let progress: Progress
    open var loadingPriority = 0.5

    public init(tags: Set<String>, bundle: Bundle) {
        (self.tags, self.bundle) = (tags, bundle)
        progress = Progress(totalUnitCount: 1)
        super.init()
    }

    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

    /// The handler is called on a thread of its own.
    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        progress.completedUnitCount = 1
        DispatchQueue.global().async { completionHandler(nil) }
    }

    open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        progress.completedUnitCount = 1
        DispatchQueue.global().async { completionHandler(true) }
    }

    open func conditionallyBeginAccessingResources() async -> Bool {
        progress.completedUnitCount = 1
        return true
    }

    /// The resources stay: nothing else needs their room.
    open func endAccessingResources() {}
}
