// SPDX-License-Identifier: MIT
import ImageIO
import MediaEngine
internal import PhotoStore
import Synchronization
internal import UIKit

/// Pictures of files, upright and no larger than wanted.
enum ImageDecoding {
    /// - Parameter longestSide: pixels; pictures are never enlarged.
    static func image(_ file: URL, longestSide: Double) -> CGImage? {
        guard let source = CGImageSourceCreateWithURL(file as NSURL as CFURL, nil) else { return nil }
        var options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        if longestSide.isFinite { options[kCGImageSourceThumbnailMaxPixelSize] = max(1, longestSide.rounded()) }
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary)
    }

    /// The longer side of a picture of `width` x `height` that fits into a target or covers it; infinite for its own
    /// size.
    static func longestSide(width: Int, height: Int, target: CGSize, mode: PHImageContentMode) -> Double {
        guard target.width > 0, target.height > 0, width > 0, height > 0 else { return .infinity }
        let ratios = [target.width / CGFloat(width), target.height / CGFloat(height)]
        let scale = mode == .aspectFill ? max(ratios[0], ratios[1]) : min(ratios[0], ratios[1])
        return scale >= 1 ? .infinity : Double(max(width, height)) * Double(scale)
    }
}

/// First pictures of films; decoded by ffmpeg, where the device has it.
enum FilmPictures {
    static func first(of file: URL) -> CGImage? {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: file))
        generator.appliesPreferredTrackTransform = true
        do { return try generator.copyCGImage(at: .zero, actualTime: nil) } catch {
            Unsupported.report("pictures of films in the photo library: \(error.localizedDescription)")
            return nil
        }
    }

    static func size(of file: URL) -> PhotoFileReader.Film? {
        do {
            let info = try MediaInfo.read(file)
            guard let track = info.tracks.first(where: { $0.type == kCMMediaType_Video }) else { return nil }
            let size = CGSize(width: track.width, height: track.height).applying(track.transform)
            return PhotoFileReader.Film(
                width: Int(abs(size.width)), height: Int(abs(size.height)), duration: info.duration.seconds)
        } catch { return nil }
    }
}

private func install() {
    PhotoFileReader.film.withLock { $0 = { FilmPictures.size(of: $0) } }
    PhotoLibrary.asset.withLock { $0 = { PHAsset($0) } }
    PhotoLibrary.filmPicture.withLock { $0 = { FilmPictures.first(of: $0) } }
}

@section(".init_array") @used
private let recordReaders: @convention(c) () -> Void = { __objcRecord { install() } }

/// Numbers of requests, and those that were called off before they were answered.
enum RequestNumbers {
    private struct State {
        var last: Int32 = 0
        var cancelled: Set<Int32> = []
        var open: Set<Int32> = []
    }
    private static let state = Mutex(State())

    static func next() -> Int32 {
        state.withLock { state in
            state.last &+= 1
            state.open.insert(state.last)
            return state.last
        }
    }

    static func cancel(_ number: Int32) {
        state.withLock { state in
            if state.open.contains(number) { state.cancelled.insert(number) }
        }
    }

    static func isCancelled(_ number: Int32) -> Bool { state.withLock { $0.cancelled.contains(number) } }

    /// Ends the request; whether it was called off.
    static func takeCancelled(_ number: Int32) -> Bool {
        state.withLock { state in
            state.open.remove(number)
            return state.cancelled.remove(number) != nil
        }
    }
}
