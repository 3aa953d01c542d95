// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct ColorTests {
    private func srgb(_ space: CFString, _ components: [CGFloat]) -> [Double] {
        guard let space = CGColorSpace(name: space),
            let color = CGColor(colorSpace: space, components: components + [1])
        else { return [] }
        return [color.srgb.x, color.srgb.y, color.srgb.z]
    }

    private func expect(_ found: [Double], _ wanted: [Double], within tolerance: Double) {
        for (a, b) in zip(found, wanted) { #expect(abs(a - b) < tolerance, "\(found) for \(wanted)") }
        #expect(found.count == wanted.count)
    }

    /// W3C CSS Color 4, section 10 and its sample conversions: color(display-p3 1 0 0) is outside sRGB at
    /// (1.0930, -0.2267, -0.1501), green at (-0.5116, 1.0183, -0.3107).
    @Test func displayP3PrimariesInSRGB() {
        expect(srgb(CGColorSpace.displayP3, [1, 0, 0]), [1.0930, -0.2267, -0.1501], within: 5e-4)
        expect(srgb(CGColorSpace.displayP3, [0, 1, 0]), [-0.5116, 1.0183, -0.3107], within: 5e-4)
        expect(srgb(CGColorSpace.displayP3, [1, 1, 1]), [1, 1, 1], within: 1e-4)
    }

    /// Adobe RGB (1998) green is sRGB's hue beyond its gamut; its gray axis is neutral.
    @Test func graysStayNeutral() {
        for name in [CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020, CGColorSpace.rommrgb] {
            let gray = srgb(name, [0.5, 0.5, 0.5])
            #expect(abs(gray[0] - gray[1]) < 1e-3 && abs(gray[1] - gray[2]) < 1e-3, "\(name): \(gray)")
        }
    }

    /// IEC 61966-2-1: the code value 0.5 is 0.214041 of full light.
    @Test func transferFunctionsMatchTheirStandards() {
        #expect(abs(TransferFunction.sRGB.toLinear(0.5) - 0.214041) < 1e-6)
        #expect(abs(TransferFunction.sRGB.fromLinear(0.214041) - 0.5) < 1e-6)
        #expect(abs(TransferFunction.rec709.toLinear(0.5) - 0.259589) < 1e-6)
        for f in [TransferFunction.sRGB, .rec709, .power(2.2), .linear] {
            for i in 0...20 {
                let v = Double(i) / 20
                #expect(abs(f.fromLinear(f.toLinear(v)) - v) < 1e-9)
            }
        }
        expect(srgb(CGColorSpace.linearSRGB, [0.214041, 0, 1]), [0.5, 0, 1], within: 1e-5)
    }

    /// CIE 15: the L* of a grey with 18.42 % reflectance is 50; sRGB red is Lab(54.29, 80.81, 69.89) under D50
    /// (Lindbloom's calculator, Bradford adaptation).
    @Test func labFollowsTheCIE() throws {
        expect(srgb(CGColorSpace.genericLab, [54.29, 80.81, 69.89]), [1, 0, 0], within: 5e-3)
        expect(srgb(CGColorSpace.genericLab, [100, 0, 0]), [1, 1, 1], within: 1e-3)
        let lab = try #require(CGColorSpace(name: CGColorSpace.genericLab))
        let red = try #require(
            CGColor(red: 1, green: 0, blue: 0, alpha: 1).converted(to: lab, intent: .defaultIntent, options: nil))
        expect((red.components ?? []).prefix(3).map(Double.init), [54.29, 80.81, 69.89], within: 0.05)
    }

    @Test func conversionThereAndBack() throws {
        var source = SeededNumbers(seed: 30)
        for name in [CGColorSpace.extendedSRGB, CGColorSpace.extendedDisplayP3, CGColorSpace.extendedLinearSRGB] {
            let space = try #require(CGColorSpace(name: name))
            for _ in 0..<20 {
                let color = CGColor(
                    red: source.number(0...1), green: source.number(0...1), blue: source.number(0...1), alpha: 0.5)
                let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
                expect(
                    [there.srgb.x, there.srgb.y, there.srgb.z], [color.srgb.x, color.srgb.y, color.srgb.z], within: 1e-6
                )
                #expect(there.alpha == 0.5)
            }
        }
    }

    @Test func cmykIsTheDeviceFormula() {
        let color = CGColor(genericCMYKCyan: 0.2, magenta: 0.4, yellow: 0, black: 0.5, alpha: 1)
        expect([color.srgb.x, color.srgb.y, color.srgb.z], [0.3, 0.1, 0.5], within: 1e-9)
    }

    @Test func componentsAreKept() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: space, components: [0.1, 0.2, 0.3, 0.4]))
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4)
        #expect(color.colorSpace == space)
        #expect(color == CGColor(colorSpace: space, components: [0.1, 0.2, 0.3, 0.4]))
        #expect(color != color.copy(alpha: 1))
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    }

    @Test func spacesDescribeThemselves() throws {
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
        #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
        #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
        #expect(CGColorSpace(name: "nonsense") == nil)
        #expect(try #require(CGColorSpace(name: CGColorSpace.displayP3)).isWideGamutRGB)
        #expect(try #require(CGColorSpace(name: CGColorSpace.sRGB)).isWideGamutRGB == false)
        let table: [UInt8] = [255, 0, 0, 0, 255, 0]
        let indexed = try #require(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
        let green = try #require(CGColor(colorSpace: indexed, components: [1, 1]))
        expect([green.srgb.x, green.srgb.y, green.srgb.z], [0, 1, 0], within: 1e-9)
    }
}
