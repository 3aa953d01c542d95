// SPDX-License-Identifier: MIT
import UIKit

/// The editor of a note, which another device may go on with at any moment.
class NoteViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate, NSUserActivityDelegate {
    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var noteView: UITextView!
    var index = 0
    var unsaved: (title: String, text: String)?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleField.delegate = self
        noteView.delegate = self
        let note = Note.all[index]
        titleField.text = unsaved?.title ?? note.title
        noteView.text = unsaved?.text ?? note.text
        navigationItem.title = note.date.formatted(date: .abbreviated, time: .omitted)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let activity = NSUserActivity(activityType: Note.activityType)
        activity.title = "Editing a note"
        activity.delegate = self
        activity.userInfo = content
        userActivity = activity
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        var notes = Note.all
        guard notes.indices.contains(index) else { return }
        notes[index].title = titleField.text ?? ""
        notes[index].text = noteView.text
        Note.all = notes
    }

    private var content: [AnyHashable: Any] {
        ["index": index, "title": titleField.text ?? "", "text": noteView.text ?? ""]
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: content)
        super.updateUserActivityState(activity)
    }

    // MARK: Changes

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        userActivity?.needsSave = true
        return true
    }

    func textViewDidChange(_ textView: UITextView) { userActivity?.needsSave = true }

    /// The other device has the note now.
    func userActivityWasContinued(_ userActivity: NSUserActivity) {
        DispatchQueue.main.async { userActivity.invalidate() }
    }
}
