// SPDX-License-Identifier: MIT
import Foundation

/// Filters that look colours up in a cube.
enum ColorCubeFilters {
    static let all: [FilterDefinition] = [cube, cubeWithSpace, cubesMixed]

    private static let category = kCICategoryColorEffect

    static let cube = FilterDefinition(
        "CIColorCube", category,
        [
            .image, .scalar("inputCubeDimension", 2, 2...128, min: 2, max: 128, type: kCIAttributeTypeCount),
            .data("inputCubeData"),
        ]
    ) { values in
        guard let image = values.image, let cube = Cube(values, "inputCubeData") else { return nil }
        return image.derived(ColorRecipe(image.source) { _ in { cube.value($0.straight) * $0.w } })
    }

    /// The cube's axes and colours are of a colour space.
    static let cubeWithSpace = FilterDefinition(
        "CIColorCubeWithColorSpace", category,
        [
            .image, .scalar("inputCubeDimension", 2, 2...128, min: 2, max: 128, type: kCIAttributeTypeCount),
            .data("inputCubeData"), .colorSpace("inputColorSpace"), .flag("inputExtrapolate", false),
        ]
    ) { values in
        guard let image = values.image, let cube = Cube(values, "inputCubeData") else { return nil }
        return image.derived(ColorRecipe(image.source, prepare: looked(cube, values)))
    }

    private static func looked(_ cube: Cube, _ values: FilterValues) -> (WorkingSpace) -> ColorRecipe.Kernel {
        let wanted = values.values["inputColorSpace"] as? CGColorSpace
        return { (space: WorkingSpace) -> ColorRecipe.Kernel in
            guard case .rgb(let encoding)? = wanted?.encoding else {
                return { (pixel: Pixel) -> Pixel in cube.value(pixel.straight) * pixel.w }
            }
            let (encode, decode) = (space.encoder(to: encoding), space.decoder(from: encoding))
            return { (pixel: Pixel) -> Pixel in
                let found = cube.value(Pixel(encode(pixel.straight.rgb), 1)).straight
                return Pixel(decode(found.rgb), found.w).premultiplied * pixel.w
            }
        }
    }

    static let cubesMixed = FilterDefinition(
        "CIColorCubesMixedWithMask", category,
        [
            .image, .image(kCIInputMaskImageKey),
            .scalar("inputCubeDimension", 2, 2...128, min: 2, max: 128, type: kCIAttributeTypeCount),
            .data("inputCube0Data"),
            .data("inputCube1Data"), .colorSpace("inputColorSpace"), .flag("inputExtrapolate", false),
        ]
    ) { values in
        guard let image = values.image, let mask = values.image(kCIInputMaskImageKey),
            let first = Cube(values, "inputCube0Data"), let second = Cube(values, "inputCube1Data")
        else { return nil }
        return image.derived(
            MixRecipe([image.source, mask.source], extent: image.extent) { space in
                let (low, high) = (looked(first, values)(space), looked(second, values)(space))
                return { pixels, _ in
                    let (a, b) = (low(pixels[0]), high(pixels[0]))
                    return a + (b - a) * max(0, min(1, pixels[1].rgb.luminance))
                }
            })
    }
}

/// Premultiplied colours at the corners of cells, red changing fastest.
// Sendable: its table is written before it is made, then only read.
struct Cube: @unchecked Sendable {
    // Immutable.
    private let size: Int
    private let colors: [Pixel]

    /// nil when the data is not `inputCubeDimension`³ colours of four floats.
    init?(_ values: FilterValues, _ key: String) {
        size = values.integer("inputCubeDimension", 2...128)
        let count = size * size * size
        guard let data = values.data(key), data.count >= count * MemoryLayout<Pixel>.size else { return nil }
        colors = data.withUnsafeBytes { bytes in
            (0..<count).map { index in
                func part(_ i: Int) -> Float { bytes.loadUnaligned(fromByteOffset: index * 16 + i * 4, as: Float.self) }
                return Pixel(part(0), part(1), part(2), part(3))
            }
        }
    }

    /// Linear between the eight corners of the cell.
    func value(_ color: Pixel) -> Pixel {
        let last = Float(size - 1)
        let p = pointwiseMax(SIMD3(), pointwiseMin(SIMD3(repeating: 1), color.rgb)) * last
        let low = SIMD3(
            min(p.x.rounded(.down), last - 1), min(p.y.rounded(.down), last - 1), min(p.z.rounded(.down), last - 1))
        let f = p - low
        let base = Int(low.x) + size * (Int(low.y) + size * Int(low.z))
        func edge(_ offset: Int) -> Pixel {
            let (a, b) = (colors[base + offset], colors[base + offset + 1])
            return a + (b - a) * f.x
        }
        let (front0, front1) = (edge(0), edge(size))
        let (back0, back1) = (edge(size * size), edge(size * size + size))
        let (front, back) = (front0 + (front1 - front0) * f.y, back0 + (back1 - back0) * f.y)
        return front + (back - front) * f.z
    }
}
