// SPDX-License-Identifier: MIT
import AVFoundation
import MediaEngine
import Testing

/// Pictures and bytes that the app itself makes.
@Suite struct AppMadeMediaTests {
    // MARK: Compositor

    /// Fills each picture with a grey that tells the time: a tenth of a second is 25.
    private final class TimeCompositor: __ObjCObject, AVVideoCompositing {
        var sourcePixelBufferAttributes: [String: Any]? { nil }
        var requiredPixelBufferAttributesForRenderContext: [String: Any] {
            [kCVPixelBufferPixelFormatTypeKey as String: [Self.format]]
        }
        // One test uses it.
        nonisolated(unsafe) static var format = kCVPixelFormatType_32BGRA
        var size = CGSize.zero
        var canvas: OSType?
        func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext) {
            size = newRenderContext.size
            canvas = newRenderContext.newPixelBuffer().map(CVPixelBufferGetPixelFormatType)
        }

        func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest) {
            let time = asyncVideoCompositionRequest.compositionTime.seconds
            guard time < 1 else { return asyncVideoCompositionRequest.finish(with: NSError(domain: "late", code: 7)) }
            // As compositors do, on a queue of their own.
            DispatchQueue.global().async {
                guard let buffer = asyncVideoCompositionRequest.renderContext.newPixelBuffer() else { return }
                CVPixelBufferLockBaseAddress(buffer, [])
                if let memory = CVPixelBufferGetBaseAddress(buffer) {
                    let size = CVPixelBufferGetBytesPerRow(buffer) * CVPixelBufferGetHeight(buffer)
                    memset(memory, Int32((time * 250).rounded()), size)
                }
                CVPixelBufferUnlockBaseAddress(buffer, [])
                asyncVideoCompositionRequest.finish(withComposedVideoFrame: buffer)
                asyncVideoCompositionRequest.finishCancelledRequest()
            }
        }
    }

    private final class Stretch: __ObjCObject, AVVideoCompositionInstructionProtocol {
        let timeRange = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
        let enablePostProcessing = false
        let containsTweening = true
        let requiredSourceTrackIDs: [NSValue]? = []
        let passthroughTrackID = kCMPersistentTrackID_Invalid
    }

    @Test("A composition's pictures are those of the app's compositor, which is asked for each; its error is told")
    func compositor() throws {
        let film = AVMutableComposition()
        let track = try #require(
            film.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        track.insertEmptyTimeRange(CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1)))
        let composition = AVMutableVideoComposition()
        composition.renderSize = CGSize(width: 8, height: 6)
        composition.frameDuration = CMTime(value: 1, timescale: 10)
        composition.customVideoCompositorClass = TimeCompositor.self
        composition.instructions = [Stretch()]
        let generator = AVAssetImageGenerator(asset: film)
        generator.videoComposition = composition
        for tenth in [0, 2, 5] {
            let image = try generator.copyCGImage(at: CMTime(value: Int64(tenth), timescale: 10), actualTime: nil)
            #expect(image.width == 8 && image.height == 6)
            let data = try #require(image.dataProvider?.data)
            #expect(Int((data as Data)[0]) == tenth * 25)
        }
        #expect(throws: (any Error).self) {
            try generator.copyCGImage(at: CMTime(value: 3, timescale: 2), actualTime: nil)
        }
        let item = AVPlayerItem(asset: film)
        defer { TimeCompositor.format = kCVPixelFormatType_32BGRA }
        for format in [kCVPixelFormatType_32BGRA, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange] {
            TimeCompositor.format = format
            item.videoComposition = composition
            let made = try #require(item.customVideoCompositor as? TimeCompositor)
            #expect(made.canvas == format, "the app's compositor draws into what it asks for")
        }
        item.videoComposition = composition
        #expect((item.customVideoCompositor as? TimeCompositor)?.size == composition.renderSize)
    }

    // MARK: Loader

    private final class Loader: __ObjCObject, AVAssetResourceLoaderDelegate, @unchecked Sendable {
        // Sendable: its queue alone uses it.
        var asked: [String] = []
        var data = Data()
        var target: URL?
        let queue = DispatchQueue(label: "loader")

        func resourceLoader(
            _ resourceLoader: AVAssetResourceLoader,
            shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
        ) -> Bool {
            let path = loadingRequest.request.url?.lastPathComponent ?? ""
            asked.append(loadingRequest.dataRequest?.requestsAllDataToEndOfResource == true ? "all" : "what")
            if path == "nothing.wav" { return false }
            if path == "broken.wav" {
                loadingRequest.finishLoading(with: NSError(domain: "app", code: 5))
                return true
            }
            if let target {
                loadingRequest.redirect = URLRequest(url: target)
                loadingRequest.finishLoading()
                return true
            }
            if let information = loadingRequest.contentInformationRequest {
                information.contentType = "com.microsoft.waveform-audio"
                information.contentLength = Int64(data.count)
                information.isByteRangeAccessSupported = true
            }
            queue.async { self.answer(loadingRequest) }
            return true
        }

        private func answer(_ request: AVAssetResourceLoadingRequest) {
            guard let wanted = request.dataRequest else { return request.finishLoading() }
            let end = min(data.count, Int(wanted.requestedOffset) + wanted.requestedLength)
            while wanted.currentOffset < end {
                let start = Int(wanted.currentOffset)
                wanted.respond(with: data[start..<min(end, start + 10_000)])
            }
            request.finishLoading()
        }
    }

    private func wave() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("loader-\(UUID().uuidString).wav")
        let writer = try SoundFileWriter(
            path: file.path, container: .wave, rate: 44_100, channels: 1, bits: 16, isFloat: false)
        try writer.write([Float](repeating: 0.25, count: 44_100))
        try writer.close()
        return file
    }

    private func asset(_ name: String, _ loader: Loader) throws -> AVURLAsset {
        let asset = AVURLAsset(url: try #require(URL(string: "kept://here/\(name)")))
        asset.resourceLoader.setDelegate(loader, queue: loader.queue)
        return asset
    }

    @Test("The app gives the bytes of an address of its own scheme: asked what they are, then for all, in pieces")
    func loader() throws {
        let file = try wave()
        defer { try? FileManager.default.removeItem(at: file) }  // The temporary folder is left fuller.
        let loader = Loader()
        loader.data = try Data(contentsOf: file)
        let asset = try asset("a.wav", loader)
        #expect(asset.duration == CMTime(value: 1, timescale: 1))
        #expect(asset.tracks(withMediaType: .audio).count == 1)
        #expect(loader.asked == ["what", "all"])
    }

    @Test("An address that the app sends elsewhere is read there; what it does not load, or fails to, is an error")
    func otherwise() throws {
        let file = try wave()
        defer { try? FileManager.default.removeItem(at: file) }  // The temporary folder is left fuller.
        let loader = Loader()
        loader.target = file
        #expect(try asset("b.wav", loader).duration.seconds == 1)
        for name in ["nothing.wav", "broken.wav"] {
            let asset = try asset(name, Loader())
            #expect(asset.tracks.isEmpty && asset.statusOfValue(forKey: "tracks", error: nil) == .failed)
        }
        let own = AVURLAsset(url: file)
        let unasked = Loader()
        own.resourceLoader.setDelegate(unasked, queue: unasked.queue)
        #expect(own.duration.seconds == 1 && unasked.asked.isEmpty, "files need no loader")
    }
}
