// SPDX-License-Identifier: MIT
import Foundation

/// Mixes each pixel of an image with the one behind it.
// Sendable: as CIKernel.
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
    private let mix: (@Sendable (Pixel, Pixel) -> Pixel)?
    /// Where both images are, as Core Image names its blend filters; nil: `mix`.
    private let filter: String?

    @available(*, deprecated, message: "Core Image Kernel Language API deprecated.")
    public override init?(source string: String) {
        (mix, filter) = (nil, nil)
        super.init(source: string)
    }

    public override init(functionName name: String, fromMetalLibraryData data: Data) throws {
        (mix, filter) = (nil, nil)
        try super.init(functionName: name, fromMetalLibraryData: data)
    }

    private init(_ name: String, _ mix: (@Sendable (Pixel, Pixel) -> Pixel)? = nil, filter: String? = nil) {
        (self.mix, self.filter) = (mix, filter)
        super.init(builtIn: name)
    }

    /// The images mixed where there is one of them; nil for kernels that could not be made.
    open func apply(foreground: CIImage, background: CIImage) -> CIImage? {
        if let mix { return CIImage(Blending.mix(foreground.source, background.source, { $0.joined($1) }, mix)) }
        guard let filter else { return nil }
        return foreground.applyingFilter(filter, parameters: [kCIInputBackgroundImageKey: background])
    }

    /// - Parameter colorSpace: values are mixed in it; here in the working space, to which it makes little difference.
    open func apply(foreground: CIImage, background: CIImage, colorSpace: CGColorSpace) -> CIImage? {
        apply(foreground: foreground, background: background)
    }

    private static func perComponent(
        _ name: String, _ body: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> CIBlendKernel { CIBlendKernel(name, body) }

    private static func blend(_ name: String) -> CIBlendKernel {
        CIBlendKernel(name, filter: "CI\(name.prefix(1).uppercased())\(name.dropFirst())BlendMode")
    }

    // MARK: Components, alpha among them

    open class var componentAdd: CIBlendKernel { perComponent("componentAdd") { $0 + $1 } }
    open class var componentMultiply: CIBlendKernel { perComponent("componentMultiply") { $0 * $1 } }
    open class var componentMin: CIBlendKernel { perComponent("componentMin") { pointwiseMin($0, $1) } }
    open class var componentMax: CIBlendKernel { perComponent("componentMax") { pointwiseMax($0, $1) } }

    // MARK: Porter and Duff

    open class var clear: CIBlendKernel { perComponent("clear") { _, _ in Pixel() } }
    open class var source: CIBlendKernel { perComponent("source") { front, _ in front } }
    open class var destination: CIBlendKernel { perComponent("destination") { _, back in back } }
    open class var sourceOver: CIBlendKernel { perComponent("sourceOver", Blending.over) }
    open class var destinationOver: CIBlendKernel {
        perComponent("destinationOver") { front, back in back + front * (1 - back.w) }
    }
    open class var sourceIn: CIBlendKernel { perComponent("sourceIn") { front, back in front * back.w } }
    open class var destinationIn: CIBlendKernel { perComponent("destinationIn") { front, back in back * front.w } }
    open class var sourceOut: CIBlendKernel { perComponent("sourceOut") { front, back in front * (1 - back.w) } }
    open class var destinationOut: CIBlendKernel {
        perComponent("destinationOut") { front, back in back * (1 - front.w) }
    }
    open class var sourceAtop: CIBlendKernel {
        perComponent("sourceAtop") { front, back in front * back.w + back * (1 - front.w) }
    }
    open class var destinationAtop: CIBlendKernel {
        perComponent("destinationAtop") { front, back in back * front.w + front * (1 - back.w) }
    }
    open class var exclusiveOr: CIBlendKernel {
        perComponent("exclusiveOr") { front, back in front * (1 - back.w) + back * (1 - front.w) }
    }

    // MARK: Blend modes

    open class var multiply: CIBlendKernel { blend("multiply") }
    open class var screen: CIBlendKernel { blend("screen") }
    open class var overlay: CIBlendKernel { blend("overlay") }
    open class var darken: CIBlendKernel { blend("darken") }
    open class var lighten: CIBlendKernel { blend("lighten") }
    open class var colorDodge: CIBlendKernel { blend("colorDodge") }
    open class var colorBurn: CIBlendKernel { blend("colorBurn") }
    open class var hardLight: CIBlendKernel { blend("hardLight") }
    open class var softLight: CIBlendKernel { blend("softLight") }
    open class var difference: CIBlendKernel { blend("difference") }
    open class var exclusion: CIBlendKernel { blend("exclusion") }
    open class var hue: CIBlendKernel { blend("hue") }
    open class var saturation: CIBlendKernel { blend("saturation") }
    open class var color: CIBlendKernel { blend("color") }
    open class var luminosity: CIBlendKernel { blend("luminosity") }
    open class var subtract: CIBlendKernel { blend("subtract") }
    open class var divide: CIBlendKernel { blend("divide") }
    open class var linearBurn: CIBlendKernel { blend("linearBurn") }
    open class var linearDodge: CIBlendKernel { blend("linearDodge") }
    open class var vividLight: CIBlendKernel { blend("vividLight") }
    open class var linearLight: CIBlendKernel { blend("linearLight") }
    open class var pinLight: CIBlendKernel { blend("pinLight") }
    open class var hardMix: CIBlendKernel { blend("hardMix") }
    /// The darker of the two colours as a whole.
    open class var darkerColor: CIBlendKernel { wholeColor("darkerColor") { $0 < $1 } }
    open class var lighterColor: CIBlendKernel { wholeColor("lighterColor") { $0 > $1 } }

    private static func wholeColor(
        _ name: String, _ wins: @escaping @Sendable (Float, Float) -> Bool
    ) -> CIBlendKernel {
        CIBlendKernel(name, Blending.blended { wins($1.luminance, $0.luminance) ? $1 : $0 })
    }
}
