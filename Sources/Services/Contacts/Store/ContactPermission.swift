// SPDX-License-Identifier: MIT

/// Whether the app may see the device's people. Granted to it once asked, unless `TOUCHSTONE_CONTACTS` says `denied` or
/// `restricted`.
enum ContactPermission {
    private static var file: URL {
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        return (library ?? FileManager.default.temporaryDirectory).appendingPathComponent("ContactsAccess")
    }

    static var status: CNAuthorizationStatus {
        switch ProcessInfo.processInfo.environment["TOUCHSTONE_CONTACTS"] {
        case "denied": .denied
        case "restricted": .restricted
        case "authorized": .authorized
        default: FileManager.default.fileExists(atPath: file.path) ? .authorized : .notDetermined
        }
    }

    static func request(_ done: @escaping @Sendable (Bool) -> Void) {
        guard Bundle.main.object(forInfoDictionaryKey: "NSContactsUsageDescription") != nil else {
            NSException.raise(
                .init("NSInternalInconsistencyException"),
                "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  "
                    + "The app's Info.plist must contain an NSContactsUsageDescription key with a string value explaining "
                    + "to the user how the app uses this data.")
        }
        if status == .notDetermined {
            let folder = file.deletingLastPathComponent()
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data().write(to: file)
            } catch {
                return DispatchQueue.global().async { done(false) }
            }
        }
        let granted = status == .authorized
        DispatchQueue.global().async { done(granted) }
    }
}
