// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing

@testable import MapEngine

@Suite struct DrawingTests {
    private func picture(
        scale: Double, palette: StreetPalette = .light, extent: CGRect = .infinite
    ) throws -> PixelBuffer {
        let store = try Fixture.store()
        let center = Fixture.point(39.7445, -104.9500)
        let size = CGSize(width: 300, height: 300)
        let visible = CGRect(
            x: center.x - 150 * scale, y: center.y - 150 * scale, width: 300 * scale, height: 300 * scale)
        let tiles = try #require(store.tiles(covering: visible, scale: scale))
        let transform = CGAffineTransform(translationX: 150, y: 150).scaledBy(x: 1 / scale, y: 1 / scale)
            .translatedBy(x: -center.x, y: -center.y)
        let buffer = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let context = CGContext(buffer: buffer, scale: 1, opaque: true)
        StreetPainter(
            palette: palette, transform: transform, scale: scale, visible: visible, extent: extent, showsBuildings: true
        ).draw(tiles, in: context)
        return buffer
    }

    /// The pixel at a place of the world.
    private func color(_ latitude: Double, _ longitude: Double, _ buffer: PixelBuffer, scale: Double) -> UInt32 {
        let (place, center) = (Fixture.point(latitude, longitude), Fixture.point(39.7445, -104.9500))
        return buffer.row(Int(150 + (place.y - center.y) / scale))[Int(150 + (place.x - center.x) / scale)]
    }

    @Test("Parks, water and main roads lie where the map has them, in their colours")
    func places() throws {
        // Zoom 13.5: two hundred metres are some twenty points.
        let scale = 45.0
        let buffer = try picture(scale: scale)
        #expect(color(39.7480, -104.9560, buffer, scale: scale) == 0xFFC8_E6B4)
        #expect(color(39.7465, -104.9520, buffer, scale: scale) == 0xFF96_CDEB)
        #expect(color(39.7402, -104.9470, buffer, scale: scale) == 0xFFFD_F0C8)
        #expect(color(39.7410, -104.9470, buffer, scale: scale) == 0xFFF6_F3EA)
    }

    @Test(
        "Beyond what the file says that it is of, its tiles' ground is left to the world's map; their streets are not")
    func extent() throws {
        let center = Fixture.point(39.7445, -104.9500)
        let west = CGRect(x: center.x - 1e6, y: center.y - 1e6, width: 1e6, height: 2e6)
        let buffer = try picture(scale: 45, extent: west)
        #expect(color(39.7410, -104.9530, buffer, scale: 45) == 0xFFF6_F3EA)
        #expect(color(39.7410, -104.9470, buffer, scale: 45) != 0xFFF6_F3EA)
        #expect(color(39.7402, -104.9470, buffer, scale: 45) == 0xFFFD_F0C8)
    }

    @Test("What an archive is of is what its bounds say")
    func extentOfArchive() throws {
        let extent = try Fixture.store().extent
        #expect(extent.contains(Fixture.point(39.7445, -104.9500)))
        #expect(!extent.contains(Fixture.point(48.85, 2.35)))
    }

    @Test("The same map gives the same pixels, in light and dark others")
    func repeatable() throws {
        func pixels(_ buffer: PixelBuffer) -> [UInt32] { (0..<buffer.height).flatMap { Array(buffer.row($0)) } }
        let first = pixels(try picture(scale: 30))
        #expect(first == pixels(try picture(scale: 30)))
        #expect(first != pixels(try picture(scale: 30, palette: .dark)))
    }

    @Test("Scales that the file has nothing for are left to the world's map")
    func coverage() throws {
        let store = try Fixture.store()
        let paris = Fixture.point(48.85, 2.35)
        #expect(store.tiles(covering: CGRect(x: paris.x, y: paris.y, width: 100, height: 100), scale: 1) == nil)
        #expect(
            store.tiles(covering: CGRect(x: 0, y: 0, width: WorldScale.size, height: WorldScale.size), scale: 500_000)
                == nil)
    }
}
