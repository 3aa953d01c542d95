// SPDX-License-Identifier: MIT
import Social
import UIKit

/// A text of at most 140 characters and a picture, for two networks.
class ComposerViewController: UIViewController, UITextViewDelegate {
    static let limit = 140
    @IBOutlet weak var textView: UITextView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var pictureView: UIImageView!
    let speaker = Speaker()
    /// The picture of the post; nil: none.
    private(set) var picture: UIImage?

    override func viewDidLoad() {
        super.viewDidLoad()
        textViewDidChange(textView)
    }

    func textViewDidChange(_ textView: UITextView) {
        let left = Self.limit - textView.text.count
        countLabel.text = "\(left)"
        countLabel.textColor = left < 0 ? .systemRed : .secondaryLabel
    }

    /// Attaches the picture that comes with the app, or takes it away.
    @IBAction func togglePicture(_ sender: Any) {
        picture = picture == nil ? UIImage(named: "Lighthouse") : nil
        pictureView.image = picture
    }

    @IBAction func chooseTwitter(_ sender: UIBarButtonItem) { choose(.twitter, sender) }
    @IBAction func chooseFacebook(_ sender: UIBarButtonItem) { choose(.facebook, sender) }

    private func choose(_ network: Network, _ item: UIBarButtonItem) {
        textView.resignFirstResponder()
        let sheet = UIAlertController(title: network.title, message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.barButtonItem = item
        sheet.addAction(UIAlertAction(title: "Composer", style: .default) { _ in self.compose(network) })
        sheet.addAction(UIAlertAction(title: "Auto-Post", style: .default) { _ in self.post(network) })
        sheet.addAction(UIAlertAction(title: "Timeline", style: .default) { _ in self.showTimeline(network) })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    // MARK: The system's sheet

    func compose(_ network: Network) {
        guard let sheet = composer(network) else {
            print("\(network.title)'s composer is not available")
            return
        }
        present(sheet, animated: true)
    }

    func composer(_ network: Network) -> SLComposeViewController? {
        guard SLComposeViewController.isAvailable(forServiceType: network.serviceType),
            let sheet = SLComposeViewController(forServiceType: network.serviceType)
        else { return nil }
        sheet.setInitialText(textView.text)
        if let picture { sheet.add(picture) }
        sheet.completionHandler = { [weak self] result in
            self?.dismiss(animated: true) { if result == .done { self?.clear() } }
        }
        return sheet
    }

    private func clear() {
        textView.text = ""
        textViewDidChange(textView)
        picture = nil
        pictureView.image = nil
    }

    // MARK: Our own requests

    func post(_ network: Network) {
        speaker.post(textView.text, picture: picture, to: network) { [weak self] problem in
            guard let self else { return }
            if problem == nil { clear() }
            show(problem == nil ? "Posted to \(network.title)" : "Cannot Post", problem?.localizedDescription)
        }
    }

    private func showTimeline(_ network: Network) {
        speaker.timeline(of: network) { [weak self] posts in
            switch posts {
            case .success(let posts): self?.performSegue(withIdentifier: "timeline", sender: (network, posts))
            case .failure(let problem): self?.show("No Timeline", problem.localizedDescription)
            }
        }
    }

    private func show(_ title: String, _ text: String?) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let timeline = segue.destination as? TimelineViewController,
            let (network, posts) = sender as? (Network, [Post])
        else { return }
        timeline.title = network.title
        timeline.posts = posts
    }
}
