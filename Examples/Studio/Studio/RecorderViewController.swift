// SPDX-License-Identifier: MIT
import AVFoundation
import UIKit

/// Records what the microphone hears, shows how loud it is, and plays it.
final class RecorderViewController: UIViewController, AVAudioRecorderDelegate, AVAudioPlayerDelegate {
    let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("recording.caf")
    private(set) var recorder: AVAudioRecorder?
    private(set) var player: AVAudioPlayer?
    private(set) lazy var status = label("status")
    let level = UIProgressView(progressViewStyle: .default)
    private lazy var recordButton = button("Start", #selector(recordOrStop))
    private lazy var pauseButton = button("Pause", #selector(pauseOrGoOn))
    private lazy var playButton = button("Listen", #selector(listen))
    private lazy var deleteButton = button("Delete", #selector(remove))
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        level.accessibilityIdentifier = "level"
        stack([
            status, level, row([recordButton, pauseButton]), row([playButton, deleteButton]),
        ])
        status.text = "Nothing recorded"
    }

    @objc func recordOrStop() {
        if let recorder, recorder.isRecording || recorder.currentTime > 0 { return recorder.stop() }
        AVAudioSession.sharedInstance().requestRecordPermission { [weak self] isAllowed in
            DispatchQueue.main.async {
                guard isAllowed else {
                    self?.status.text = "Allow the microphone in Settings to record."
                    return
                }
                self?.begin()
            }
        }
    }

    private func begin() {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playAndRecord, options: .defaultToSpeaker)
            try AVAudioSession.sharedInstance().setActive(true)
            let settings: [String: Any] = [
                AVFormatIDKey: Int(kAudioFormatLinearPCM), AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1,
            ]
            let recorder = try AVAudioRecorder(url: url, settings: settings)
            recorder.delegate = self
            recorder.isMeteringEnabled = true
            recorder.record()
            self.recorder = recorder
        } catch {
            status.text = error.localizedDescription
            return
        }
        recordButton.setTitle("Stop", for: .normal)
        status.text = "Recording"
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.showLevel() }
    }

    private func showLevel() {
        guard let recorder else { return }
        recorder.updateMeters()
        level.progress = max(0, 1 + recorder.averagePower(forChannel: 0) / 60)
    }

    @objc func pauseOrGoOn() {
        guard let recorder else { return }
        if recorder.isRecording { recorder.pause() } else { recorder.record() }
        status.text = recorder.isRecording ? "Recording" : "Paused"
        pauseButton.setTitle(recorder.isRecording ? "Pause" : "Go On", for: .normal)
    }

    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
        timer?.invalidate()
        level.progress = 0
        recordButton.setTitle("Start", for: .normal)
        pauseButton.setTitle("Pause", for: .normal)
        do {
            let file = try AVAudioFile(forReading: url)
            let seconds = Double(file.length) / file.processingFormat.sampleRate
            status.text = String(format: "Recorded %.1f s", seconds)
        } catch { status.text = error.localizedDescription }
        self.recorder = nil
    }

    @objc func listen() {
        do {
            let player = try AVAudioPlayer(contentsOf: url)
            player.delegate = self
            player.play()
            self.player = player
            status.text = "Listening"
        } catch { status.text = "Nothing to hear" }
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { status.text = "Heard" }

    @objc func remove() {
        player?.stop()
        do {
            try FileManager.default.removeItem(at: url)
            status.text = "Nothing recorded"
        } catch { status.text = "Nothing to delete" }
    }
}
