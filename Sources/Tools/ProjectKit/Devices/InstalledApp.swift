// SPDX-License-Identifier: MIT
import Foundation

/// An app on a device: its bundle in `Bundles`, its data beside.
package struct InstalledApp: Sendable {
    /// The copy that the device has.
    package let bundle: Path
    /// `CFBundleIdentifier`.
    package let identifier: String
    /// The program, inside of the bundle.
    package let executable: Path
    /// The display name, else the bundle's, else that of its folder.
    package let name: String
    /// `CFBundleShortVersionString`; 1.0 without one.
    package let version: String
    /// What URLs it opens.
    package let schemes: [String]
    /// `UIFileSharingEnabled`: a person's computer may read and write its documents.
    package let sharesDocuments: Bool
    /// Hardware that the device must have, or must not have, as `UIRequiredDeviceCapabilities` says and the model decides.
    private let requirement: any Sendable

    /// - Throws: when the folder is no app's bundle.
    package init(bundle: Path) throws {
        let file = bundle / "Info.plist"
        let info: Any
        do { info = try PropertyListSerialization.propertyList(from: try file.read(), format: nil) } catch {
            throw Failure(.app, "is no app: its Info.plist cannot be read", at: SourceLocation(file: bundle))
        }
        guard let info = info as? [String: Any], let identifier = info["CFBundleIdentifier"] as? String,
            let executable = info["CFBundleExecutable"] as? String, Path.isName(executable)
        else {
            throw Failure(.app, "lacks CFBundleIdentifier or CFBundleExecutable", at: SourceLocation(file: file))
        }
        self.bundle = bundle
        self.identifier = identifier
        self.executable = bundle / executable
        name = (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? bundle.stem
        version = info["CFBundleShortVersionString"] as? String ?? "1.0"
        sharesDocuments = info["UIFileSharingEnabled"] as? Bool ?? false
        let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
        schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        let required = info["UIRequiredDeviceCapabilities"]
        requirement = required as? [String] ?? required as? [String: Bool] ?? [String]()
    }

    /// What a model lacks, or has too much, for the app.
    package func unmet(on model: DeviceCapabilities) -> [String] { model.lacks(of: requirement) }

    /// For starting it as if it had just been built.
    package var product: ProjectBuild.Product {
        ProjectBuild.Product(bundle: bundle, executable: executable, bundleIdentifier: identifier)
    }
}

extension Device {
    private var bundles: Path { folder / "Bundles" }

    /// The apps that were installed, by identifier.
    package func apps() throws -> [InstalledApp] {
        try bundles.children.filter { $0.pathExtension == "app" }.map { try InstalledApp(bundle: $0) }
            .sorted { $0.identifier < $1.identifier }
    }

    /// - Returns: nil where it is not installed.
    /// - Throws: where its bundle is damaged; another's does not matter.
    package func app(_ identifier: String) throws -> InstalledApp? {
        let bundle = place(of: identifier)
        return bundle.exists ? try InstalledApp(bundle: bundle) : nil
    }

    private func place(of identifier: String) -> Path {
        bundles / (identifier.replacing("/", with: "-") + ".app")
    }

    /// Takes a copy of the bundle; an older one of the same identifier is replaced, its data stays.
    package func install(_ bundle: Path) throws -> InstalledApp {
        let app = try InstalledApp(bundle: bundle)
        guard access(app.executable.string, X_OK) == 0 else {
            throw Failure(
                .app, "lacks its executable \(app.executable.name), or it cannot be run",
                at: SourceLocation(file: bundle))
        }
        let target = place(of: app.identifier)
        try bundle.copyWhole(to: target)
        _ = try home(for: app.identifier)
        try removalNote(app.identifier).remove()
        return try InstalledApp(bundle: target)
    }

    /// The app and all that it has stored.
    package func uninstall(_ app: InstalledApp) throws {
        try app.bundle.remove()
        try home(for: app.identifier).remove()
        try pendingSteps(for: app.identifier).remove()
        try transfers(of: app.identifier).remove()
        try removalNote(app.identifier).write(Data())
    }

    // MARK: Commands to apps

    /// The socket of a running app; see `AppControl`.
    package func control(for identifier: String) throws -> Path {
        let running = folder / "Running"
        try running.makeDirectory()
        guard chmod(running.string, 0o700) == 0 else {
            throw Failure(.app, String(cString: strerror(errno)), at: SourceLocation(file: running))
        }
        return running / (identifier.replacing("/", with: "-") + ".sock")
    }

    /// Where apps come for the one display of the device, when there is one.
    package func displaySocket() throws -> Path { try control(for: "").parent / "display" }

    /// The same while somebody owns a display; nil: apps have displays of their own.
    package var display: Path? {
        // A folder that cannot be made has no socket in it.
        guard let socket = try? displaySocket(), AppControl(socket) != nil else { return nil }
        return socket
    }

    /// Does steps in the app where it runs; else starts it, or keeps them. Of several commands at once one starts it, and the others' steps
    /// are done in what was started: an app has one process.
    /// - Parameter start: returns once the app listens, where it starts it.
    /// - Returns: nil: it did not run.
    /// - Throws: the app's own reason when it could not do a step; what `start` throws.
    package func reach(
        _ identifier: String, _ steps: [[String: Any]], orStart start: () throws -> Void
    ) throws -> AppControl? {
        let socket = try control(for: identifier)
        func reached() throws -> AppControl? {
            guard let running = AppControl(socket), try running.performIfAlive(steps) else { return nil }
            return running
        }
        if let running = try reached() { return running }
        return try exclusively(for: identifier) {
            // Another command may have started it meanwhile.
            if let running = try reached() { return running }
            try start()
            return nil
        }
    }

    /// Does what starts or ends an app, one command after the other.
    package func exclusively<Result>(for identifier: String, _ body: () throws -> Result) throws -> Result {
        let folder = folder / "Locks"
        try folder.makeDirectory()
        return try FileLock.hold(folder / identifier.replacing("/", with: "-"), body)
    }

    /// Steps that the app does when it next starts: a JSON list.
    package func pendingSteps(for identifier: String) -> Path {
        folder / "Pending" / (identifier.replacing("/", with: "-") + ".json")
    }

    /// Keeps a step for an app that does not run.
    package func remember(_ step: [String: Any], for identifier: String) throws {
        try write(steps(for: identifier) + [step], for: identifier)
    }

    /// A push takes the place of one with the same identifier.
    package func remember(push step: [String: Any], for identifier: String) throws {
        let others = try steps(for: identifier).filter { old in
            old["push"] == nil || old["identifier"] as? String != step["identifier"] as? String
        }
        try write(others + [step], for: identifier)
    }

    private func steps(for identifier: String) throws -> [[String: Any]] {
        let file = pendingSteps(for: identifier)
        guard file.exists else { return [] }
        return try JSONSerialization.jsonObject(with: file.read()) as? [[String: Any]] ?? []
    }

    private func write(_ steps: [[String: Any]], for identifier: String) throws {
        try pendingSteps(for: identifier).write(try JSONSerialization.data(withJSONObject: steps))
    }

    /// Where the output of an app goes that was started in the background.
    package func log(of identifier: String) -> Path {
        folder / "Logs" / (identifier.replacing("/", with: "-") + ".log")
    }
}
