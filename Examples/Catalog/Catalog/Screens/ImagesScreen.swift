import UIKit

final class ImagesScreen: GalleryScreen {
    override func build() {
        let landscape = Landscape.image(size: CGSize(width: 120, height: 80))
        add("Original, rounded, tinted template", height: 80, row([
            imageView(landscape),
            configured(imageView(landscape)) {
                $0.layer.cornerRadius = 24
                $0.clipsToBounds = true
            },
            configured(imageView(badge().withRenderingMode(.alwaysTemplate))) {
                $0.contentMode = .center
                $0.tintColor = .systemPink
            },
        ]))
        draw("Orientations", height: 140) { context, bounds in
            let orientations: [UIImage.Orientation] = [
                .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
            ]
            guard let source = Self.letter().cgImage else { return }
            for (index, orientation) in orientations.enumerated() {
                let image = UIImage(cgImage: source, scale: Self.letter().scale, orientation: orientation)
                image.draw(at: CGPoint(x: CGFloat(index % 4) * 80, y: CGFloat(index / 4) * 70))
            }
        }
        let bubble = Self.bubble().resizableImage(
            withCapInsets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16), resizingMode: .stretch)
        draw("Resizable: stretched and tiled", height: 110) { context, bounds in
            bubble.draw(in: CGRect(x: 0, y: 0, width: bounds.width, height: 46))
            Self.bubble().resizableImage(
                withCapInsets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16), resizingMode: .tile
            ).draw(in: CGRect(x: 0, y: 56, width: bounds.width, height: 46))
        }
        draw("Alpha, blend, crop", height: 90) { context, bounds in
            landscape.draw(in: CGRect(x: 0, y: 0, width: 100, height: 80))
            landscape.draw(in: CGRect(x: 60, y: 10, width: 100, height: 80), blendMode: .normal, alpha: 0.5)
            let scale = landscape.scale
            let part = CGRect(x: 60 * scale, y: 15 * scale, width: 50 * scale, height: 40 * scale)
            if let crop = landscape.cgImage?.cropping(to: part) {
                UIImage(cgImage: crop, scale: scale, orientation: .up).draw(
                    in: CGRect(x: 190, y: 0, width: 100, height: 80))
            }
        }
        let frames = (0..<12).map { Self.pie(CGFloat($0 + 1) / 12) }
        add("Animated image", height: 60, configured(imageView(UIImage.animatedImage(with: frames, duration: 1.2)!)) {
            $0.contentMode = .left
        })
    }

    private func imageView(_ image: UIImage) -> UIImageView {
        UIImageView(image: image)
    }

    private func configured<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
        change(view)
        return view
    }

    private func row(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 12
        stack.distribution = .fillEqually
        return stack
    }

    private func badge() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
            PathsScreen.star(in: CGRect(x: 0, y: 0, width: 60, height: 60)).fill()
        }
    }

    private static func letter() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            ("F" as NSString).draw(
                at: CGPoint(x: 18, y: 8),
                withAttributes: [.font: UIFont.boldSystemFont(ofSize: 36), .foregroundColor: UIColor.systemBlue])
        }
    }

    private static func bubble() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            UIColor.systemGreen.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 16).fill()
            UIColor.white.withAlphaComponent(0.5).setFill()
            UIBezierPath(ovalIn: CGRect(x: 17, y: 17, width: 6, height: 6)).fill()
        }
    }

    private static func pie(_ share: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 56, height: 56)).image { _ in
            let center = CGPoint(x: 28, y: 28)
            UIColor.systemGray4.setFill()
            UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 52, height: 52)).fill()
            UIColor.systemIndigo.setFill()
            let slice = UIBezierPath(
                arcCenter: center, radius: 26, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * share,
                clockwise: true)
            slice.addLine(to: center)
            slice.close()
            slice.fill()
        }
    }
}
