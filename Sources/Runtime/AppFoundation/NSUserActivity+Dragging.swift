// SPDX-License-Identifier: MIT
public import FoundationCompat

/// An activity may be dragged: the scene that takes it opens what it names.
///
/// Within the app only: as data an activity is empty, and nothing can be read from it.
extension NSUserActivity: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }
    /// Its `activityType`.
    public var writableTypeIdentifiersForItemProvider: [String] { [activityType] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(), nil)
        return nil
    }
}
