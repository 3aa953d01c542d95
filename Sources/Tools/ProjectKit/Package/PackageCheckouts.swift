// SPDX-License-Identifier: MIT
import Foundation

/// The sources of remote packages: fetched by the toolchain's own package manager into the cache, at the versions that
/// the project's `Package.resolved` names, or placed there by hand.
///
/// A package of nothing but dependencies is written into the cache and resolved, so that nothing is written into the
/// project; mirrors and registries come from the user's and the project's configuration of SwiftPM.
struct PackageCheckouts {
    /// The folder of each package that is there, by identity.
    private(set) var folders: [String: Path] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - packages: what manifests and projects ask for.
    ///   - pins: a `Package.resolved`; nil: there is none.
    ///   - configurations: folders that may have the project's configuration of SwiftPM.
    ///   - log: hears what is being fetched.
    init(_ packages: [RemotePackage], pins: Path?, configurations: [Path], log: (String) -> Void = Self.tell)
        throws
    {
        var wanted: [RemotePackage] = []
        var open = packages
        while let package = open.popLast() {
            guard folders[package.identity] == nil, !wanted.contains(where: { $0.identity == package.identity }) else {
                continue
            }
            let placed = package.placedFolder
            if (placed / "Package.swift").exists {
                folders[package.identity] = placed
                open += try SwiftPackage.dump(placed).remotePackages
            } else {
                wanted.append(package)
            }
        }
        guard !wanted.isEmpty else { return }
        try fetch(wanted.sorted { $0.identity < $1.identity }, pins: pins, configurations, log: log)
    }

    static func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    private mutating func fetch(
        _ wanted: [RemotePackage], pins: Path?, _ configurations: [Path], log: (String) -> Void
    ) throws {
        let pinned = try pins.flatMap { $0.exists ? try $0.readText() : nil }
        let configuration = configurations.first(where: \.isDirectory)
        let placed = Set(folders.keys)
        let together = pinned.map { Self.pins($0) { !placed.contains($0) } }
        guard let output = try resolve(wanted, pins: together, configuration, log: log) else { return }
        guard wanted.count > 1 else { return report(wanted, pins: pinned, output: output) }
        // SwiftPM fetches all or none: one that it cannot have, or that one of them needs, keeps the others away.
        for package in wanted {
            guard !output.contains("Failed to clone repository \(package.address):") else {
                report([package], pins: pinned, output: output)
                continue
            }
            let own = pinned.map { Self.pins($0) { $0 == package.identity } }
            if let output = try resolve([package], pins: own, configuration, log: { _ in }) {
                report([package], pins: pinned, output: output)
            }
        }
    }

    /// Fetches packages together, unless they have been.
    /// - Returns: what SwiftPM said when they cannot be had; nil: they are there.
    private mutating func resolve(
        _ wanted: [RemotePackage], pins: String?, _ configuration: Path?, log: (String) -> Void
    ) throws -> String? {
        let manifest = Self.manifest(wanted)
        var identity = Fingerprint(manifest)
        identity.add(pins ?? "")
        // Another mirror or registry may have other sources.
        for file in configuration?.children ?? [] where !file.isDirectory { identity.add(try file.readText()) }
        let folder = CacheFolder.root / "resolved" / identity.text
        let stamp = folder / "done"
        if !stamp.exists {
            try (folder / "Package.swift").write(manifest)
            if let pins { try (folder / "Package.resolved").write(pins) }
            if let configuration { try configuration.copy(to: folder / ".swiftpm" / "configuration") }
            log("touchstone: fetching packages: " + wanted.map(\.identity).joined(separator: ", "))
            let result = try resolve(folder)
            guard result.ending.isSuccess else { return result.text }
            try stamp.write("")
        }
        try collect(folder / ".build")
        return nil
    }

    private func resolve(_ folder: Path) throws -> Subprocess.Result {
        let arguments = ["--package-path", folder.string, "--scratch-path", (folder / ".build").string, "resolve"]
        let result = try ManifestModules.run(arguments)
        // Where SwiftPM cannot fill its cache of clones it asks git about the clone that is missing there, and says that
        // this failed; without the cache it says what git said of the address.
        guard !result.ending.isSuccess, result.text.contains("config --get remote.origin.url") else { return result }
        return try ManifestModules.run(["--disable-dependency-cache"] + arguments)
    }

