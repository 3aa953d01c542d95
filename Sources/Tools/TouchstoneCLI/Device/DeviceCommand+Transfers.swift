// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit
import TransferService

/// Transfers of apps' background sessions, which go on without the apps.
extension DeviceCommand {
    /// `transfers DEVICE`: works off what is there. Apps start it, and so does booting; it ends by itself.
    func runTransfers() throws -> Int32? {
        guard verb == "transfers" else { return nil }
        let entry = try bootedEntry(for: "transfer on")
        let isOn = { (try? shelf.find(entry.record.udid))??.record.isBooted == true }
        let service = TransferService(entry.device, isOn: isOn) { identifier, session in
            guard let app = try entry.device.app(identifier) else { return }
            try wake(app, on: entry, for: "transfer", [["sessionEvents": session]])
        }
        try service.run()
        return 0
    }

    /// Goes on with what waits on a device that was off, in a process of its own.
    func startTransfers(on entry: DeviceShelf.Entry) throws {
        guard !entry.device.transfers.children.isEmpty else { return }
        let command = try Installation.current().root / "touchstone"
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        let words = [command.string, "device", "transfers", entry.record.udid]
        shell.arguments = ["-c", "TOUCHSTONE_NO_BUILD=1 setsid \"$@\" >/dev/null 2>&1 &", "sh"] + words
        try shell.run()
        shell.waitUntilExit()
    }
}
