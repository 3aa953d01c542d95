// SPDX-License-Identifier: MIT
import CoreGraphics

extension RenderNode {
    /// Where some pixels of the contents are on the display; all that the layer draws where they are not shown one on one.
    func area(ofContents part: PixelRect) -> PixelRect {
        if part.isEmpty { return .empty }
        guard animated == nil, let store = state.contents as? BackingStore else { return content.rect }
        for case .image(let image) in content.items where image.pixels === store.pixels {
            guard let offset = image.offset else { break }
            return part.offsetBy(offset.x, offset.y).intersection(content.rect)
        }
        return content.rect
    }
}
