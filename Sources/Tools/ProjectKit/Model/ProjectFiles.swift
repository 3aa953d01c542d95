// SPDX-License-Identifier: MIT

/// What files in a folder mean when nothing lists them: plain folders and synchronized folders of Xcode.
enum ProjectFiles {
    /// Folders that are one thing and not a place for others.
    private static let opaque: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "framework", "xcframework", "xcodeproj",
        "xcworkspace",
        "app",
        "playground", "docc", "scnassets", "icon",
    ]

    /// Every file below `folder`; folders that are one thing count as files.
    static func members(of folder: Path) -> [Path] {
        folder.children.flatMap { child -> [Path] in
            child.isDirectory && !child.isLink && !opaque.contains(child.pathExtension) ? members(of: child) : [child]
        }
    }

    /// Whether the file goes into a bundle.
    static func isResource(_ file: Path) -> Bool {
        let ignored: Set<String> = [
            "swift", "h", "hpp", "m", "mm", "c", "cpp", "xcconfig", "entitlements", "modulemap", "xcodeproj",
            "xcworkspace",
            "playground", "md", "xctestplan", "framework", "xcframework", "app", "docc", "resolved", "pch",
        ]
        return !ignored.contains(file.pathExtension) && !file.name.hasPrefix(".")
    }
}
