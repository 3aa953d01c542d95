// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat

/// Looks for files in a bundle as iOS does: what belongs to no language first, then the languages in the user's order;
/// in each folder the file for this kind of device (`Main~ipad.json`) before the plain one.
struct ResourceSearch {
    let bundle: Bundle
    /// Below the bundle, or below its `.lproj` folders.
    let directory: String?
    /// The one language to look in, as its folder is called; nil: the user's.
    let localization: String?

    private var folders: [String] {
        let top = bundle.resourcePath ?? bundle.bundlePath
        let languages = localization.map { [$0] } ?? LocalizedStrings.languages(of: bundle)
        return ([top] + languages.map { "\(top)/\($0).lproj" }).map { folder in
            guard let directory, !directory.isEmpty else { return folder }
            return directory.hasPrefix("/") ? directory : "\(folder)/\(directory)"
        }
    }

    /// - Parameters:
    ///   - name: nil or empty: the first file with the extension.
    ///   - ext: with or without its dot; nil or empty: `name` has it, or there is none.
    func path(_ name: String?, _ ext: String?) -> String? {
        let ext = Self.withoutDot(ext)
        guard let name, !name.isEmpty else { return ext.isEmpty ? nil : paths(ext).first }
        let file = ext.isEmpty ? name : "\(name).\(ext)"
        return folders.lazy.flatMap { ["\($0)/\(Self.deviceVariant(of: file))", "\($0)/\(file)"] }.first {
            FileManager.default.fileExists(atPath: $0)
        }
    }

    /// Every file with the extension, or every file; a file of one language hides those of that name in others.
    func paths(_ ext: String?) -> [String] {
        let ext = Self.withoutDot(ext)
        var names: Set<String> = []
        return folders.flatMap { folder -> [String] in
            guard let found = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                // Not every language has such a folder.
                return []
            }
            return found.sorted().filter { name in
                (ext.isEmpty ? !name.hasSuffix(".lproj") : (name as NSString).pathExtension == ext)
                    && names.insert(name).inserted
            }.map { "\(folder)/\($0)" }
        }
    }

    private static func withoutDot(_ ext: String?) -> String {
        guard let ext else { return "" }
        return ext.hasPrefix(".") ? String(ext.dropFirst()) : ext
    }

    private static let deviceSuffix =
        ProcessInfo.processInfo.environment["TOUCHSTONE_DEVICE"]?.contains("iPad") == true ? "~ipad" : "~iphone"

    private static func deviceVariant(of file: String) -> String {
        let ext = (file as NSString).pathExtension
        return (file as NSString).deletingPathExtension + deviceSuffix + (ext.isEmpty ? "" : "." + ext)
    }
}
