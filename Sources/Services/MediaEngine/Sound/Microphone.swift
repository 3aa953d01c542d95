// SPDX-License-Identifier: MIT

/// What the device's microphone hears: the file that `TOUCHSTONE_MICROPHONE` names, again and again; else a tone of
/// 440 Hz at a tenth of full scale, so that recordings and meters have something. `silence` hears nothing.
package final class Microphone {
    private enum Kind {
        case tone, silence
        case file(any SoundSource)
    }
    private let kind: Kind

    /// Reads the environment; a file that cannot be opened is reported and silent.
    package init() {
        let wanted = ProcessInfo.processInfo.environment["TOUCHSTONE_MICROPHONE"]
        switch wanted {
        case nil, "tone": kind = .tone
        case "silence": kind = .silence
        case let path?:
            do { kind = .file(try SoundFiles.open(URL(fileURLWithPath: path))) } catch {
                Unsupported.report("TOUCHSTONE_MICROPHONE: \(error.text)")
                kind = .silence
            }
        }
    }

    /// Interleaved samples from `seconds` after the beginning on.
    package func samples(at seconds: Double, count: Int, rate: Double, channels: Int) -> [Float] {
        var result = [Float](repeating: 0, count: max(0, count) * channels)
        switch kind {
        case .silence: break
        case .tone:
            for frame in 0..<max(0, count) {
                let value = Float(sin((seconds + Double(frame) / rate) * 440 * 2 * .pi)) * 0.1
                for channel in 0..<channels { result[frame * channels + channel] = value }
            }
        case .file(let source):
            for frame in 0..<max(0, count) {
                let place = ((seconds + Double(frame) / rate) * source.rate)
                    .truncatingRemainder(dividingBy: max(1, Double(source.frameCount)))
                let sample = read(source, Int64(place))
                for channel in 0..<channels { result[frame * channels + channel] = sample }
            }
        }
        return result
    }

    private var cache: (first: Int64, samples: [Float]) = (0, [])

    private func read(_ source: any SoundSource, _ index: Int64) -> Float {
        var offset = Int(index - cache.first) * source.channels
        if index < cache.first || offset >= cache.samples.count {
            do { cache = (index, try source.read(8192, at: index)) } catch { return 0 }
            offset = 0
        }
        return cache.samples.isEmpty ? 0 : cache.samples[offset]
    }
}
