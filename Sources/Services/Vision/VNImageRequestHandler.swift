// SPDX-License-Identifier: MIT

/// Performs requests on one picture.
open class VNImageRequestHandler: __ObjCObject, @unchecked Sendable {
    // A constant.
    /// nil: it cannot be read.
    private let image: CIImage?

    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.image = image }
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        self.image = image.oriented(orientation)
    }
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.image = CIImage(cgImage: image) }
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        self.image = CIImage(cgImage: image).oriented(orientation)
    }
    public init(cvPixelBuffer buffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        image = CIImage(cvPixelBuffer: buffer)
    }
    public init(
        cvPixelBuffer buffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        image = CIImage(cvPixelBuffer: buffer).oriented(orientation)
    }
    public init(url: URL, options: [VNImageOption: Any] = [:]) { image = CIImage(contentsOf: url) }
    public init(url: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        image = CIImage(contentsOf: url)?.oriented(orientation)
    }
    public init(data: Data, options: [VNImageOption: Any] = [:]) { image = CIImage(data: data) }
    public init(data: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        image = CIImage(data: data)?.oriented(orientation)
    }

    /// Performs the requests one after the other; returns when all are done.
    open func perform(_ requests: [VNRequest]) throws {
        guard let image else { throw VNError(.invalidImage) }
        for request in requests { try request.perform(on: image) }
    }
}

/// Performs requests on pictures that follow one another.
open class VNSequenceRequestHandler: __ObjCObject, @unchecked Sendable {
    // It has no state.
    public override init() {}

    open func perform(_ requests: [VNRequest], on image: CIImage) throws {
        try VNImageRequestHandler(ciImage: image).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws {
        try VNImageRequestHandler(ciImage: image, orientation: orientation).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on image: CGImage) throws {
        try VNImageRequestHandler(cgImage: image).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws {
        try VNImageRequestHandler(cgImage: image, orientation: orientation).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on buffer: CVPixelBuffer) throws {
        try VNImageRequestHandler(cvPixelBuffer: buffer).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on buffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws
    {
        try VNImageRequestHandler(cvPixelBuffer: buffer, orientation: orientation).perform(requests)
    }
}