    /// A `Package.resolved` with some of its pins: SwiftPM fetches all that is pinned, also what nobody asks for, and what is
    /// placed here may be out of its reach.
    private static func pins(_ text: String, of isKept: (String) -> Bool) -> String {
        // What cannot be read is SwiftPM's to complain about.
        // What is no JSON is SwiftPM's to refuse, with its own words.
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            return text
        }
        func kept(_ entries: Any?) -> [[String: Any]]? {
            (entries as? [[String: Any]])?.filter { isKept(identity(ofPin: $0)) }
        }
        let inner = object["object"] as? [String: Any]
        let entries = (object["pins"] ?? inner?["pins"]) as? [[String: Any]]
        guard kept(entries)?.count != entries?.count else { return text }
        var result = object
        if var inner {
            inner["pins"] = kept(inner["pins"])
            result["object"] = inner
        } else {
            result["pins"] = kept(object["pins"])
            // Of all that was asked for, by which SwiftPM would see that something has changed.
            result["originHash"] = nil
        }
        // What was read as JSON can be written as JSON.
        let data = try? JSONSerialization.data(withJSONObject: result, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    private static func identity(ofPin pin: [String: Any]) -> String {
        // Of a registry's package the place is empty.
        let place = (pin["location"] ?? pin["repositoryURL"]) as? String ?? ""
        let address = place.isEmpty ? pin["identity"] as? String ?? "" : place
        return RemotePackage(address: address, requirement: "").identity
    }

    static func manifest(_ packages: [RemotePackage]) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Dependencies", dependencies: [
            \(packages.map(\.entry).joined(separator: ",\n    "))
        ])

        """
    }

    /// Where SwiftPM put each package.
    private mutating func collect(_ scratch: Path) throws {
        struct State: Decodable {
            struct Object: Decodable { var dependencies: [Dependency] }
            struct Dependency: Decodable {
                struct Reference: Decodable { var identity: String }
                var packageRef: Reference
                var subpath: String
            }
            var object: Object
        }
        let state = try JSONText.decode(State.self, from: scratch / "workspace-state.json", as: "SwiftPM's state")
        for dependency in state.object.dependencies {
            let identity = dependency.packageRef.identity.lowercased()
            guard folders[identity] == nil else { continue }
            let places = [
                scratch / "checkouts" / dependency.subpath, scratch / "registry/downloads" / dependency.subpath,
            ]
            folders[identity] = places.first(where: \.isDirectory)
        }
    }

    /// Names what could not be fetched, with the version that is wanted and what to do without a network.
    private mutating func report(_ wanted: [RemotePackage], pins: String?, output: String) {
        let cause = Self.cause(of: output)
        let versions = Self.versions(pins)
        for package in wanted {
            let version = versions[package.identity] ?? package.requirement
            diagnostics.append(
                Diagnostic(
                    .warning,
                    "package '\(package.identity)' (\(package.address), \(version)) is not fetched; what it offers is "
                        + "missing. Without a network, a checkout may be placed in \(package.placedFolder). \(cause)"))
        }
    }

    /// What went wrong first: what is wrong in a manifest, or which address could not be fetched, with git's words.
    static func cause(of output: String) -> String {
        let lines = output.split(separator: "\n").map(\.trimmed)
        // What is wrong in a manifest says more than that it is.
        if let line = lines.first(where: { $0.contains(/Package[^ ]*\.swift:\d+:\d+: error:/) }) { return line }
        guard let first = lines.firstIndex(where: { $0.hasPrefix("error:") || $0.hasPrefix("fatal:") }) else {
            return ""
        }
        let said = lines[first].hasSuffix(":") ? lines[first...].first { $0.hasPrefix("fatal:") } : nil
        return [lines[first], said].compactMap { $0 }.joined(separator: " ")
    }

    /// The versions, or revisions, of a `Package.resolved` of any format.
    static func versions(_ pins: String?) -> [String: String] {
        guard let pins, let object = try? JSONSerialization.jsonObject(with: Data(pins.utf8)) as? [String: Any] else {
            // A file that cannot be read is SwiftPM's to complain about; here it only gives words to a message.
            return [:]
        }
        let inner = object["object"] as? [String: Any]
        let entries = (object["pins"] ?? inner?["pins"]) as? [[String: Any]] ?? []
        var found: [String: String] = [:]
        for entry in entries {
            let state = entry["state"] as? [String: Any]
            let version = (state?["version"] ?? state?["branch"] ?? state?["revision"]) as? String
            found[identity(ofPin: entry)] = version
        }
        return found
    }
}

extension Manifest {
    /// The packages that this one asks for by address.
    var remotePackages: [RemotePackage] { (dependencies ?? []).compactMap { RemotePackage($0) } }
}
