// SPDX-License-Identifier: MIT
import Glibc
import HostKit

/// The app in another language. iOS ends all apps for that and starts the one in front anew; here its process runs the
/// program once more, so that whoever started it, and a page that shows it, keep it.
@MainActor
enum Relaunch {
    private static var language: String?

    /// One that is behind others ends, to come in the new language when it is next started.
    /// - Parameter language: as `de_DE`.
    static func run(in language: String) {
        let application = UIApplication.shared
        let isInFront = application.applicationState != .background
        application.terminate()
        if isInFront { self.language = language }
    }

    /// To be called when the main loop has ended. Returns where nothing was asked for, or the system refuses.
    static func runIfWanted() {
        guard let language else { return }
        do { try PreferredLanguage.write(language) } catch {
            FileHandle.standardError.write(Data("touchstone: language: \(error)\n".utf8))
        }
        setEnvironment(language)
        closeOnExec()
        var words = arguments.map { strdup($0) } + [nil]
        execv("/proc/self/exe", &words)
        FileHandle.standardError.write(Data("touchstone: language: \(String(cString: strerror(errno)))\n".utf8))
    }

    /// Without those that name a language: the person has chosen another.
    private static var arguments: [String] {
        var result: [String] = []
        var rest = CommandLine.arguments[...]
        while let word = rest.popFirst() {
            if ["-AppleLanguages", "-AppleLocale"].contains(word) { _ = rest.popFirst() } else { result.append(word) }
        }
        return result
    }

    private static func setEnvironment(_ language: String) {
        let traits = UIScreen.main.traitCollection
        var values = [
            "LOCALE": language, "APPEARANCE": traits.userInterfaceStyle == .dark ? "dark" : "light",
            "CONTENT_SIZE": traits.preferredContentSizeCategory.rawValue,
        ]
        if let bar = SystemBars.current?.shown.said, let text = try? JSONEncoder().encode(bar) {
            // Texts by name can always be encoded.
            values["STATUS_BAR"] = String(decoding: text, as: UTF8.self)
        }
        // A page that is open finds the app where it was.
        if let parts = MainLoop.shared.host?.address.flatMap(URL.init(string:)), let port = parts.port {
            values["PORT"] = "\(port)"
            values["TOKEN"] = parts.pathComponents.dropFirst().first
        }
        for (name, value) in values { setenv("TOUCHSTONE_" + name, value, 1) }
    }

    /// The connection to the display and the page's port end with the old program.
    private static func closeOnExec() {
        for descriptor in 3..<Int32(max(3, min(sysconf(Int32(_SC_OPEN_MAX)), 65_536))) {
            let flags = fcntl(descriptor, F_GETFD)
            if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
        }
    }
}

/// Where Foundation and apps look for the person's language: the global preferences of the app's home.
private enum PreferredLanguage {
    static func write(_ identifier: String) throws {
        let tag = identifier.replacing("_", with: "-")
        let preferences: [String: Any] = ["AppleLanguages": [tag], "AppleLocale": identifier]
        let data = try PropertyListSerialization.data(fromPropertyList: preferences, format: .binary, options: 0)
        let file = URL(fileURLWithPath: NSHomeDirectory() + "/Library/Preferences/.GlobalPreferences.plist")
        try data.write(to: file, options: .atomic)
    }
}
