// SPDX-License-Identifier: MIT
public import Foundation
import FoundationCompat

/// Where an app finds its folders: inside of its home, as on iOS. Foundation on Linux follows the desktop's conventions.
enum AppDirectories {
    static func path(of directory: FileManager.SearchPathDirectory) -> String? {
        let name: String? =
            switch directory {
            case .documentDirectory: "Documents"
            case .libraryDirectory, .allLibrariesDirectory: "Library"
            case .cachesDirectory: "Library/Caches"
            case .applicationSupportDirectory: "Library/Application Support"
            case .autosavedInformationDirectory: "Library/Autosave Information"
            case .inputMethodsDirectory: "Library/Input Methods"
            case .preferencePanesDirectory: "Library/PreferencePanes"
            case .documentationDirectory: "Library/Documentation"
            case .applicationDirectory, .allApplicationsDirectory: "Applications"
            case .downloadsDirectory: "Downloads"
            case .desktopDirectory: "Desktop"
            case .moviesDirectory: "Movies"
            case .musicDirectory: "Music"
            case .picturesDirectory: "Pictures"
            case .sharedPublicDirectory: "Public"
            case .trashDirectory: ".Trash"
            default: nil
            }
        return name.map { NSHomeDirectory() + "/" + $0 }
    }
}

extension FileManager {
    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF")
    public func __urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
        guard domains.contains(.userDomainMask), let path = AppDirectories.path(of: directory) else { return [] }
        return [URL(fileURLWithPath: path, isDirectory: true)]
    }

    @_silgen_name(
        "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF"
    )
    public func __url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
        if directory == .itemReplacementDirectory {
            let folder = temporaryDirectory.appendingPathComponent(
                "TemporaryItems/NSIRD_\(UUID().uuidString.prefix(6))", isDirectory: true)
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        }
        guard let found = __urls(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
        if create { try createDirectory(at: found, withIntermediateDirectories: true) }
        return found
    }
}

@_silgen_name(
    "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF"
)
public func __searchPaths(
    _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    FileManager.default.__urls(for: directory, in: domains).map {
        expandTilde ? $0.path : ($0.path as NSString).abbreviatingWithTildeInPath
    }
}
