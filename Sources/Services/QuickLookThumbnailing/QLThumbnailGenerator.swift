// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// A picture of a file. Sendable: immutable.
open class QLThumbnailRepresentation: __ObjCObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable { case icon = 0, lowQualityThumbnail, thumbnail }

    open private(set) var type: RepresentationType
    open private(set) var uiImage: UIImage
    open var cgImage: CGImage { uiImage.cgImage ?? Self.nothing }
    /// What the picture shows of the thumbnail: all.
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

    private static let nothing = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage!

    init(_ image: UIImage, type: RepresentationType) {
        uiImage = image
        self.type = type
        super.init()
    }
}

/// Makes small pictures of files: of images and PDF what they show, of others a symbol.
open class QLThumbnailGenerator: __ObjCObject, @unchecked Sendable {
    // Sendable: it keeps the cancelled requests alone, under a lock.
    public static let shared = QLThumbnailGenerator()
    private let lock = NSLock()
    private var cancelled = Set<ObjectIdentifier>()

    /// - Parameter completionHandler: on any thread.
    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        let hold = ClockHold()
        DispatchQueue.main.async { [self] in
            let result = MainActor.assumeIsolated { answer(request) }
            DispatchQueue.global().async {
                switch result {
                case .success(let picture): completionHandler(picture, nil)
                case .failure(let error): completionHandler(nil, error)
                }
                hold.release()
            }
        }
    }

    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try await withCheckedThrowingContinuation { done in
            generateBestRepresentation(for: request) { picture, error in
                if let picture {
                    done.resume(returning: picture)
                } else {
                    done.resume(throwing: error ?? QLThumbnailError(.generationFailed))
                }
            }
        }
    }

    /// The best is ready at once: the handler is called with it alone.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        generateBestRepresentation(for: request) { updateHandler?($0, $0?.type ?? .thumbnail, $1) }
    }

    open func cancel(_ request: Request) { lock.withLock { _ = cancelled.insert(ObjectIdentifier(request)) } }

    open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String,
        completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        generateBestRepresentation(for: request) { picture, error in
            guard let picture else { return completionHandler(error) }
            let isJPEG = UTType(contentType)?.conforms(to: .jpeg) ?? false
            let data = isJPEG ? picture.uiImage.jpegData(compressionQuality: 0.9) : picture.uiImage.pngData()
            do {
                try (data ?? Data()).write(to: fileURL, options: .atomic)
                completionHandler(nil)
            } catch { completionHandler(QLThumbnailError(.savingToURLFailed)) }
        }
    }

    @MainActor private func answer(_ request: Request) -> Result<QLThumbnailRepresentation, any Error> {
        if lock.withLock({ cancelled.remove(ObjectIdentifier(request)) }) != nil {
            return .failure(QLThumbnailError(.requestCancelled))
        }
        guard FileManager.default.fileExists(atPath: request.fileURL.path) else {
            return .failure(QLThumbnailError(.generationFailed))
        }
        return .success(ThumbnailDrawing(request).picture())
    }
}

extension QLThumbnailGenerator {
    /// Which picture is wanted. Sendable: immutable but for two settings made before it is handed over.
    open class Request: __ObjCObject, NSCopying, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: UInt.max)
        }

        public let fileURL: URL
        /// Points.
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        /// Points below which there is no picture but the symbol.
        open var minimumDimension: CGFloat = 0
        open var iconMode = false
        open var contentType: UTType?

        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            fileURL = url
            self.size = size
            self.scale = scale
            self.representationTypes = representationTypes
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request(fileAt: fileURL, size: size, scale: scale, representationTypes: representationTypes)
            copy.minimumDimension = minimumDimension
            copy.iconMode = iconMode
            copy.contentType = contentType
            return copy
        }
    }
}
