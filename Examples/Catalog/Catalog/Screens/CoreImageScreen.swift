import CoreImage
import CoreImage.CIFilterBuiltins
import UIKit

final class CoreImageScreen: GalleryScreen {
    private let context = CIContext()
    private let photo = Landscape.image(size: CGSize(width: 120, height: 80))

    override func build() {
        grid(
            "Colour",
            [
                ("CISepiaTone", [:]), ("CIPhotoEffectNoir", [:]), ("CIColorInvert", [:]),
                ("CIHueAdjust", [kCIInputAngleKey: 2]), ("CIFalseColor", [:]), ("CIColorPosterize", [:]),
            ])
        grid(
            "Blur and sharpen",
            [
                ("CIGaussianBlur", [kCIInputRadiusKey: 8]), ("CIMotionBlur", [kCIInputRadiusKey: 20]),
                ("CIZoomBlur", [kCIInputCenterKey: middle]), ("CIUnsharpMask", [kCIInputIntensityKey: 2]),
                ("CIBloom", [kCIInputIntensityKey: 1]), ("CIEdges", [kCIInputIntensityKey: 4]),
            ])
        grid(
            "Distort and stylize",
            [
                ("CITwirlDistortion", [kCIInputCenterKey: middle, kCIInputRadiusKey: 110]),
                ("CIBumpDistortion", [kCIInputCenterKey: middle, kCIInputRadiusKey: 110]),
                ("CIHoleDistortion", [kCIInputCenterKey: middle, kCIInputRadiusKey: 40]),
                ("CIPixellate", [kCIInputScaleKey: 16]), ("CICrystallize", [:]),
                ("CIDotScreen", [kCIInputWidthKey: 10]),
            ])
        add(
            "Made of nothing", height: 76,
            row([
                imageView(generated("CIRadialGradient", ["inputRadius1": 120, kCIInputCenterKey: middle])),
                imageView(generated("CICheckerboardGenerator", [kCIInputWidthKey: 30])),
                imageView(generated("CIStripesGenerator", [kCIInputWidthKey: 20, kCIInputSharpnessKey: 0])),
            ]))
        add("Codes", height: 110, row([code(), bars()]))
        add("Transition", height: 76, row([0.25, 0.5, 0.75].map { swipe($0) }))
    }

    private var extent: CGRect { CGRect(x: 0, y: 0, width: 120 * photo.scale, height: 80 * photo.scale) }
    private var middle: CIVector { CIVector(x: extent.midX, y: extent.midY) }

    private func grid(_ title: String, _ filters: [(String, [String: Any])]) {
        let rows = [filters.prefix(3), filters.suffix(3)].map { part in
            row(part.map { imageView(filtered($0.0, $0.1)) })
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 8
        stack.distribution = .fillEqually
        add(title, height: 160, stack)
    }

    /// Rendered by a context.
    private func filtered(_ name: String, _ parameters: [String: Any]) -> UIImage? {
        guard let input = CIImage(image: photo) else { return nil }
        let output = input.applyingFilter(name, parameters: parameters)
        return context.createCGImage(output, from: input.extent).map { UIImage(cgImage: $0) }
    }

    /// Rendered by the image view.
    private func generated(_ name: String, _ parameters: [String: Any]) -> UIImage? {
        CIFilter(name: name, parameters: parameters)?.outputImage.map { UIImage(ciImage: $0.cropped(to: extent)) }
    }

    private func code() -> UIView {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://www.swift.org".utf8)
        return sharp(filter.outputImage)
    }

    private func bars() -> UIView {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("Catalog 2024".utf8)
        return sharp(filter.outputImage)
    }

    private func sharp(_ image: CIImage?) -> UIView {
        let large = image?.samplingNearest().transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        return imageView(large.map { UIImage(ciImage: $0) }, .scaleAspectFit)
    }

    private func swipe(_ time: Float) -> UIView {
        let filter = CIFilter.swipeTransition()
        filter.inputImage = CIImage(image: photo)
        filter.targetImage = filter.inputImage?.applyingFilter("CIPhotoEffectMono")
        filter.time = time
        filter.extent = extent
        filter.width = 60
        return imageView(filter.outputImage.map { UIImage(ciImage: $0.cropped(to: extent)) })
    }

    private func imageView(_ image: UIImage?, _ mode: UIView.ContentMode = .scaleAspectFill) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = mode
        view.clipsToBounds = true
        return view
    }

    private func row(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 8
        stack.distribution = .fillEqually
        return stack
    }
}
