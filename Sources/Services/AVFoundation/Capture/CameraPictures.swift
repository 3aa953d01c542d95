// SPDX-License-Identifier: MIT
import ImageIO
import MediaEngine
import QuartzCore
import Synchronization

/// What the device's cameras see: the picture or film that `TOUCHSTONE_CAMERA` names, else a chart of colour bars over a
/// clock. Upright, as the person in front of the screen would see it.
final class CameraPictures: Sendable {
    static let shared = CameraPictures()
    /// Pixels, of a phone held upright.
    static let size = CGSize(width: 1080, height: 1920)

    private enum Scene {
        case chart
        case picture(CGImage)
        case film(FilePictures, length: Double)
    }
    // Sendable: images do not change, readers are sendable.
    private struct State: @unchecked Sendable {
        var scene: Scene?
        var chart: CGImage?
    }
    private let state = Mutex(State())

    /// Whether a later picture differs.
    var isMoving: Bool {
        state.withLock { state in
            if case .film = state.scene { return true }
            return false
        }
    }

    func picture(of camera: AVCaptureDevice, at time: Double) -> CGImage {
        // Sendable because nothing of it changes.
        struct Found: @unchecked Sendable { let image: CGImage }
        return state.withLock { state in
            if state.scene == nil { state.scene = Self.chosenScene() }
            if case .picture(let image) = state.scene { return Found(image: image) }
            if case .film(let film, let length) = state.scene {
                let place = CMTime(
                    seconds: time.truncatingRemainder(dividingBy: max(0.1, length)), preferredTimescale: 600)
                if let image = try? film.picture(at: place) { return Found(image: image) }  // Else the chart.
            }
            if state.chart == nil { state.chart = Self.drawChart() }
            return Found(image: state.chart ?? CGImage(pixels: PixelBuffer(width: 2, height: 2)))
        }.image
    }

    /// As the camera is set: zoom, exposure, white. A still scene that nobody changed is worked out once.
    func seen(by camera: AVCaptureDevice, at time: Double) -> CGImage {
        camera.look(at: picture(of: camera, at: time))
    }

    private static func chosenScene() -> Scene {
        guard let path = ProcessInfo.processInfo.environment["TOUCHSTONE_CAMERA"] else { return .chart }
        let url = URL(fileURLWithPath: path)
        // What is no picture may be a film.
        if let data = try? Data(contentsOf: url), let image = decodedImage(data) { return .picture(image) }
        let asset = AVURLAsset(url: url)
        guard let film = FilePictures(asset.tracks(withMediaType: .video).first) else {
            Unsupported.report("TOUCHSTONE_CAMERA: \(path) is neither a picture nor a film")
            return .chart
        }
        return .film(film, length: asset.duration.seconds)
    }

    /// Eight bars and a grey ramp: what cameras are tried with.
    private static func drawChart() -> CGImage {
        let pixels = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let context = CGContext(buffer: pixels, scale: 1)
        let colors: [(CGFloat, CGFloat, CGFloat)] = [
            (0.9, 0.9, 0.9), (0.9, 0.9, 0.1), (0.1, 0.85, 0.85), (0.1, 0.8, 0.1), (0.85, 0.1, 0.85), (0.85, 0.1, 0.1),
            (0.1, 0.1, 0.85), (0.08, 0.08, 0.08),
        ]
        let width = size.width / CGFloat(colors.count)
        for (index, color) in colors.enumerated() {
            context.setFillColor(CGColor(red: color.0, green: color.1, blue: color.2, alpha: 1))
            context.fill(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height))
        }
        for step in 0..<16 {
            let value = CGFloat(step) / 15
            context.setFillColor(CGColor(red: value, green: value, blue: value, alpha: 1))
            context.fill(
                CGRect(
                    x: CGFloat(step) * size.width / 16, y: size.height * 0.42, width: size.width / 16,
                    height: size.height * 0.16))
        }
        return CGImage(pixels: pixels, isOpaque: true)
    }
}

/// nil when the bytes are no picture.
func decodedImage(_ data: Data) -> CGImage? {
    CGImageSourceCreateWithData(NSData(data: data), nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
}

/// A picture as a file of the given type (`public.jpeg`).
func encodedImage(_ image: CGImage, type: String = "public.jpeg", tags: [String: Any] = [:]) -> Data? {
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data, NSString(string: type), 1, nil) else { return nil }
    CGImageDestinationAddImage(destination, image, tags.isEmpty ? nil : NSDictionary(dictionary: tags))
    return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
}
