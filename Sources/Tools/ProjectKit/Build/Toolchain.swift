// SPDX-License-Identifier: MIT
import Foundation

/// The Swift toolchain that builds apps: the one that built Touchstone.
package struct Toolchain: Sendable {
    /// The program; where none was found, the bare name.
    package let swift: Path

    /// Beside `swift`.
    package var swiftc: Path { swift.parent / "swiftc" }

    /// The libraries that most symbols of a start are found in, those with the most first; none where the toolchain lies
    /// somewhere else than beside its programs.
    ///
    /// The dynamic linker asks library after library for each of eleven thousand symbols, in the order in which the
    /// program names them.
    var librariesToLookInFirst: [Path] {
        let folder = swift.parent.parent / "lib/swift/linux"
        return ["libswiftCore.so", "lib_FoundationICU.so", "libFoundation.so", "libFoundationEssentials.so"]
            .map { folder / $0 }.filter(\.exists)
    }

    /// `TOUCHSTONE_SWIFT`, which the start script sets, else `swift` in PATH.
    package static let current = Toolchain(swift: Path(named() ?? "swift"))

    private static func named() -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let swift = environment["TOUCHSTONE_SWIFT"], !swift.isEmpty { return swift }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map { Path(String($0)) }
        return folders.map { $0 / "swift" }.first(where: \.exists)?.string
    }
}

/// Where builds keep what they make: never inside a user's project.
package enum CacheFolder {
    /// `TOUCHSTONE_CACHE`, else `touchstone` in the user's cache folder.
    package static let root = sandbox ?? usual

    private static let usual: Path = {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["TOUCHSTONE_CACHE"], !folder.isEmpty { return Path.absolute(folder) }
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return Path(caches ?? NSHomeDirectory() + "/.cache") / "touchstone"
    }()

    // Set once, before any thread looks for the folder.
    nonisolated(unsafe) private static var sandbox: Path?

    /// Gives a sandboxed project a folder of its own, inside of the usual one; where it lies.
    static func useSandbox(_ name: String) -> Path {
        let folder = usual / "sandboxes" / name
        sandbox = folder
        return folder
    }
}
