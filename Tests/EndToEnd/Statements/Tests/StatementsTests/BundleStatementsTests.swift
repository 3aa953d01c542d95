// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct BundleStatementsTests {
    private final class Marker: NSObject {}

    @Test("a folder called Resources in a bundle hides neither the bundle from its classes nor its own files")
    func resources() throws {
        let bundle = Bundle(for: Marker.self)
        #expect(bundle != .main)
        let names = ["fixture", "Resources/fixture"]
        let found = try #require(names.compactMap { bundle.url(forResource: $0, withExtension: "txt") }.first)
        #expect(try String(contentsOf: found, encoding: .utf8) == "a fixture\n")
    }
}
