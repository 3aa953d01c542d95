// SPDX-License-Identifier: MIT
import Glibc
import ProjectKit

/// A project's files as they are when this is made, to be compared with what they become.
struct FileWatch {
    /// Microseconds between two looks at the files.
    static let interval: UInt32 = 100_000

    private let project: Project
    private let stamps: [Path: Path.Stamp]

    /// - Parameter before: files that it knows are compared with what they were then.
    init(_ project: Project, since before: FileWatch? = nil) {
        self.project = project
        let now = Self.stamps(of: project)
        stamps =
            before.map { before in Dictionary(uniqueKeysWithValues: now.map { ($0, before.stamps[$0] ?? $1) }) } ?? now
    }

    /// The same files as they are now.
    func now() -> FileWatch { FileWatch(project) }

    /// What has been written, has come or has gone.
    func changes() -> Set<Path> {
        let now = Self.stamps(of: project)
        let changed = now.filter { file, stamp in stamps[file].map { $0 != stamp } ?? true }
        return Set(changed.keys).union(stamps.keys.filter { now[$0] == nil })
    }

    /// The targets that list one of the files, or whose folders hold it.
    func targets(of files: Set<Path>) -> Set<String> {
        Set(
            project.targets.filter { target in
                target.sources.contains(where: files.contains)
                    || target.resources.contains { Self.files(of: $0.path).contains(where: files.contains) }
                    || Self.folders(of: target).contains { folder in files.contains { $0.parent == folder } }
            }.map(\.name))
    }

    private static func stamps(of project: Project) -> [Path: Path.Stamp] {
        var result: [Path: Path.Stamp] = [:]
        var files = project.targets.flatMap { $0.sources + $0.resources.flatMap { Self.files(of: $0.path) } }
        files += [project.file].compactMap { $0 }
        // A file that was just made is in no target yet.
        let folders = Set(project.targets.flatMap(Self.folders))
        files += folders.flatMap(\.children).filter { $0.pathExtension == "swift" }
        for file in files where result[file] == nil { result[file] = file.stamp }
        return result
    }

    private static func folders(of target: Target) -> Set<Path> { Set(target.sources.map(\.parent)) }

    /// A catalog is a folder whose own time says nothing of what lies in it.
    private static func files(of resource: Path) -> [Path] {
        resource.isDirectory ? resource.descendants() : [resource]
    }
}
