// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UIKit

/// An app's word to the system about its widgets, kept on the device: it holds when neither runs.
open class NCWidgetController: __ObjCObject, @unchecked Sendable {
    // Sendable: has nothing of its own; the file is behind a lock.
    private static let shared = NCWidgetController()

    open class func widgetController() -> NCWidgetController { shared }
    public override init() { super.init() }

    /// A widget without content is not shown. Of other apps' widgets nothing can be said.
    /// - Parameter bundleID: of the widget; it begins with that of its app.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
        let own = AppIdentity.identifier
        guard bundleID == own || bundleID.hasPrefix(own + ".") else {
            let text = "NCWidgetController.setHasContent(_:): \(bundleID) is no widget of \(own); nothing has changed\n"
            return FileHandle.standardError.write(Data(text.utf8))
        }
        WidgetContents(device: .current).set(flag, for: bundleID)
    }
}

/// Which widgets have said that they have nothing to show: a property list of the device.
package struct WidgetContents: Sendable {
    private let file: URL

    package init(device: Device) { file = device.widgets.appendingPathComponent("without content.plist") }

    /// True while nobody has said anything about the widget. Any thread.
    package func has(_ identifier: String) -> Bool { !list.contains(identifier) }

    /// On a full disk the old word stays, which is reported. Any thread.
    package func set(_ hasContent: Bool, for identifier: String) {
        do {
            try SafeFile.locking(file.deletingLastPathComponent()) {
                let others = list.filter { $0 != identifier }
                let data = try PropertyListEncoder().encode(hasContent ? others : others + [identifier])
                try SafeFile.write(data, to: file)
            }
        } catch { report(error) }
    }

    private var list: [String] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        do { return try PropertyListDecoder().decode([String].self, from: Data(contentsOf: file)) } catch {
            report(error)
            return []
        }
    }

    private func report(_ error: any Error) {
        FileHandle.standardError.write(Data("touchstone: what widgets have to show: \(error)\n".utf8))
    }
}

extension Device {
    /// What is known of Today's widgets, and which the person wants.
    package var widgets: URL { folder.appendingPathComponent("Widgets", isDirectory: true) }
}
