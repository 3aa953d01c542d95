// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

extension CGFont {
    /// The font with a PostScript name; nil when there is none.
    public convenience init?(_ name: CFString) {
        let font = CTFontCreateWithName(name, 12, nil)
        // Fonts that are not there are substituted.
        let isThere = (CTFontCopyPostScriptName(font) as String) == (name as String)
        guard isThere, let data = FileManager.default.contents(atPath: font.core.face.path) else { return nil }
        self.init(data: data)
    }
}
