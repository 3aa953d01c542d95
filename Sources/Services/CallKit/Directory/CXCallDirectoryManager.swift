// SPDX-License-Identifier: MIT
internal import TouchstoneDevice
internal import UIKit

/// Lists of numbers that apps' extensions block or name. They take part once the person has enabled them in Settings, which
/// lists none here: they stay as they are on iOS before that.
open class CXCallDirectoryManager: __ObjCObject, @unchecked Sendable {
    // Sendable: has no fields.
    public enum EnabledStatus: Int, Sendable { case unknown = 0, disabled, enabled }

    open class var sharedInstance: CXCallDirectoryManager { shared }
    private static let shared = CXCallDirectoryManager()

    /// - Parameter completion: gets `extensionDisabled`, or `noExtensionFound` for an identifier that no extension of the app
    ///   has.
    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let code =
            Self.hasExtension(identifier)
            ? CXErrorCodeCallDirectoryManagerError.Code.extensionDisabled : .noExtensionFound
        DispatchQueue.global().async { completion?(CXErrorCodeCallDirectoryManagerError(code)) }
    }

    open func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
    ) {
        let isThere = Self.hasExtension(identifier)
        let problem = isThere ? nil : CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
        DispatchQueue.global().async { completion(isThere ? .disabled : .unknown, problem) }
    }

    /// Opens the Settings app.
    open func openSettings(completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        onMain {
            guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
            UIApplication.shared.open(url) { opened in
                completion?(opened ? nil : CXErrorCodeCallDirectoryManagerError(.unknown))
            }
        }
    }

    private static func hasExtension(_ identifier: String) -> Bool {
        guard let folder = Bundle.main.builtInPlugInsURL,
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        else { return false }
        return files.contains { file in
            guard let url = file as? URL, url.pathExtension == "appex" else { return false }
            return Bundle(url: url)?.bundleIdentifier == identifier
        }
    }
}
