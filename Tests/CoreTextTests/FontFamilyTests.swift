// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import CoreText

/// The search for a face of a family, and what faces say of themselves.
struct FontFamilyTests {
    @Test("another weight of a narrow face is narrow, of a wide one wide")
    func weightsKeepTheWidth() throws {
        func name(_ face: String, _ weight: Double) throws -> FontIdentity.Source {
            try #require(FontIdentity(name: face)).withWeight(weight).source
        }
        #expect(try name("HelveticaNeue-CondensedBold", 0.62) == .named(postScript: "HelveticaNeue-CondensedBlack"))
        #expect(try name("HelveticaNeue-CondensedBlack", 0) == .named(postScript: "HelveticaNeue-CondensedBold"))
        #expect(try name("HelveticaNeue-Light", 0.4) == .named(postScript: "HelveticaNeue-Bold"))
        #expect(try name("AvenirNextCondensed-Bold", 0) == .named(postScript: "AvenirNextCondensed-Regular"))
    }

    @Test(
        "an italic's angle has its fraction: 16 degrees and 333 thousandths in Liberation Serif's table",
        .enabled(if: FontLocator.path(of: "LiberationSerif-Italic.ttf") != nil))
    func angle() throws {
        let path = try #require(FontLocator.path(of: "LiberationSerif-Italic.ttf"))
        let face = try #require(FontFace.open(path, index: 0))
        #expect(face.readStyle().italicAngle == -16.3330078125)
    }

    @Test("a feature that is said twice, by a text and by a key, counts once")
    func equalKeys() {
        struct Key: RawRepresentable, Hashable { let rawValue: String }
        let setting: [AnyHashable: Any] = [
            AnyHashable(CTFontDescriptor.Key.openTypeTag): "tnum",
            AnyHashable(Key(rawValue: CTFontDescriptor.Key.openTypeTag)): "tnum",
        ]
        let descriptor = CTFontDescriptor(attributes: [CTFontDescriptor.Key.features: [setting]])
        #expect(descriptor.identity.features == ["tnum"])
    }
}
