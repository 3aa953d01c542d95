// SPDX-License-Identifier: MIT
import AVFoundation
import UIKit

/// Shows what the camera sees and says what the codes in it say.
final class ScannerViewController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    private let session = AVCaptureSession()
    private let preview = UIView()
    private var previewLayer: AVCaptureVideoPreviewLayer?
    private(set) lazy var found = label("found")
    private let frameView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        preview.heightAnchor.constraint(equalToConstant: 420).isActive = true
        preview.backgroundColor = .black
        preview.clipsToBounds = true
        frameView.layer.borderColor = UIColor.systemYellow.cgColor
        frameView.layer.borderWidth = 4
        preview.addSubview(frameView)
        stack([preview, found])
        found.text = "No code"
        AVCaptureDevice.requestAccess(for: .video) { [weak self] isAllowed in
            DispatchQueue.main.async {
                guard isAllowed else {
                    self?.found.text = "Allow the camera in Settings to read codes."
                    return
                }
                self?.begin()
            }
        }
    }

    private func begin() {
        guard let camera = AVCaptureDevice.default(for: .video) else { return found.text = "There is no camera." }
        do {
            session.addInput(try AVCaptureDeviceInput(device: camera))
        } catch { return found.text = error.localizedDescription }
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: .main)
        output.metadataObjectTypes = [.qr]
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.videoGravity = .resizeAspectFill
        layer.frame = preview.bounds
        preview.layer.insertSublayer(layer, at: 0)
        previewLayer = layer
        session.startRunning()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        previewLayer?.frame = preview.bounds
    }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        let codes = metadataObjects.compactMap { $0 as? AVMetadataMachineReadableCodeObject }
        guard let code = codes.first else {
            frameView.frame = .zero
            return found.text = "No code"
        }
        found.text = code.stringValue
        frameView.frame = previewLayer?.transformedMetadataObject(for: code)?.bounds ?? .zero
    }
}
