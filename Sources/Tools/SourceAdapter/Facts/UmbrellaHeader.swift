// SPDX-License-Identifier: MIT
import Foundation

/// The Objective-C header of a framework target, or an app's bridging header. What it imports is visible in every file of
/// the module, and a framework's also wherever the framework is imported.
struct UmbrellaHeader {
    /// Frameworks of the platform that the header imports.
    let modules: [String]
    /// Whether it is the framework's own header, which its clients see.
    let isPublic: Bool

    /// Takes what the project names as public headers, and looks beside the sources and in the folders around them, up to
    /// the one that holds all.
    init(
        module: String, files: [String], publicHeaders: [String] = [], bridgingHeader: String? = nil,
        exports: [String] = [], conditions: BuildConditions
    ) {
        var modules = Set(exports)
        var isPublic = !exports.isEmpty
        for header in publicHeaders {
            guard let data = FileManager.default.contents(atPath: header) else { continue }
            let imports = Self.imports(String(decoding: data, as: UTF8.self), conditions)
            modules.formUnion(imports)
            if !imports.isEmpty { isPublic = true }
        }
        if let bridgingHeader, let data = FileManager.default.contents(atPath: bridgingHeader) {
            modules.formUnion(Self.imports(String(decoding: data, as: UTF8.self), conditions))
        }
        for folder in Self.folders(files) {
            for name in ["\(module).h", "\(module)-Bridging-Header.h", "Bridging-Header.h"] {
                guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
                modules.formUnion(Self.imports(String(decoding: data, as: UTF8.self), conditions))
                if name == "\(module).h" { isPublic = true }
            }
        }
        self.modules = modules.sorted()
        self.isPublic = isPublic
    }

    private static func folders(_ files: [String]) -> [String] {
        var folders = Set(files.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
        guard var common = folders.min() else { return [] }
        while !common.isEmpty, !folders.allSatisfy({ ($0 + "/").hasPrefix(common + "/") }) {
            common = String(common[..<(common.lastIndex(of: "/") ?? common.startIndex)])
        }
        for folder in folders {
            var next = folder
            while next.count > common.count, let slash = next.lastIndex(of: "/") {
                next = String(next[..<slash])
                folders.insert(next)
            }
        }
        return folders.sorted()
    }

    /// Modules of single headers, as iOS's own maps name them.
    private static let modulesOfHeaders: [Substring: Substring] = ["sqlite3.h": "SQLite3", "zlib.h": "zlib"]

    /// `#import <UIKit/UIKit.h>`, `@import UIKit;` of frameworks that are there.
    private static func imports(_ text: String, _ conditions: BuildConditions) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            let name: Substring
            if line.hasPrefix("#import <") || line.hasPrefix("#include <") {
                let path = line.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
                name = modulesOfHeaders[path] ?? path.prefix { $0 != "/" }
            } else if line.hasPrefix("@import ") {
                name = line.dropFirst("@import ".count).prefix { $0.isLetter }
            } else {
                return nil
            }
            return conditions.hasFramework(String(name)) ? String(name) : nil
        }
    }
}
