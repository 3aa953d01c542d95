// SPDX-License-Identifier: MIT

/// What `touchstone test` tells the program of a UI test bundle: which apps there are and how they start. A JSON file,
/// named by the variable `TOUCHSTONE_UI_TEST`.
struct UITestConfiguration: Decodable {
    struct App: Decodable {
        var executable: String
        /// Besides those of the test's own `launchEnvironment`.
        var environment: [String: String]
        var arguments: [String]
    }

    /// The bundle identifier of the app under test; nil: the target names none.
    var target: String?
    /// By bundle identifier.
    var apps: [String: App]
    /// The program that finds source lines of addresses; nil: failures have no place.
    var symbolizer: String?

    static let current: UITestConfiguration? = {
        guard let file = ProcessInfo.processInfo.environment["TOUCHSTONE_UI_TEST"] else { return nil }
        do {
            return try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        } catch {
            ConsoleReporter.say("touchstone: the description of the UI test cannot be read: \(error)")
            return nil
        }
    }()
}
