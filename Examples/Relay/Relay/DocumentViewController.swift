// SPDX-License-Identifier: MIT
import UIKit

/// The editor of a note in a file.
class DocumentViewController: UIViewController, UITextViewDelegate {
    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var noteView: UITextView!
    var url: URL!
    private(set) var document: NoteDocument?

    override func viewDidLoad() {
        super.viewDidLoad()
        noteView.delegate = self
        titleField.addTarget(self, action: #selector(changed), for: .editingChanged)
        let document = NoteDocument(fileURL: url)
        self.document = document
        navigationItem.title = document.localizedName
        document.open { _ in self.show() }
    }

    private func show() {
        guard let document, document.documentState == .normal else { return }
        titleField.text = document.content.title
        noteView.text = document.content.text
        titleField.becomeFirstResponder()
    }

    @objc func changed() {
        document?.content = NoteDocument.Content(title: titleField.text ?? "", text: noteView.text)
        document?.updateChangeCount(.done)
    }

    func textViewDidChange(_ textView: UITextView) { changed() }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { document?.close() }
    }
}
