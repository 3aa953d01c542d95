// SPDX-License-Identifier: MIT
import FoundationCompat

/// Core Data's concurrency debugging: with the launch argument `-com.apple.CoreData.ConcurrencyDebug 1` an app ends where a
/// context, or an object of one, is used on another queue than the context's.
enum QueueCheck {
    private static let isOn = UserDefaults.standard.bool(forKey: "com.apple.CoreData.ConcurrencyDebug")

    @inline(__always)
    static func use(_ context: NSManagedObjectContext) {
        if isOn, !context.queue.isCurrent { refuse(context) }
    }

    @inline(__always)
    static func use(_ object: NSManagedObject) {
        if isOn, let context = object.context { use(context) }
    }

    private static func refuse(_ context: NSManagedObjectContext) -> Never {
        let queue = context.concurrencyType == .mainQueueConcurrencyType ? "the main queue" : "a private queue"
        NSException.raise(
            .internalInconsistencyException,
            "+[NSManagedObjectContext __Multithreading_Violation_AllThatIsLeftToUsIsHonor__]: a context of \(queue), or "
                + "an object of it, is used on another queue; use perform(_:) or performAndWait(_:)")
    }
}
