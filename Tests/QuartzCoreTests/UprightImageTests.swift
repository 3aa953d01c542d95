// SPDX-License-Identifier: MIT
import CRaster
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// Truth: the kernel for images in any position, which a picture that is not known to be opaque takes.
    @Suite(.serialized)
    struct UprightImages {
        private static let size = (width: Int32(97), height: Int32(61))

        private var picture: [UInt32] {
            var state: UInt64 = 7
            return (0..<Int(Self.size.width * Self.size.height)).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt32(state >> 40) | 0xFF00_0000
            }
        }

        /// From (3.5, 2.25) to (115.5, 110.25), so that edges are partly covered, and from (3, 2) to (115, 110).
        private static let outlines: [[Int32]] = [
            [896, 576, 29568, 576, 29568, 28224, 896, 28224], [768, 512, 29440, 512, 29440, 28160, 768, 28160],
        ]

        private func drawn(
            _ corners: [Int32], step: (Double, Double), from place: (Double, Double), isKnownOpaque: Bool
        ) -> [UInt32] {
            let side: Int32 = 120
            var pixels = [UInt32](repeating: 0xFF80_8080, count: Int(side * side))
            let picture = picture
            picture.withUnsafeBufferPointer { source in
                corners.withUnsafeBufferPointer { corners in
                    pixels.withUnsafeMutableBufferPointer { target in
                        var image = crl_image()
                        image.pixels = source.baseAddress
                        image.stride = Int(Self.size.width)
                        (image.max_x, image.max_y) = (Self.size.width - 1, Self.size.height - 1)
                        (image.ux, image.u0, image.vy, image.v0) = (step.0, place.0, step.1, place.1)
                        (image.linear, image.alpha, image.tint) = (1, 255, 0xFFFF_FFFF)
                        image.opaque = isKnownOpaque ? 1 : 0
                        crl_draw_image(
                            crl_target(
                                pixels: target.baseAddress, stride: Int(side), x0: 0, y0: 0, x1: side, y1: side),
                            crl_polygon(points: corners.baseAddress, count: Int32(corners.count / 2)), &image)
                    }
                }
            }
            return pixels
        }

        @Test("A scaled opaque picture has the pixels of one that is drawn point by point", arguments: [1, 2, 0])
        func areEqual(wide: Int32) {
            crl_use_wide_kernels(wide)
            defer { crl_use_wide_kernels(1) }
            for step in [(0.5, 0.5), (0.73, 0.731), (1, 1), (1.9, 2.3), (-0.6, 0.6), (0.02, 0.01)] {
                for place in [(0.0, 0.0), (-3.3, 4.7), (60.25, 30.5)] {
                    for corners in Self.outlines {
                        let own = drawn(corners, step: step, from: place, isKnownOpaque: true)
                        #expect(
                            own == drawn(corners, step: step, from: place, isKnownOpaque: false), "\(step) \(place)")
                        #expect(Set(own).count > 2)
                    }
                }
            }
        }

        @Test("A rectangle of whole pixels is drawn as one whose edges are asked for", arguments: [true, false])
        func wholePixels(isKnownOpaque: Bool) {
            // Five corners say the same outline in a way that is not looked for.
            let corners = Self.outlines[1]
            let same = corners + [768, 1024]
            for step in [(0.73, 0.731), (1.9, 2.3), (-0.6, 0.6)] {
                #expect(
                    drawn(corners, step: step, from: (-3.3, 4.7), isKnownOpaque: isKnownOpaque)
                        == drawn(same, step: step, from: (-3.3, 4.7), isKnownOpaque: isKnownOpaque))
            }
        }
    }
}
