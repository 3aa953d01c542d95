// SPDX-License-Identifier: MIT
import UIKit

class PictureViewController: UIViewController {
    static let modes: [(title: String, mode: UIView.ContentMode)] = [
        ("Scale to Fill", .scaleToFill), ("Aspect Fit", .scaleAspectFit), ("Aspect Fill", .scaleAspectFill),
        ("Center", .center), ("Top", .top), ("Bottom", .bottom), ("Left", .left), ("Right", .right),
        ("Top Left", .topLeft), ("Top Right", .topRight), ("Bottom Left", .bottomLeft), ("Bottom Right", .bottomRight),
    ]

    var chain = FilterChain.shared
    @IBOutlet private(set) var imageView: UIImageView!
    @IBOutlet private(set) var modeButton: UIButton!
    @IBOutlet private(set) var sizeLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        modeButton.showsMenuAsPrimaryAction = true
        modeButton.menu = UIMenu(children: Self.modes.map { row in
            UIAction(title: row.title) { [weak self] _ in self?.use(row.title, row.mode) }
        })
        show(chain.picture)
    }

    func use(_ title: String, _ mode: UIView.ContentMode) {
        imageView.contentMode = mode
        modeButton.configuration?.title = title
    }

    func show(_ image: UIImage) {
        chain.picture = image
        imageView.image = image
        sizeLabel.text = "\(Int(image.size.width)) x \(Int(image.size.height)) points"
    }

    @IBAction func scale(_ sender: Any) { show(chain.picture.scaled(to: CGSize(width: 200, height: 200))) }

    @IBAction private func choose(_ sender: UIBarButtonItem) {
        let picker = UIImagePickerController()
        picker.sourceType = .photoLibrary
        picker.allowsEditing = true
        picker.delegate = self
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.barButtonItem = sender
        present(picker, animated: true)
    }
}

extension PictureViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        if let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage { show(image) }
        picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
