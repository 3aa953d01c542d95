// SPDX-License-Identifier: MIT
import UIKit

class MovieEditorViewController: UITableViewController {
    static let years = (1888...2030).map(String.init)

    var library = Library.shared
    var movie: Movie?

    @IBOutlet private(set) var titleField: UITextField!
    @IBOutlet private(set) var aboutView: UITextView!
    @IBOutlet private(set) var sharedSwitch: UISwitch!
    @IBOutlet private(set) var friendLabel: UILabel!
    @IBOutlet private(set) var friendCell: UITableViewCell!
    @IBOutlet private(set) var yearPicker: UIPickerView!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleField.text = movie?.title
        aboutView.text = movie?.about
        if let row = Self.years.firstIndex(of: movie?.year ?? "") {
            yearPicker.selectRow(row, inComponent: 0, animated: false)
        }
        showSharing()
    }

    private func showSharing() {
        let isShared = movie?.lent == true
        sharedSwitch.isOn = isShared
        friendLabel.text = movie?.lentToFriend?.friendName ?? "None"
        friendCell.isUserInteractionEnabled = isShared
        friendLabel.isEnabled = isShared
    }

    @IBAction private func titleEnded(_ sender: UITextField) {}

    @IBAction func sharedChanged(_ sender: UISwitch) {
        movie?.setShared(sender.isOn)
        showSharing()
    }

    @IBAction func cancelEditing(_ sender: Any) {
        library.context.rollback()
        dismiss(animated: true)
    }

    @IBAction func saveMovie(_ sender: Any) {
        movie?.title = titleField.text
        movie?.about = aboutView.text
        movie?.year = Self.years[yearPicker.selectedRow(inComponent: 0)]
        do {
            try library.save()
            dismiss(animated: true)
        } catch {
            let alert = UIAlertController(
                title: "The movie was not saved", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let chooser = segue.destination as? FriendChooserViewController else { return }
        chooser.library = library
        chooser.chosen = movie?.lentToFriend
        chooser.whenChosen = { [weak self] friend in
            self?.movie?.lend(to: friend)
            self?.showSharing()
        }
    }
}

extension MovieEditorViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.years.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.years[row]
    }
}
