// SPDX-License-Identifier: MIT
import Foundation

/// A package that a project asks for by its address.
struct RemotePackage: Hashable {
    /// SwiftPM's name for it: the last part of the address, in small letters.
    var identity: String
    var address: String
    /// Whether the address is a registry's name for it.
    var isRegistered = false
    /// What versions will do, as a manifest says it: `exact: "1.2.3"`.
    var requirement: String

    init(address: String, requirement: String) {
        self.address = address
        self.requirement = requirement
        var name = address.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? address
        if name.hasSuffix(".git") { name.removeLast(4) }
        identity = name.lowercased()
    }

    /// As a manifest's description has it; nil for a package of a kind that is not known.
    init?(_ dependency: Manifest.Dependency) {
        if let registered = dependency.registry?.first {
            self.init(address: registered.identity, requirement: registered.requirement?.text ?? "from: \"0.0.0\"")
            isRegistered = true
            return
        }
        guard let remote = dependency.sourceControl?.first,
            let address = remote.location?.remote?.first?.urlString ?? remote.location?.local?.first
        else { return nil }
        self.init(address: address, requirement: remote.requirement?.text ?? "branch: \"main\"")
        identity = remote.identity
    }

    /// As an Xcode project has it.
    init?(_ reference: XcodeObject) {
        guard let address = reference.string("repositoryURL") else { return nil }
        let rule = reference.fields["requirement"]
        func value(_ key: String) -> String { rule?[key]?.string ?? "" }
        let requirement: String
        switch value("kind") {
        case "exactVersion": requirement = "exact: \"\(value("version"))\""
        case "upToNextMinorVersion": requirement = ".upToNextMinor(from: \"\(value("minimumVersion"))\")"
        case "versionRange": requirement = "\"\(value("minimumVersion"))\"..<\"\(value("maximumVersion"))\""
        case "branch": requirement = "branch: \"\(value("branch"))\""
        case "revision": requirement = "revision: \"\(value("revision"))\""
        default: requirement = "from: \"\(value("minimumVersion"))\""
        }
        self.init(address: address, requirement: requirement)
    }

    /// The entry of a manifest. Addresses of files are written as such.
    var entry: String {
        if isRegistered { return ".package(id: \"\(address)\", \(requirement))" }
        let place = address.hasPrefix("/") ? "file://" + address : address
        let quoted = place.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return ".package(url: \"\(quoted)\", \(requirement))"
    }

    /// Where a person may put a checkout by hand, for machines without a network.
    var placedFolder: Path { CacheFolder.root / "packages" / identity }
}

extension Manifest.Dependency.Remote.Requirement {
    var text: String? {
        if let range = range?.first { return "\"\(range.lowerBound)\"..<\"\(range.upperBound)\"" }
        if let exact = exact?.first { return "exact: \"\(exact)\"" }
        if let branch = branch?.first { return "branch: \"\(branch)\"" }
        if let revision = revision?.first { return "revision: \"\(revision)\"" }
        return nil
    }
}
