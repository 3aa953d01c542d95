// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone doctor`: what Touchstone needs. The start script has already stopped with exit code 4 when a package is
/// missing, or installed it; this lists what is there.
struct Doctor {
    let installation: Installation

    func run() throws -> Int32 {
        let toolchain = Toolchain.current
        let version = try Subprocess([toolchain.swift.string, "--version"]).capture().text
        print("swift      \(version.split(separator: "\n").first ?? "?")")
        print("           \(toolchain.swift)")
        print("frameworks \(installation.products)")
        print("cache      \(CacheFolder.root)")
        print("packages")
        for line in try (installation.root / "scripts/packages").readText().split(separator: "\n")
        where !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 1)
            let name = String(words[0])
            let purpose = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
            print("  \(installedVersion(of: name).padding(24)) \(name.padding(24)) \(purpose)")
        }
        try listOptional()
        return 0
    }

    /// What nobody has to have, with its size and what it switches on.
    private func listOptional() throws {
        print("optional packages")
        for line in try (installation.root / "scripts/optional-packages").readText().split(separator: "\n")
        where !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.count == 3 else { continue }
            let version = installedVersion(of: words[0])
            let state = version == "provided by another" ? "not installed" : version
            print("  \(state.padding(24)) \(words[0].padding(28)) \(words[1].padding(4)) MB  \(words[2])")
        }
    }

    private func installedVersion(of package: String) -> String {
        do {
            let result = try Subprocess(["dpkg-query", "-W", "-f", "${Version}", package]).capture()
            return result.ending.isSuccess && !result.text.isEmpty ? result.text : "provided by another"
        } catch {
            return "not checked"
        }
    }
}

extension String {
    func padding(_ width: Int) -> String { count >= width ? self : self + String(repeating: " ", count: width - count) }
}
