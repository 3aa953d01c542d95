// SPDX-License-Identifier: MIT
import CoreGraphics

extension ImageDecoder {
    /// What `DelayTime` says for the frame; a tenth of a second where the file gives nothing usable.
    package func playDelay(_ index: Int) -> Double {
        guard let delay = delay(index), delay >= 0.011 else { return 0.1 }
        return delay
    }
}

/// Why an animation does not play; 0 where it does.
public enum CGImageAnimationStatus: OSStatus, Sendable {
    case parameterError = -22140
    case corruptInputImage = -22141
    case unsupportedFormat = -22142
    case incompleteInputImage = -22143
    case allocationFailure = -22144
}

/// Gets the number of a frame, the frame, and where to ask for the end.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// Plays an animated file: the block gets each frame at its time on the main queue until it sets `stop`. Returns 0, or
/// a non-zero status when the data holds no image.
public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?,
    _ block: @escaping (_ index: Int, _ image: CGImage, _ stop: UnsafeMutablePointer<Bool>) -> Void
) -> Int32 {
    guard let decoder = ImageDecoder(Data(referencing: data)) else {
        return CGImageAnimationStatus.unsupportedFormat.rawValue
    }
    let loops = options.number(kCGImageAnimationLoopCount) ?? decoder.loopCount.map(Double.init) ?? 1
    let start = Int(options.number(kCGImageAnimationStartIndex) ?? 0)
    let player = FramePlayer(decoder: decoder, loops: loops == 0 ? .infinity : loops, block: block)
    player.show(max(0, min(start, decoder.frameCount - 1)))
    return 0
}

public func CGAnimateImageAtURLWithBlock(
    _ url: CFURL, _ options: CFDictionary?,
    _ block: @escaping (_ index: Int, _ image: CGImage, _ stop: UnsafeMutablePointer<Bool>) -> Void
) -> Int32 {
    guard let data = try? Data(contentsOf: url as URL) else { return CGImageAnimationStatus.parameterError.rawValue }
    return CGAnimateImageDataWithBlock(NSData(data: data), options, block)
}

private final class FramePlayer: @unchecked Sendable {
    // Used on the main queue only, after it has been made.
    private let decoder: ImageDecoder
    private var loops: Double
    private let block: (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

    init(decoder: ImageDecoder, loops: Double, block: @escaping (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void) {
        self.decoder = decoder
        self.loops = loops
        self.block = block
    }

    func show(_ index: Int) {
        DispatchQueue.main.async { [self] in
            var stop = false
            block(index, decoder.image(index), &stop)
            var next = index + 1
            if next == decoder.frameCount {
                next = 0
                loops -= 1
            }
            guard !stop, loops > 0 else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + decoder.playDelay(index)) { self.show(next) }
        }
    }
}
