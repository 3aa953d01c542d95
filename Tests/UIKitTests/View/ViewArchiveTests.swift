// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import UIKit

/// What https://developer.apple.com/documentation/foundation/nskeyedarchiver says of views as of all objects.
@MainActor @Suite(.serialized)
struct ViewArchiveTests {
    /// - Returns: what a program reads that makes the object of the archive's root itself.
    private func copy<View: UIView>(_ view: View) throws -> View? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        return View(coder: try NSKeyedUnarchiver(forReadingFrom: data))
    }

    @Test("Views are made from an archive's coder that has none of their keys")
    func withoutKeys() throws {
        let view = try #require(try copy(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))))
        #expect(view.subviews.isEmpty)
        let label = try #require(try copy(UILabel()))
        #expect(label.text == nil)
    }
}
