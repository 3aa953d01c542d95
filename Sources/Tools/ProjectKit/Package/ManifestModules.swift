// SPDX-License-Identifier: MIT
import Foundation

/// SwiftPM, run so that it reads manifests as a Mac does. Some import a framework by mistake, which does nothing there;
/// an empty module of the framework's name does as much.
enum ManifestModules {
    private static var folder: Path {
        var toolchain = Fingerprint()
        toolchain.add(file: Toolchain.current.swift)
        return CacheFolder.root / "manifests" / "modules-\(toolchain.text)"
    }

    /// As many as a package and what it stands on may import by mistake.
    private static let limit = 16

    /// - Parameter arguments: after `swift package`.
    static func run(_ arguments: [String]) throws -> Subprocess.Result {
        var result = try attempt(arguments)
        for _ in 0..<limit where !result.ending.isSuccess {
            guard let name = missing(in: result.text), try make(name) else { break }
            result = try attempt(arguments)
        }
        return result
    }

    private static func attempt(_ arguments: [String]) throws -> Subprocess.Result {
        let flags = folder.isDirectory ? ["-Xmanifest", "-I", "-Xmanifest", folder.string] : []
        return try Subprocess([Toolchain.current.swift.string, "package"] + flags + arguments).capture(
            joiningErrors: true)
    }

    /// The module that a manifest, which SwiftPM compiles under this name, asks for in vain.
    private static func missing(in output: String) -> String? {
        output.firstMatch(of: /Package(?:@swift-[0-9.]+)?\.swift:\d+:\d+: error: no such module '([A-Za-z0-9_]+)'/)
            .map { String($0.1) }
    }

    /// Whether the module was not there before.
    private static func make(_ name: String) throws -> Bool {
        let module = folder / "\(name).swiftmodule"
        guard !module.exists else { return false }
        let source = folder / "Empty.swift"
        try source.write("// Nothing.\n")
        let result = try Subprocess([
            Toolchain.current.swiftc.string, "-emit-module", "-parse-as-library", "-module-name", name,
            "-emit-module-path", module.string, source.string,
        ]).capture()
        return result.ending.isSuccess
    }
}
