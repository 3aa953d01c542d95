// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// A folder for one test. All of them go when the test program ends.
struct Scratch {
    let folder: Path

    private static let root: Path = {
        let root = Path.absolute(NSTemporaryDirectory()) / "touchstone-tests-\(getpid())"
        atexit { Scratch.removeAll() }
        return root
    }()

    init() throws {
        folder = Self.root / UUID().uuidString
        try folder.makeDirectory()
    }

    private static func removeAll() {
        do { try root.remove() } catch { print(error) }
    }

    /// Writes a file; its path.
    @discardableResult
    func file(_ name: String, _ text: String = "") throws -> Path {
        let path = folder / name
        try path.write(text)
        return path
    }
}

/// The failure `body` throws; nil when it throws none.
func failure(_ body: () throws -> Void) -> Failure? {
    do { try body() } catch { return error as? Failure }
    return nil
}
