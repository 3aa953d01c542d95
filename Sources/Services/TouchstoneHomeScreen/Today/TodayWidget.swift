// SPDX-License-Identifier: MIT
import FoundationCompat
import NotificationCenter
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// An app's extension with a view in Today.
struct TodayWidget {
    /// `CFBundleIdentifier` of the extension.
    let identifier: String
    /// Above its view.
    let name: String
    let executable: String
    /// When the program was put there; nil: it is not.
    let date: Date?
    let app: InstalledApp

    /// Those of all apps, by the apps' names; several of one app by their own.
    static func all(on device: Device) -> [TodayWidget] {
        InstalledApp.all(on: device).flatMap { app in
            bundles(of: app).compactMap { TodayWidget($0, of: app) }.sorted { $0.identifier < $1.identifier }
        }
    }

    private static func bundles(of app: InstalledApp) -> [URL] {
        // Most apps have no such folder.
        guard let folder = app.bundle.builtInPlugInsURL, FileManager.default.fileExists(atPath: folder.path) else {
            return []
        }
        do {
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "appex" }
        } catch {
            FileHandle.standardError.write(Data("touchstone: extensions of \(app.identifier): \(error)\n".utf8))
            return []
        }
    }

    /// nil: it is an extension of another kind.
    private init?(_ folder: URL, of app: InstalledApp) {
        guard let bundle = Bundle(url: folder), let identifier = bundle.bundleIdentifier,
            let information = bundle.infoDictionary,
            let point = information["NSExtension"] as? [String: Any],
            point["NSExtensionPointIdentifier"] as? String == Self.point,
            let executable = information["CFBundleExecutable"] as? String
        else { return nil }
        (self.identifier, self.app) = (identifier, app)
        self.executable = folder.appendingPathComponent(executable).path
        // Without a program there is nothing to start, which shows when it is tried.
        date = (try? FileManager.default.attributesOfItem(atPath: self.executable))?[.modificationDate] as? Date
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { key in
            (bundle.localizedInfoDictionary?[key] ?? information[key]) as? String
        }
        name = names.first { !$0.isEmpty } ?? app.name
    }

    private static let point = "com.apple.widget-extension"
}

/// Which widgets the person wants in Today, in what order: a property list of the device.
struct TodayChoice: Codable, Equatable {
    /// Identifiers of widgets; of those that have left the device, too: their app may come back.
    var shown: [String] = []
    /// Those that the person has seen in the list of what can be shown.
    var seen: [String] = []

    private static func file(on device: Device) -> URL { device.widgets.appendingPathComponent("Today.plist") }

    /// A broken file is reported, and counts as no choice.
    static func read(on device: Device) -> TodayChoice {
        let file = file(on: device)
        guard FileManager.default.fileExists(atPath: file.path) else { return TodayChoice() }
        do { return try PropertyListDecoder().decode(TodayChoice.self, from: Data(contentsOf: file)) } catch {
            report(error)
            return TodayChoice()
        }
    }

    /// On a full disk the old choice stays, which is reported.
    func write(on device: Device) {
        let file = Self.file(on: device)
        do {
            let data = try PropertyListEncoder().encode(self)
            try SafeFile.locking(file.deletingLastPathComponent()) { try SafeFile.write(data, to: file) }
        } catch { Self.report(error) }
    }

    private static func report(_ error: any Error) {
        FileHandle.standardError.write(Data("touchstone: the widgets of Today: \(error)\n".utf8))
    }
}
