// SPDX-License-Identifier: MIT
public import CoreImage

extension CIImage {
    /// With options by plain texts, as before Swift 4.2.
    @_disfavoredOverload
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [String: Any]?) {
        let named = options.map {
            [CIImageOption: Any](uniqueKeysWithValues: $0.map { (CIImageOption(rawValue: $0.key), $0.value) })
        }
        self.init(cvPixelBuffer: pixelBuffer, options: named)
    }
}
