// SPDX-License-Identifier: MIT
import Foundation

@testable import SourceAdapter

extension FrameworkIndex {
    /// Of all frameworks of iOS, those included that are not there.
    static let shipped: FrameworkIndex = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../scripts/api")
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let texts = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
            return FrameworkIndex(text: texts.joined())
        } catch {
            fatalError("the lists of scripts/api cannot be read: \(error)")
        }
    }()
}
