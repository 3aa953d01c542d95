// SPDX-License-Identifier: MIT

/// Finds the compiled interface files of a bundle and their translations.
enum InterfaceResources {
    /// The file `name.type`, the localised one first where a whole file was translated; nil when there is none.
    static func file(_ name: String, type: String, in bundle: Bundle) -> URL? {
        let top = bundle.bundleURL
        let folders =
            LocalizedStrings.languages(of: bundle).map { top.appendingPathComponent("\($0).lproj") } + [
                top.appendingPathComponent("Base.lproj"), top,
            ]
        return folders.map { $0.appendingPathComponent("\(name).\(type)") }.first {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    /// Translated texts of the interface file `name`, by `objectID.property`.
    static func texts(_ name: String, in bundle: Bundle) -> [String: String] {
        for language in LocalizedStrings.languages(of: bundle) {
            let file = bundle.bundleURL.appendingPathComponent("\(language).lproj/\(name).strings")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            do {
                let table = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
                if let table = table as? [String: String] { return table }
            } catch {
                FileHandle.standardError.write(Data("\(file.path): \(error.localizedDescription)\n".utf8))
            }
        }
        return [:]
    }
}
