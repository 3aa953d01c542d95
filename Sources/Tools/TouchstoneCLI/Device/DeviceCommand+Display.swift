// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// One display for a device: the home screen owns it, and all apps show themselves there.
extension DeviceCommand {
    private static let homeScreen = "com.apple.springboard"

    func runOnDisplay() throws -> Int32? {
        switch verb {
        case "show": try show(isPage: false)
        case "serve": try show(isPage: true)
        default: nil
        }
    }

    /// `show [--headless] DEVICE` in a window, `serve [--port=N] [--public] DEVICE` on a page; until a person ends it. A device that
    /// is off is booted.
    private func show(isPage: Bool) throws -> Int32 {
        var command = self
        let isHeadless = command.takeFlag("--headless")
        let isPublic = command.takeFlag("--public")
        let showsControls = !command.takeFlag("--no-controls")
        let port = try command.takeValue("--port").map { text in
            guard let number = Int(text), (0..<1 << 16).contains(number) else {
                throw Failure(.usage, "touchstone: --port is '\(text)', no port")
            }
            return number
        }
        if !(try command.entry().record.isBooted) {
            _ = try DeviceCommand(arguments: ["boot", try command.argument(0, "a device")], shelf: shelf).run()
        }
        let entry = try command.bootedEntry(for: "show")
        guard entry.device.display == nil else {
            throw refusal(.wrongState, "\(entry.record.name) is shown already")
        }
        guard let home = try SystemApps.install(Self.homeScreen, on: entry.device) else {
            throw refusal(.noSuchApp, "there is no home screen")
        }
        // One that was launched with a display of its own.
        AppControl(try entry.device.control(for: Self.homeScreen))?.terminate()
        var process = try Self.process(of: home, on: entry, arguments: [], isHeadless: isHeadless)
        guard isPage || isHeadless || process.settings.host == .window else {
            throw Failure(.usage, "touchstone: there is no display for a window; see device serve, or --headless")
        }
        if isPage { process.settings.host = .web }
        process.settings.port = port
        process.settings.isPublic = isPublic
        process.settings.showsControls = showsControls
        process.settings.variables["TOUCHSTONE_DISPLAY"] = try entry.device.displaySocket().string
        return try runOnConsole(process)
    }

    /// Who is to be pictured: the owner of the display, with all that is shown over the app; nil: apps have displays of their own.
    func displayOwner(of entry: DeviceShelf.Entry) throws -> AppControl? {
        entry.device.display == nil ? nil : AppControl(try entry.device.control(for: Self.homeScreen))
    }
}
