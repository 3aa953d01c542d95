// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore
import TouchstoneDevice

/// Plays what notifications sound like: a file of `Library/Sounds` or of the bundle, or the standard sound where the file is
/// missing, cannot be read, or is as long as iOS does not take it.
enum NotificationSounds {
    /// Seconds.
    private static let longest = 30.0

    static func play(_ sound: NotificationRecord.Sound) {
        let source = source(of: sound)
        let played = PlayedSound(source)
        played.begin(at: FrameClock.now, position: 0, speed: 1, loops: 0)
        played.set(volume: loudness(of: sound), pan: 0)
        Loudspeaker.shared.add(played)
        DispatchQueue.main.asyncAfter(deadline: .now() + source.duration + 0.1) { Loudspeaker.shared.remove(played) }
    }

    private static func loudness(of sound: NotificationRecord.Sound) -> Float {
        guard case .critical(_, let volume?) = sound else { return 1 }
        return min(max(volume, 0), 1)
    }

    static func source(of sound: NotificationRecord.Sound) -> any SoundSource {
        let name: String? =
            switch sound {
            case .standard, .ringtone(nil), .critical(nil, _): nil
            case .file(let name), .ringtone(let name?), .critical(let name?, _): name
            }
        guard let name, let file = file(named: name) else { return standard }
        do {
            let source = try SoundFiles.open(file)
            return source.duration < longest ? source : standard
        } catch { return standard }
    }

    private static func file(named name: String) -> URL? {
        let own = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Sounds/" + name)
        if FileManager.default.fileExists(atPath: own.path) { return own }
        return Bundle.main.url(forResource: name, withExtension: nil)
    }

    /// Three rising notes that die away, a third of a second in all.
    static var standard: SoundInMemory {
        let notes = [880.0, 1108.7, 1318.5]
        let rate = Loudspeaker.rate
        let length = Int(rate * 0.11)
        let samples = notes.flatMap { note in
            (0..<length).map { index in
                let time = Double(index) / rate
                return Float(sin(2 * .pi * note * time) * exp(-time * 18) * 0.4)
            }
        }
        return SoundInMemory(rate: rate, channels: 1, samples: samples)
    }
}
