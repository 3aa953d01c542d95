// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

@Suite struct SymbolTests {
    /// Every drawing must parse and leave ink inside its box.
    @Test func everySymbolDraws() throws {
        for name in SymbolCatalog.names {
            let request = SymbolRenderer.Request(name: name, pointSize: 17, weight: 4, scale: 2, displayScale: 3)
            let result = try #require(SymbolRenderer.render(request), "\(name)")
            #expect(result.size.width > 2 && result.size.height > 2, "\(name)")
        }
    }

    /// Names that Apple's published sample projects force-unwrap.
    @Test(
        "symbols of Apple's samples are there",
        arguments: [
            "questionmark.square.dashed", "command", "hand.tap", "rectangle.3.offgrid", "rectangle.grid.1x2",
            "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left", "text.quote", "ruler", "seal.fill",
            "photo.on.rectangle.angled", "plus.rectangle.on.rectangle", "circle.lefthalf.filled", "slider.vertical.3",
        ])
    func symbolsOfSamples(name: String) { #expect(UIImage(systemName: name) != nil) }

    @Test("A symbol that a view enlarges is drawn for that size") @MainActor
    func enlargedSymbols() throws {
        let view = UIImageView(image: UIImage(systemName: "photo"))
        view.contentMode = .scaleAspectFit
        func width() throws -> Int {
            view.layoutIfNeeded()
            return try #require(view.layer.contents.map { $0 as AnyObject } as? CGImage).width
        }
        let own = try width()
        view.frame.size = CGSize(width: view.frame.width * 10, height: view.frame.height * 10)
        #expect(try width() >= own * 9)
    }

    @Test("A palette's first colour is that of the mark, the second that of the ground, at every size") @MainActor
    func palettes() throws {
        let colors = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
        let size = UIImage.SymbolConfiguration(pointSize: 40).applying(colors)
        let image = try #require(UIImage(systemName: "minus.circle.fill", withConfiguration: size))
        let view = UIImageView(image: image)
        view.frame.size = CGSize(width: image.size.width * 2, height: image.size.height * 2)
        view.contentMode = .scaleToFill
        view.layoutIfNeeded()
        let enlarged = try #require(view.layer.contents.map { $0 as AnyObject } as? CGImage)
        for picture in [try #require(image.cgImage), enlarged] {
            let buffer = picture.pixels
            let bytes = buffer.baseAddress.assumingMemoryBound(to: UInt8.self)
            // Blue, green, red, alpha in memory.
            func pixel(_ y: Int) -> [UInt8] {
                (0..<4).map { bytes[y * buffer.bytesPerRow + picture.width / 2 * 4 + $0] }
            }
            #expect(pixel(picture.height / 2) == [255, 255, 255, 255])
            #expect(pixel(picture.height / 4) == [0, 0, 255, 255])
        }
        #expect(enlarged.width >= 2 * (image.cgImage?.width ?? 0) - 2)
        #expect(image.renderingMode == .alwaysOriginal)
    }

    @Test func unknownSymbolsAreNil() {
        let request = SymbolRenderer.Request(
            name: "no.such.symbol", pointSize: 17, weight: 4, scale: 2, displayScale: 3)
        #expect(SymbolRenderer.render(request) == nil)
    }

    /// The grammar of the names: a badge, a slash, a shape around, filled, and several of them.
    @Test(arguments: [
        "folder.badge.plus", "folder.fill.badge.plus", "square.grid.3x1.folder.fill.badge.plus",
        "bell.slash.circle.fill",
        "star.square", "heart.square.fill", "tray.badge.gearshape", "photo.badge.checkmark", "wifi.slash.circle",
        "12.square", "50.circle.fill", "a.circle", "z.square.fill", "leaf.slash.fill", "gamecontroller.circle",
    ])
    func namesThatFollowFromOthers(_ name: String) throws {
        let request = SymbolRenderer.Request(name: name, pointSize: 40, weight: 4, scale: 2, displayScale: 2)
        let base = SymbolRenderer.Request(name: "circle", pointSize: 40, weight: 4, scale: 2, displayScale: 2)
        let result = try #require(SymbolRenderer.render(request), "\(name)")
        #expect(result.size.height > 30)
        #expect(try #require(SymbolRenderer.render(base)).image.dataProvider?.data != result.image.dataProvider?.data)
    }

    /// Names that public apps use most among those that were once missing.
    @Test(
        "Widely used symbols are drawn",
        arguments: [
            "archivebox", "archivebox.fill", "bell.badge", "bell.badge.fill", "faceid", "touchid", "pin", "pin.fill",
            "pin.slash", "repeat", "repeat.1", "shuffle", "percent", "number", "printer", "square.stack",
            "wand.and.stars", "dollarsign", "eurosign.circle", "gobackward.15", "goforward.10", "app.badge",
            "headphones", "network", "textformat.size", "briefcase", "hand.raised", "waveform", "delete.left",
            "rectangle.and.pencil.and.ellipsis", "face.smiling", "viewfinder", "list.number",
            "photo.on.rectangle.angled", "speaker.wave.1", "speaker.wave.1.fill", "speaker.wave.3", "camera.rotate",
            "camera.rotate.fill", "envelope.open", "envelope.open.fill", "arrow.uturn.backward",
            "arrow.uturn.backward.circle", "infinity", "function", "globe.americas", "globe.americas.fill",
            "rotate.left", "flashlight.on.fill", "qrcode.viewfinder", "airplayaudio", "airplayvideo", "die.face.1",
            "die.face.6.fill", "largecircle.fill.circle", "square.and.arrow.up.on.square", "rectangle.portrait",
            "football", "basketball.fill", "swift", "seal", "seal.fill", "circle.grid.2x2.fill", "quote.bubble.fill",
            "text.bubble.fill", "medal.fill", "giftcard", "tray.and.arrow.down.fill", "slider.vertical.3",
            "strikethrough", "macwindow", "memorychip", "lasso", "switch.2", "pianokeys", "dot.square",
        ])
    func widelyUsed(_ name: String) {
        #expect(SymbolRenderer.isKnown(name))
    }

    @Test(arguments: [
        "nothing.circle", "folder.badge.nothing", "51.circle", "ab.circle", "circle.nothing", "slash.nothing",
    ])
    func namesWithoutABaseAreNil(_ name: String) {
        #expect(!SymbolRenderer.isKnown(name))
    }

    /// SF Symbols: at 17 points, regular and medium, `circle` measures about 20 points.
    @Test func circleIsALittleLargerThanThePointSize() throws {
        let request = SymbolRenderer.Request(name: "circle", pointSize: 17, weight: 4, scale: 2, displayScale: 3)
        let result = try #require(SymbolRenderer.render(request))
        #expect(abs(result.size.width - 20) < 0.5)
    }
}
