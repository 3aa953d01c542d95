// SPDX-License-Identifier: MIT

extension PhysicsShape {
    /// The outline of what is not transparent, in a rectangle of `size` about the node's position; the rectangle itself
    /// where the picture has no outline.
    static func areas(of image: CGImage?, alphaThreshold: Float, size: CGSize) -> [PhysicsShape] {
        let whole = [
            PhysicsShape.area(
                corners(
                    CGRect(
                        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)))
        ]
        let parts = outline(of: image, alphaThreshold: alphaThreshold, size: size, tolerance: 0.75).map(convexParts)
        return parts.flatMap { $0.isEmpty ? nil : $0 } ?? whole
    }

    /// The corners of the largest part that is not transparent, in order.
    /// - Parameters:
    ///   - size: of the rectangle about the origin that the picture fills.
    ///   - tolerance: how far the outline may leave the picture's, in texels of the reduced picture.
    /// - Returns: nil where the picture has no outline.
    static func outline(
        of image: CGImage?, alphaThreshold: Float, size: CGSize, tolerance: CGFloat
    ) -> [CGPoint]? {
        guard let image, let mask = AlphaMask(image, threshold: alphaThreshold) else { return nil }
        let outline = mask.outline()
        guard outline.count > 2 else { return nil }
        let half = outline.count / 2
        let simple =
            Triangulation.simplified(outline[...half], tolerance: tolerance).dropLast()
            + Triangulation.simplified(outline[half...] + [outline[0]], tolerance: tolerance).dropLast()
        return simple.map { point in
            CGPoint(
                x: (point.x / CGFloat(mask.width) - 0.5) * size.width,
                y: (0.5 - point.y / CGFloat(mask.height)) * size.height)
        }
    }
}

/// Which texels of a reduced picture are opaque.
struct AlphaMask {
    private static let most = 64
    let width: Int
    let height: Int
    private var isSet: [Bool]

    init?(_ image: CGImage, threshold: Float) {
        let scale = min(1, CGFloat(Self.most) / CGFloat(max(image.width, image.height, 1)))
        width = max(1, Int((CGFloat(image.width) * scale).rounded()))
        height = max(1, Int((CGFloat(image.height) * scale).rounded()))
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let data = context.data else { return nil }
        let bytes = UnsafeRawBufferPointer(start: data, count: width * height * 4)
        let least = UInt8(max(0, min(254, threshold * 255)))
        isSet = (0..<width * height).map { bytes[$0 * 4 + 3] > least }
    }

    private func at(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < width && y < height && isSet[y * width + x]
    }

    /// The corners along the sides of the texels of the largest part, y down: the boundary is followed with the part to
    /// the right hand.
    func outline() -> [CGPoint] {
        guard let start = largestPart() else { return [] }
        // From the upper left corner of its first texel in reading order, to the right.
        var (x, y) = (start % width, start / width)
        let (firstX, firstY) = (x, y)
        var (dx, dy) = (1, 0)
        var points: [CGPoint] = []
        repeat {
            points.append(CGPoint(x: x, y: y))
            x += dx
            y += dy
            // The texels ahead to the left and to the right of the way.
            let left = at(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2)
            let right = at(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2)
            if !right { (dx, dy) = (-dy, dx) } else if left { (dx, dy) = (dy, -dx) }
        } while (x != firstX || y != firstY) && points.count < 4 * width * height
        return points
    }

    /// The first texel, in reading order, of the part with the most texels that hang together by their sides.
    private func largestPart() -> Int? {
        var seen = [Bool](repeating: false, count: isSet.count)
        var best: (start: Int, count: Int)?
        for start in isSet.indices where isSet[start] && !seen[start] {
            var (stack, count) = ([start], 0)
            seen[start] = true
            while let place = stack.popLast() {
                count += 1
                let (x, y) = (place % width, place / width)
                for (nx, ny) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] where at(nx, ny) {
                    guard !seen[ny * width + nx] else { continue }
                    seen[ny * width + nx] = true
                    stack.append(ny * width + nx)
                }
            }
            if count > best?.count ?? 0 { best = (start, count) }
        }
        return best?.start
    }
}
