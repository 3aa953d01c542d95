// SPDX-License-Identifier: MIT

/// The packages that a project names itself. One of them is what every package gets that depends on its identity, the
/// name of its folder, wherever that dependency's own path or address leads.
/// https://github.com/swiftlang/swift-package-manager/blob/main/Documentation/DependencyResolution.md
struct PackageRoots {
    private let folders: [String: Path]

    init(_ folders: [Path]) {
        self.folders = Dictionary(folders.map { ($0.name.lowercased(), $0) }) { first, _ in first }
    }

    func folder(of identity: String) -> Path? { folders[identity.lowercased()] }

    /// Where a dependency that lies beside its user is; nil for one that is fetched and that the project does not have.
    func localFolder(of dependency: Manifest.Dependency, from folder: Path) -> Path? {
        guard let path = dependency.fileSystem?.first?.path else {
            return dependency.identity.flatMap { self.folder(of: $0) }
        }
        let place = Path.absolute(path, from: folder)
        return self.folder(of: place.name) ?? place
    }
}
