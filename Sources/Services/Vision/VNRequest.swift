// SPDX-License-Identifier: MIT

/// What is to be looked for. A request may be performed several times; its results are those of the last.
open class VNRequest: __ObjCObject, VNFindings, @unchecked Sendable {
    // Used by one thread at a time, as on iOS.
    final var found: [VNObservation]?
    private final var isCancelled = false

    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    open private(set) var completionHandler: VNRequestCompletionHandler?

    public convenience override init() { self.init(completionHandler: nil) }

    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
        super.init()
    }

    open class var supportedRevisions: IndexSet { [1] }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }

    /// A request that has not been performed yet will not be.
    open func cancel() { isCancelled = true }

    final func perform(on image: CIImage) throws {
        do {
            guard !isCancelled else { throw VNError(.requestCancelled) }
            found = try observations(in: image)
        } catch {
            found = nil
            completionHandler?(self, error)
            throw error
        }
        completionHandler?(self, nil)
    }

    /// Requests that are none of these are not here.
    func observations(in image: CIImage) throws -> [VNObservation] {
        Unsupported.report("\(type(of: self))")
        throw VNError(.unsupportedRequest)
    }
}

/// Results by their common type; each request has them by its own.
public protocol VNFindings: AnyObject {}

extension VNFindings where Self: VNRequest {
    /// nil before the request was performed, and when that failed.
    public var results: [VNObservation]? { found }
}

/// A request that looks at a picture or a part of it.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// In parts of the picture, from its lower left.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The part of the picture.
    final func region(of image: CIImage) -> CIImage {
        let (part, whole) = (regionOfInterest, image.extent)
        return image.cropped(
            to: CGRect(
                x: whole.minX + part.minX * whole.width, y: whole.minY + part.minY * whole.height,
                width: part.width * whole.width, height: part.height * whole.height))
    }
}

/// Looks for codes, of all kinds unless told otherwise.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var symbologies: [VNBarcodeSymbology] = VNDetectBarcodesRequest.known
    open var coalesceCompositeSymbologies = false
    open class var supportedSymbologies: [VNBarcodeSymbology] { known }
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { Self.known }
    /// nil before the request was performed, and when that failed.
    public final var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }

    private static let kinds: [VNBarcodeSymbology: BarcodeReader.Kind] = [
        .aztec: .aztec, .codabar: .codabar, .code39: .code39, .code93: .code93, .code128: .code128,
        .dataMatrix: .dataMatrix, .ean8: .ean8, .ean13: .ean13, .i2of5: .interleaved2of5, .pdf417: .pdf417,
        .upce: .upce,
    ]
    private static let known = [.qr] + kinds.keys.sorted { $0.rawValue < $1.rawValue }

    override func observations(in image: CIImage) throws -> [VNObservation] {
        let wanted = symbologies.isEmpty ? Self.known : symbologies
        for symbology in wanted where !Self.known.contains(symbology) {
            Unsupported.report("VNDetectBarcodesRequest of \(symbology.rawValue)")
        }
        let part = region(of: image)
        return (wanted.contains(.qr) ? quickResponseCodes(in: part) : []) + otherCodes(wanted, in: part)
    }

    private func quickResponseCodes(in part: CIImage) -> [VNObservation] {
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil)
        let features = detector?.features(in: part) ?? []
        return features.compactMap { $0 as? CIQRCodeFeature }.map {
            VNBarcodeObservation(Corners($0, in: part.extent), $0)
        }
    }

    private func otherCodes(_ wanted: [VNBarcodeSymbology], in part: CIImage) -> [VNObservation] {
        let kinds = wanted.compactMap { Self.kinds[$0] }
        return BarcodeReader.codes(BarcodeReader.Kind(kinds), in: part).compactMap { code in
            wanted.first { Self.kinds[$0] == code.kind }.map {
                VNBarcodeObservation(Corners(code.corners, in: part.extent), $0, code.text)
            }
        }
    }
}

/// Looks for sheets.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    /// 0: all.
    open var maximumObservations = 1
    /// nil before the request was performed, and when that failed.
    public final var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }

    override func observations(in image: CIImage) throws -> [VNObservation] {
        let part = region(of: image)
        let limit = maximumObservations == 0 ? 100 : maximumObservations
        let detector = CIDetector(
            ofType: CIDetectorTypeRectangle, context: nil, options: [CIDetectorMaxFeatureCount: NSNumber(value: 100)])
        let found = (detector?.features(in: part) ?? []).compactMap { $0 as? CIRectangleFeature }
        return found.filter { isWanted($0.bounds, in: part.extent) }.prefix(limit).map {
            VNRectangleObservation(Corners($0, in: part.extent))
        }
    }

    /// Sizes are parts of the picture's shorter side, ratios the shorter side by the longer.
    private func isWanted(_ bounds: CGRect, in extent: CGRect) -> Bool {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        guard long > 0, short >= CGFloat(minimumSize) * min(extent.width, extent.height) else { return false }
        return (CGFloat(minimumAspectRatio)...max(1, CGFloat(maximumAspectRatio))).contains(short / long)
    }
}
