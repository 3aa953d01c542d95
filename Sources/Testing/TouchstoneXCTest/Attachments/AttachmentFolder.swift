// SPDX-License-Identifier: MIT

/// Where attachments go: a folder for each test.
enum AttachmentFolder {
    private static let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_ATTACHMENTS"].map {
        URL(fileURLWithPath: $0)
    }

    /// - Parameter test: the name of the test or activity.
    static func write(_ content: Data, named name: String, _ fileExtension: String, for test: String) -> URL? {
        guard let folder else { return nil }
        let place = folder.appendingPathComponent(fileName(test))
        let suffix = "." + fileExtension
        // Names given later may end with the extension already.
        let stem = fileName(name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name)
        var url = place.appendingPathComponent(stem + suffix)
        var count = 2
        while FileManager.default.fileExists(atPath: url.path) {
            url = place.appendingPathComponent(stem + " \(count)" + suffix)
            count += 1
        }
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try content.write(to: url)
        } catch {
            ConsoleReporter.say("attachment '\(name)' not written: \(error.localizedDescription)")
            return nil
        }
        return url
    }

    /// What is only for failures goes when the test has passed.
    static func removeOnSuccess(_ url: URL, of test: XCTestCase) {
        test.teardownBlocks.insert(
            .plain { [unowned test] in
                guard test.testRun?.totalFailureCount == 0 else { return }
                do { try FileManager.default.removeItem(at: url) } catch {
                    ConsoleReporter.say("attachment not removed: \(error.localizedDescription)")
                }
            }, at: 0)
    }

    private static func fileName(_ text: String) -> String {
        String(text.map { "/\\:*?\"<>|\n".contains($0) ? "-" : $0 })
    }
}
