// SPDX-License-Identifier: MIT

/// Folders that Xcode keeps in step with the disk: their files belong to targets without being listed.
extension XcodeProject {
    mutating func addSynchronizedFolders(of object: XcodeObject, to target: inout Target) {
        let own = Set(object.strings("fileSystemSynchronizedGroups"))
        for folder in graph.objects(of: "PBXFileSystemSynchronizedRootGroup") {
            guard let path = files.paths[folder.identifier] else { continue }
            let exceptions = folder.objects("exceptions").filter { set in
                set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
                    && set.string("target") == object.identifier
            }
            var membership = Membership(
                folder: path, exceptions: Set(exceptions.flatMap { $0.strings("membershipExceptions") }),
                asFolders: folder.strings("explicitFolders"))
            for set in exceptions {
                for (name, filters) in set.fields["platformFiltersByRelativePath"]?.dictionary ?? [:]
                where !Self.includesPhone(filters.strings) { membership.otherPlatforms.insert(name) }
            }
            if own.contains(folder.identifier) {
                add(membership, to: &target)
            } else if !membership.exceptions.isEmpty {
                // For targets that do not own the folder, the exceptions are what they take of it.
                membership.isInverted = true
                add(membership, to: &target)
            }
        }
    }

    /// Files of synchronised folders that a phase copies.
    mutating func addSynchronizedFiles(of phase: XcodeObject, in place: String, to target: inout Target) {
        for folder in graph.objects(of: "PBXFileSystemSynchronizedRootGroup") {
            guard let path = files.paths[folder.identifier] else { continue }
            for set in folder.objects("exceptions")
            where set.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
                && set.string("buildPhase") == phase.identifier
            {
                for name in set.strings("membershipExceptions") {
                    let file = Path.absolute(name, from: path)
                    guard file.relative(to: path) != nil else { continue }
                    target.resources.append(
                        Resource(
                            path: file, localization: XcodeFiles.localization(of: file),
                            isFolderReference: file.isDirectory && !ProjectFiles.isResource(file), folder: place))
                }
            }
        }
    }

    private struct Membership {
        let folder: Path
        /// Names of files and folders, relative to the folder.
        let exceptions: Set<String>
        let asFolders: [String]
        var otherPlatforms: Set<String> = []
        var isInverted = false

        func contains(_ name: String) -> Bool {
            guard !isListed(name, in: otherPlatforms) else { return false }
            return isListed(name, in: exceptions) == isInverted
        }

        /// A folder in the list stands for all in it; localised files are listed as `/Localized/Name.strings`.
        private func isListed(_ name: String, in list: Set<String>) -> Bool {
            if list.contains(name) { return true }
            let parts = name.split(separator: "/")
            if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") {
                let neutral = parts.dropLast(2) + [parts[parts.count - 1]]
                if list.contains("/Localized/" + neutral.joined(separator: "/")) { return true }
                if list.contains(
                    (parts.dropLast(2) + ["Localized", parts[parts.count - 1]]).joined(separator: "/"))
                {
                    return true
                }
            }
            return parts.indices.dropFirst().contains { list.contains(parts[..<$0].joined(separator: "/")) }
        }
    }

    private mutating func add(_ membership: Membership, to target: inout Target) {
        let folder = membership.folder
        let infoPlist = target.settings["INFOPLIST_FILE"].map { Path.absolute($0, from: graph.projectFolder) }
        let projects = files.projects
        for file in ProjectFiles.members(of: folder) {
            guard let name = file.relative(to: folder), file != infoPlist, membership.contains(name),
                !projects.contains(file)
            else { continue }
            if let top = membership.asFolders.first(where: { name.hasPrefix($0 + "/") }) {
                target.resources.append(Resource(path: folder / top, isFolderReference: true))
            } else if file.pathExtension == "swift" {
                target.sources.append(file)
            } else if ["m", "mm", "c", "cpp", "cc", "s", "metal"].contains(file.pathExtension) {
                add(source: file, to: &target)
            } else if ProjectFiles.isResource(file) {
                target.resources.append(Resource(path: file, localization: XcodeFiles.localization(of: file)))
            }
        }
    }
}
