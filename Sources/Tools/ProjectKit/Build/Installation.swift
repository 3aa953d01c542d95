// SPDX-License-Identifier: MIT
import Foundation

/// Touchstone itself on this machine: its sources and what was built of them.
package struct Installation: Sendable {
    /// The repository.
    package var root: Path
    /// SwiftPM's folder of built products.
    package var products: Path

    /// From the variables the start script sets, else from where this program lies (`.build/debug/touchstone-cli`).
    package static func current() throws -> Installation {
        let environment = ProcessInfo.processInfo.environment
        if let root = environment["TOUCHSTONE_ROOT"], let products = environment["TOUCHSTONE_PRODUCTS"] {
            return Installation(root: Path(root), products: Path(products).resolved ?? Path(products))
        }
        guard let program = Path("/proc/self/exe").resolved else {
            throw Failure(.dependency, "touchstone: cannot find its own place")
        }
        var folder = program.parent
        while folder.string != "/" {
            if (folder / "Package.swift").exists { return Installation(root: folder, products: program.parent) }
            folder = folder.parent
        }
        throw Failure(.dependency, "touchstone: set TOUCHSTONE_ROOT to the repository, or use its touchstone script")
    }
}
