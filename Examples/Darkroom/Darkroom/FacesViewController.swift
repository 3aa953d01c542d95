// SPDX-License-Identifier: MIT
import CoreImage
import UIKit

/// A face, in points of the picture from its top left corner.
struct Face: Equatable {
    var frame: CGRect
    var leftEye: CGPoint?
    var rightEye: CGPoint?
    var mouth: CGPoint?

    var details: String {
        var lines = ["Face at \(Self.text(frame.origin)), \(Int(frame.width)) x \(Int(frame.height))"]
        for (name, point) in [("Left eye", leftEye), ("Right eye", rightEye), ("Mouth", mouth)] {
            if let point { lines.append("  \(name) at \(Self.text(point))") }
        }
        return lines.joined(separator: "\n")
    }

    private static func text(_ point: CGPoint) -> String { "(\(Int(point.x)), \(Int(point.y)))" }
}

extension Face {
    /// Core Image counts from the bottom.
    init(_ feature: CIFaceFeature, height: CGFloat) {
        func flip(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: height - point.y) }
        let box = feature.bounds
        frame = CGRect(x: box.minX, y: height - box.maxY, width: box.width, height: box.height)
        leftEye = feature.hasLeftEyePosition ? flip(feature.leftEyePosition) : nil
        rightEye = feature.hasRightEyePosition ? flip(feature.rightEyePosition) : nil
        mouth = feature.hasMouthPosition ? flip(feature.mouthPosition) : nil
    }

    static func all(in picture: UIImage) -> [Face] {
        guard let image = picture.cgImage,
            let detector = CIDetector(
                ofType: CIDetectorTypeFace, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
        else { return [] }
        let points = CIImage(cgImage: image).transformed(by: CGAffineTransform(scaleX: 1 / picture.scale, y: 1 / picture.scale))
        return detector.features(in: points).compactMap { $0 as? CIFaceFeature }
            .map { Face($0, height: picture.size.height) }
    }
}

class FacesViewController: UIViewController {
    var chain = FilterChain.shared
    @IBOutlet private(set) var imageView: UIImageView!
    @IBOutlet private(set) var details: UITextView!
    private(set) var marks: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        details.textContainerInset = UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if imageView.image !== chain.picture {
            imageView.image = chain.picture
            show(nil)
        }
    }

    @IBAction private func detect(_ sender: Any) { show(Face.all(in: chain.picture)) }

    /// - Parameter faces: nil: nobody has looked yet.
    func show(_ faces: [Face]?) {
        marks.forEach { $0.removeFromSuperview() }
        marks = []
        guard let faces, let size = imageView.image?.size, size.width > 0 else {
            details.text = "Tap Detect Faces."
            return
        }
        details.text = faces.isEmpty ? "No faces were found." : faces.map(\.details).joined(separator: "\n")
        // Where aspect fit puts the picture.
        let factor = min(imageView.bounds.width / size.width, imageView.bounds.height / size.height)
        let origin = CGPoint(
            x: (imageView.bounds.width - size.width * factor) / 2, y: (imageView.bounds.height - size.height * factor) / 2)
        func place(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x * factor, y: origin.y + point.y * factor) }
        for face in faces {
            let frame = UIView(frame: CGRect(origin: place(face.frame.origin), size: CGSize(width: face.frame.width * factor, height: face.frame.height * factor)))
            frame.layer.borderWidth = 2
            frame.layer.borderColor = UIColor.red.cgColor
            mark(frame)
            for eye in [face.leftEye, face.rightEye] { eye.map { markPoint(place($0), .yellow) } }
            face.mouth.map { markPoint(place($0), .green) }
        }
    }

    private func markPoint(_ point: CGPoint, _ color: UIColor) {
        let square = UIView(frame: CGRect(x: point.x - 6, y: point.y - 6, width: 12, height: 12))
        square.backgroundColor = color
        mark(square)
    }

    private func mark(_ view: UIView) {
        imageView.addSubview(view)
        marks.append(view)
    }
}
