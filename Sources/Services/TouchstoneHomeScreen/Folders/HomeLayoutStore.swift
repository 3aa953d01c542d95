// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// The layout on the device: one file, replaced as a whole.
struct HomeLayoutStore {
    let file: URL

    init(device: Device) {
        file = device.folder.appendingPathComponent("HomeScreen", isDirectory: true)
            .appendingPathComponent("layout.json")
    }

    /// - Returns: nil: nobody has arranged anything yet, or the file is broken, which is reported: then apps stand as on a new
    ///   device.
    func read() -> HomeLayout? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do { return try JSONDecoder().decode(HomeLayout.self, from: Data(contentsOf: file)) } catch {
            report("the home screen's layout is broken, icons stand as on a new device: \(error)")
            return nil
        }
    }

    /// On a full disk the old layout stays, which is reported.
    func write(_ layout: HomeLayout) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(layout)
            try SafeFile.locking(file.deletingLastPathComponent()) { try SafeFile.write(data, to: file) }
        } catch { report("the home screen's layout is not kept: \(error)") }
    }

    private func report(_ text: String) { FileHandle.standardError.write(Data("touchstone: \(text)\n".utf8)) }
}
