// SPDX-License-Identifier: MIT
import Foundation

/// Finds and reads QR codes.
enum QRReader {
    static func features(in image: CIImage, _ context: CIContext) -> [CIQRCodeFeature] { [] }
}
