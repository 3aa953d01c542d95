// SPDX-License-Identifier: MIT
import Foundation

/// One run over a module.
struct ModuleAdapter {
    let module: String
    let files: [String]
    let index: FrameworkIndex
    let cache: URL
    let options: AdapterOptions

    func run() throws -> Overlay {
        Overlay(file: cache.appendingPathComponent("overlay.yaml"), compilerFlags: [], reports: [], outputs: [:])
    }
}
