// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import SourceAdapter

/// One file of a module of its own, adapted: its text, and what was reported.
func adapt(
    _ text: String, mode: String = "5", conditions: Set<String> = []
) throws -> (text: String, reports: [AdapterReport]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let overlay = try SourceAdapter.adapt(
        module: "M", files: [file.path], index: .shipped, cache: folder.appendingPathComponent("cache"),
        options: AdapterOptions(languageMode: mode, conditions: conditions))
    let output = try #require(overlay.outputs[file.path])
    return (try String(contentsOf: output, encoding: .utf8), overlay.reports)
}

/// Modules of one file each that import each other, in a folder of their own.
struct ModuleFolder {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func adapt(_ module: String, _ text: String) throws -> Overlay {
        let file = folder.appendingPathComponent("\(module).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        var options = AdapterOptions()
        options.interfacePaths = [folder.path]
        return try SourceAdapter.adapt(
            module: module, files: [file.path], index: .shipped, cache: folder.appendingPathComponent("cache"),
            options: options)
    }
}
