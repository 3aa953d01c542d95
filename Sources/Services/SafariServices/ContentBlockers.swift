// SPDX-License-Identifier: MIT

/// Whether a content blocker of the app is switched on in the browser's settings. The device's browser has none.
@preconcurrency @MainActor
open class SFContentBlockerState: __ObjCObject {
    open private(set) var isEnabled = false
}

@preconcurrency @MainActor
open class SFContentBlockerManager: __ObjCObject {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        Unsupported.report("SFContentBlockerManager.reloadContentBlocker: the device's browser has no content blockers")
        completionHandler?(SFError(.noExtensionFound))
    }

    open class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping @MainActor @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        completionHandler(nil, SFError(.noExtensionFound))
    }
}

/// The browser's list of pages to read later, kept for the device's tests and tools in the app's Library folder.
@preconcurrency @MainActor
open class SSReadingList: __ObjCObject {
    private static let shared = SSReadingList()
    open class func `default`() -> SSReadingList? { shared }

    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased() ?? "") }

    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        guard SSReadingList.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        let file = (library ?? FileManager.default.temporaryDirectory).appendingPathComponent("ReadingList.json")
        var items: [[String: String]] = []
        if let data = FileManager.default.contents(atPath: file.path) {
            items = try JSONDecoder().decode([[String: String]].self, from: data)
        }
        items.append(["url": URL.absoluteString, "title": title ?? "", "preview": previewText ?? ""])
        try JSONEncoder().encode(items).write(to: file, options: .atomic)
    }
}
