// SPDX-License-Identifier: MIT
import UIKit

class NightViewController: UIViewController {
    @IBOutlet weak var taskButton: UIButton!
    @IBOutlet weak var taskLabel: UILabel!
    @IBOutlet weak var musicButton: UIButton!

    let music = Music()
    var task = LongTask()

    override func viewDidLoad() {
        super.viewDidLoad()
        taskButton.setTitle("Background Task Running", for: .disabled)
        music.changed = { [weak self] in self?.showMusic() }
        if task.count > 0 { taskLabel.text = "\(task.count) of \(LongTask.end)" }
        showMusic()
    }

    @IBAction func startTask(_ sender: Any) {
        let log = task.log
        guard UIDevice.current.isMultitaskingSupported else { return log("this device does not go on behind others") }
        task.log = { [weak self] line in
            log(line)
            guard let self else { return }
            taskLabel.text = "\(task.count) of \(LongTask.end)"
        }
        task.start { [weak self] _ in
            self?.task.log = log
            self?.taskButton.isEnabled = true
        }
        taskButton.isEnabled = !task.isRunning
    }

    @IBAction func toggleMusic(_ sender: Any) {
        if music.isPlaying { music.stop() } else { music.play() }
    }

    private func showMusic() {
        musicButton.setTitle(music.isPlaying ? "Stop Background Music" : "Play Background Music", for: .normal)
    }
}
