// SPDX-License-Identifier: MIT
import CoreImage

/// Looks for codes in a camera's pictures.
enum MachineReadableCodes {
    struct Found {
        let type: AVMetadataObject.ObjectType
        let text: String?
        /// Top left, bottom left, bottom right, top right, in pixels from the bottom left.
        let corners: [CGPoint]
    }

    /// The types that can be found.
    static let kinds: [AVMetadataObject.ObjectType: BarcodeReader.Kind] = [
        .qr: .qr, .ean13: .ean13, .ean8: .ean8, .upce: .upce, .code39: .code39, .code93: .code93, .code128: .code128,
        .pdf417: .pdf417, .aztec: .aztec, .dataMatrix: .dataMatrix, .interleaved2of5: .interleaved2of5,
        .codabar: .codabar, .itf14: .interleaved2of5, .code39Mod43: .code39,
    ]

    static func find(_ types: [AVMetadataObject.ObjectType], in picture: CGImage) -> [Found] {
        let image = CIImage(cgImage: picture)
        let wanted = types.reduce(into: BarcodeReader.Kind()) { all, type in
            if type != .qr, let kind = kinds[type] { all.insert(kind) }
        }
        let others = BarcodeReader.codes(wanted, in: image).compactMap { code in
            types.first { kinds[$0] == code.kind && isOf($0, code.text) }.map {
                Found(type: $0, text: code.text, corners: code.corners)
            }
        }
        return (types.contains(.qr) ? quickResponseCodes(in: image) : []) + others
    }

    /// Whether a code's text is as the type wants it: two types are others with a check digit.
    private static func isOf(_ type: AVMetadataObject.ObjectType, _ text: String?) -> Bool {
        switch type {
        case .itf14: CheckDigits.isTradeItemNumber(text ?? "", digits: 14)
        case .code39Mod43: CheckDigits.isCode39(text ?? "")
        default: true
        }
    }

    private static func quickResponseCodes(in image: CIImage) -> [Found] {
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)
        return (detector?.features(in: image) ?? []).compactMap { feature in
            guard let code = feature as? CIQRCodeFeature else { return nil }
            return Found(
                type: .qr, text: code.messageString,
                corners: [code.topLeft, code.bottomLeft, code.bottomRight, code.topRight])
        }
    }
}

extension AVMetadataObject.ObjectType {
    /// What the cameras of phones offer to find: https://developer.apple.com/documentation/avfoundation/avmetadataobject/objecttype
    static let ofCameras: [Self] = [
        .qr, .microQR, .ean13, .ean8, .upce, .code39, .code39Mod43, .code93, .code128, .pdf417, .aztec,
        .interleaved2of5, .itf14, .dataMatrix, .codabar, .face, .humanBody, .catBody, .dogBody, .salientObject,
    ]
}
