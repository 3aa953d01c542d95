// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

@testable import AVFoundation
@testable import MediaEngine

/// How large a film's pictures are decoded, beside how large they are shown.
@Suite @MainActor struct ShownPicturesTests {
    /// Pictures of one size, that suit it alone.
    private final class Still: PictureSource {
        let size: CGSize
        let rate = 30.0
        init(_ size: CGSize) { self.size = size }
        func picture(at time: CMTime) throws(MediaFailure) -> CGImage? {
            let width = max(1, Int(size.width))
            return CGImage(pixels: PixelBuffer(width: width, height: 1), isOpaque: true)
        }
        func suits(_ limit: CGSize) -> Bool { limit == size }
    }

    private func width(
        _ pictures: ShownPictures, _ limit: Int, isExact: Bool = false, changed: @escaping @Sendable () -> Void = {}
    )
        throws -> Int?
    {
        try pictures.picture(
            at: .zero, limit: CGSize(width: limit, height: 1), isExact: isExact, { Still($0) }, changed: changed)?.width
    }

    /// Asks for another size and waits until it is there; what was given meanwhile.
    private func follow(_ pictures: ShownPictures, _ limit: Int) async throws -> Int? {
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        let shown = try width(pictures, limit) { change.finish() }
        for await _ in changes {}
        return shown
    }

    @Test("Pictures of another size take the place of the old ones once they are there; who wants them exactly waits")
    func changes() async throws {
        let pictures = ShownPictures()
        #expect(try width(pictures, 4) == 4)
        #expect(try await follow(pictures, 8) == 4)
        #expect(try width(pictures, 8) == 8)
        #expect(try width(pictures, 6, isExact: true) == 6)
        pictures.forget()
        #expect(!pictures.isThere)
    }

    @Test("A size that changes on and on is not followed for ever: pictures are as large as the film's then")
    func dragging() async throws {
        let pictures = ShownPictures()
        #expect(try width(pictures, 1) == 1)
        for side in 2...4 { #expect(try await follow(pictures, side) == side - 1) }
        #expect(try await follow(pictures, 5) == 4)
        // No limit: what stands for the film's own size here.
        #expect(try width(pictures, 6) == 1)
        #expect(try width(pictures, 7) == 1)
    }

    @Test(
        "A layer's pictures have the pixels that they cover: of its views' screen, however they are turned and scaled")
    func layer() {
        let (view, layer) = (CALayer(), AVPlayerLayer())
        view.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
        // On no screen yet.
        #expect(layer.pixels(of: CGSize(width: 1920, height: 1080)) == .zero)
        view.contentsScale = 3
        #expect(layer.pixels(of: CGSize(width: 1920, height: 1080)) == CGSize(width: 1170, height: 658))
        layer.videoGravity = .resizeAspectFill
        #expect(layer.pixels(of: CGSize(width: 1920, height: 1080)) == CGSize(width: 1600, height: 900))
        view.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5))
        #expect(layer.pixels(of: CGSize(width: 1920, height: 1080)) == CGSize(width: 800, height: 450))
    }
}
