// SPDX-License-Identifier: MIT
import AVFoundation

/// A minute of a graph of six nodes, rendered offline: two players, one through two filters, one through an echo, a mixer
/// and the output.
enum SoundGraph {
    static let rate = 44_100.0
    static let seconds = 60
    static let block: AVAudioFrameCount = 1024

    static func render() {
        do { try run() } catch { fatalError("\(error)") }
    }

    private static func run() throws {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 2) else { return }
        let engine = AVAudioEngine()
        let (first, second) = (AVAudioPlayerNode(), AVAudioPlayerNode())
        let equalizer = AVAudioUnitEQ(numberOfBands: 2)
        let delay = AVAudioUnitDelay()
        for (band, frequency) in zip(equalizer.bands, [Float(200), 4000]) {
            (band.filterType, band.frequency, band.gain, band.bandwidth) = (.parametric, frequency, 6, 1)
            band.bypass = false
        }
        (delay.delayTime, delay.feedback, delay.wetDryMix) = (0.25, 40, 50)
        for node in [first, second, equalizer, delay] { engine.attach(node) }
        engine.connect(first, to: equalizer, format: format)
        engine.connect(equalizer, to: engine.mainMixerNode, format: format)
        engine.connect(second, to: delay, format: format)
        engine.connect(delay, to: engine.mainMixerNode, format: format)
        try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: block)
        try engine.start()
        for (node, pitch) in [(first, 220.0), (second, 330.0)] {
            guard let tone = tone(pitch, format) else { return }
            node.scheduleBuffer(tone, at: nil, options: .loops, completionHandler: nil)
            node.play()
        }
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: block) else { return }
        var loudest: Float = 0
        while engine.manualRenderingSampleTime < Int64(rate) * Int64(seconds) {
            let status = try engine.renderOffline(block, to: buffer)
            guard status == .success, let left = buffer.floatChannelData?[0] else { fatalError("\(status)") }
            loudest = max(loudest, left[0])
        }
        print(loudest)
    }

    private static func tone(_ pitch: Double, _ format: AVAudioFormat) -> AVAudioPCMBuffer? {
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(rate)),
            let data = buffer.floatChannelData
        else { return nil }
        buffer.frameLength = buffer.frameCapacity
        for channel in 0..<2 {
            for (index, sample) in SoundByHand.tone(pitch).enumerated() { data[channel][index] = sample }
        }
        return buffer
    }
}
