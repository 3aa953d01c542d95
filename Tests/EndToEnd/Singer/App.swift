// SPDX-License-Identifier: MIT
import AVFoundation
import UIKit

/// Sings a tone, alone or beside other apps, and has no background mode: what background.sh tells it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        if CommandLine.arguments.contains("-play") { screen.sing(mixing: false) }
        return true
    }
}

final class Screen: UIViewController {
    private var player: AVAudioPlayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let actions: [(String, @MainActor (Screen) -> Void)] = [
            ("hum", { $0.hum() }), ("play", { $0.sing(mixing: false) }), ("mix", { $0.sing(mixing: true) }),
            ("stop", { $0.stop() }),
        ]
        for (index, (name, body)) in actions.enumerated() {
            let action = UIAction(title: name) { [unowned self] _ in body(self) }
            let button = UIButton(type: .system, primaryAction: action)
            button.accessibilityIdentifier = name
            button.frame = CGRect(x: 40, y: 120 + 60 * index, width: 200, height: 44)
            view.addSubview(button)
        }
    }

    func sing(mixing: Bool) {
        do {
            let session = AVAudioSession.sharedInstance()
            try session.setCategory(.playback, options: mixing ? .mixWithOthers : [])
            try session.setActive(true)
            player = try AVAudioPlayer(data: Self.tone)
        } catch { fatalError("\(error)") }
        player?.numberOfLoops = -1
        player?.play()
    }

    /// Without a word about its category.
    private func hum() {
        do { player = try AVAudioPlayer(data: Self.tone) } catch { fatalError("\(error)") }
        player?.numberOfLoops = -1
        player?.play()
    }

    private func stop() {
        player?.stop()
        do { try AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation) } catch {
            fatalError("\(error)")
        }
    }

    /// A second of 440 Hz as a WAV file: 8,000 samples of 16 bits.
    private static var tone: Data {
        let rate = 8000
        var data = Data("RIFF".utf8)
        func add<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        add(UInt32(36 + rate * 2))
        data += Data("WAVEfmt ".utf8)
        add(UInt32(16))
        for value in [1, 1] as [UInt16] { add(value) }
        for value in [rate, rate * 2] { add(UInt32(value)) }
        for value in [2, 16] as [UInt16] { add(value) }
        data += Data("data".utf8)
        add(UInt32(rate * 2))
        for index in 0..<rate { add(Int16(8000 * sin(2 * Double.pi * 440 * Double(index) / Double(rate)))) }
        return data
    }
}
