// SPDX-License-Identifier: MIT
import CoreImage
import Photos
import UIKit

/// Edits the newest photo and takes the edit back.
final class EditorViewController: UIViewController, PHPhotoLibraryChangeObserver {
    private let picture = UIImageView()
    private(set) lazy var status = label("status")
    private(set) var asset: PHAsset?
    private static let format = "org.touchstone.Studio.sepia"

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = true
        picture.accessibilityIdentifier = "photo"
        picture.heightAnchor.constraint(equalToConstant: 260).isActive = true
        stack([picture, status, row([button("Age", #selector(age)), button("Revert", #selector(revert))])])
        PHPhotoLibrary.requestAuthorization { [weak self] status in
            DispatchQueue.main.async {
                guard status == .authorized else {
                    self?.status.text = "Allow photos in Settings to edit them."
                    return
                }
                self?.load()
            }
        }
    }

    deinit { PHPhotoLibrary.shared().unregisterChangeObserver(self) }

    private func load() {
        PHPhotoLibrary.shared().register(self)
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        asset = PHAsset.fetchAssets(with: .image, options: options).firstObject
        show()
    }

    private func show() {
        guard let asset else { return status.text = "There are no photos." }
        status.text = asset.hasAdjustments ? "Edited" : "As taken"
        PHImageManager.default().requestImage(
            for: asset, targetSize: CGSize(width: 600, height: 600), contentMode: .aspectFit, options: nil
        ) { [weak self] image, _ in self?.picture.image = image }
    }

    func photoLibraryDidChange(_ changeInstance: PHChange) {
        DispatchQueue.main.async {
            guard let asset = self.asset, let details = changeInstance.changeDetails(for: asset) else { return }
            self.asset = details.objectAfterChanges
            self.show()
        }
    }

    @objc func age() {
        guard let asset else { return }
        asset.requestContentEditingInput(with: nil) { [weak self] input, _ in
            guard let input, let url = input.fullSizeImageURL, let image = CIImage(contentsOf: url) else { return }
            let output = PHContentEditingOutput(contentEditingInput: input)
            let aged = image.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 1.0])
            let rendered = CIContext().createCGImage(aged, from: image.extent).map { UIImage(cgImage: $0) }
            guard let data = rendered?.jpegData(compressionQuality: 0.9) else { return }
            do { try data.write(to: output.renderedContentURL) } catch {
                self?.status.text = error.localizedDescription
                return
            }
            output.adjustmentData = PHAdjustmentData(
                formatIdentifier: Self.format, formatVersion: "1", data: Data("sepia".utf8))
            self?.change { $0.contentEditingOutput = output }
        }
    }

    @objc func revert() { change { $0.revertAssetContentToOriginal() } }

    private func change(_ body: @escaping (PHAssetChangeRequest) -> Void) {
        guard let asset else { return }
        PHPhotoLibrary.shared().performChanges({ body(PHAssetChangeRequest(for: asset)) }) {
            [weak self] isDone, error in
            guard !isDone else { return }
            DispatchQueue.main.async { self?.status.text = error?.localizedDescription ?? "Not changed" }
        }
    }
}
