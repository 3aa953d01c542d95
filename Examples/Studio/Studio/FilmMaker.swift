// SPDX-License-Identifier: MIT
import AVFoundation
import UIKit

/// Draws two short films and a tone, joins them, and writes what comes out.
enum FilmMaker {
    static let size = CGSize(width: 320, height: 180)
    static let seconds = 2

    enum Problem: Error { case cannotWrite, cannotExport(String) }

    /// A film of one colour with a square that crosses it.
    static func draw(_ color: UIColor, to url: URL, completion: @escaping (Error?) -> Void) {
        try? FileManager.default.removeItem(at: url)  // A film of before may not be there.
        do {
            let writer = try AVAssetWriter(outputURL: url, fileType: .mp4)
            let input = AVAssetWriterInput(
                mediaType: .video,
                outputSettings: [
                    AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: size.width, AVVideoHeightKey: size.height,
                ])
            let adaptor = AVAssetWriterInputPixelBufferAdaptor(
                assetWriterInput: input, sourcePixelBufferAttributes: nil)
            writer.add(input)
            guard writer.startWriting() else { return completion(writer.error ?? Problem.cannotWrite) }
            writer.startSession(atSourceTime: .zero)
            for frame in 0..<(seconds * 15) {
                guard let buffer = picture(color, frame) else { return completion(Problem.cannotWrite) }
                adaptor.append(buffer, withPresentationTime: CMTime(value: CMTimeValue(frame), timescale: 15))
            }
            input.markAsFinished()
            writer.finishWriting { completion(writer.error) }
        } catch { completion(error) }
    }

    private static func picture(_ color: UIColor, _ frame: Int) -> CVPixelBuffer? {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, Int(size.width), Int(size.height), kCVPixelFormatType_32BGRA, nil, &made)
        guard let buffer = made else { return nil }
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        let context = CGContext(
            data: CVPixelBufferGetBaseAddress(buffer), width: Int(size.width), height: Int(size.height),
            bitsPerComponent: 8, bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        context?.setFillColor(color.cgColor)
        context?.fill(CGRect(origin: .zero, size: size))
        context?.setFillColor(UIColor.white.cgColor)
        context?.fill(CGRect(x: CGFloat(frame) * 8, y: 70, width: 40, height: 40))
        return buffer
    }

    /// One film behind the other, the second fading in.
    static func join(_ urls: [URL]) throws -> (AVComposition, AVVideoComposition) {
        let composition = AVMutableComposition()
        guard
            let track = composition.addMutableTrack(
                withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid)
        else { throw Problem.cannotWrite }
        var place = CMTime.zero
        var starts: [CMTime] = []
        for url in urls {
            let asset = AVURLAsset(url: url)
            guard let source = asset.tracks(withMediaType: .video).first else { throw Problem.cannotWrite }
            try track.insertTimeRange(CMTimeRange(start: .zero, duration: asset.duration), of: source, at: place)
            starts.append(place)
            place = CMTimeAdd(place, asset.duration)
        }
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
        for start in starts.dropFirst() {
            let fade = CMTimeRange(start: start, duration: CMTime(value: 1, timescale: 2))
            layer.setOpacityRamp(fromStartOpacity: 0, toEndOpacity: 1, timeRange: fade)
        }
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: place)
        instruction.layerInstructions = [layer]
        let video = AVMutableVideoComposition()
        video.renderSize = size
        video.frameDuration = CMTime(value: 1, timescale: 15)
        video.instructions = [instruction]
        return (composition, video)
    }

    static func export(
        _ composition: AVComposition, _ video: AVVideoComposition, to url: URL, completion: @escaping (Error?) -> Void
    ) {
        try? FileManager.default.removeItem(at: url)  // A film of before may not be there.
        guard let session = AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetHighestQuality)
        else {
            return completion(Problem.cannotExport("no such preset"))
        }
        session.outputURL = url
        session.outputFileType = .mp4
        session.videoComposition = video
        session.exportAsynchronously {
            let problem = session.status == .completed ? nil : session.error ?? Problem.cannotExport("cancelled")
            DispatchQueue.main.async { completion(problem) }
        }
    }
}
