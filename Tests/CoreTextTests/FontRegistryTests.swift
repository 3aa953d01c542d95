// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import CoreText

/// Requirements from Apple's documentation of CTFontManager, and from what apps do on several threads.
struct FontRegistryTests {
    /// A copy of an installed face under a path of its own, as an app brings one.
    private func ownCopy(_ name: String, _ file: String) throws -> URL {
        let path = try #require(FontLocator.path(of: file))
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name).ttf")
        try FileManager.default.copyItem(at: URL(fileURLWithPath: path), to: url)
        return url
    }

    @Test("every name of iOS's font list is found, whatever its case, and its family by its full name")
    func namesOfTheList() throws {
        for family in NamedFonts.families {
            for (postScript, style) in family.faces {
                let found = try #require(NamedFonts.face(postScript: postScript.uppercased()), "\(postScript)")
                #expect(found.0.name == family.name && found.1.name == style.name)
                #expect(NamedFonts.postScriptName(for: postScript.lowercased()) == postScript)
            }
            #expect(NamedFonts.family(named: family.name.lowercased())?.name == family.name)
            #expect(NamedFonts.postScriptName(for: family.name) != nil)
        }
        #expect(NamedFonts.postScriptName(for: "Helvetica Neue") == "HelveticaNeue")
        #expect(NamedFonts.postScriptName(for: "Helvetica Neue Ultra Light Italic") == "HelveticaNeue-UltraLightItalic")
        #expect(NamedFonts.face(postScript: "He") == nil && NamedFonts.face(postScript: "") == nil)
    }

    @Test func registeredFontsAreKnownByTheirNames() throws {
        let url = try ownCopy("registered", "DejaVuSerif.ttf")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(FontIdentity(name: "DejaVuSerif") == nil)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        let font = try #require(FontIdentity(name: "DejaVuSerif").flatMap { CTFont($0, size: 20) })
        #expect(CTFontCopyPostScriptName(font) as String == "DejaVuSerif")
        #expect(CTFontCopyFamilyName(font) as String == "DejaVu Serif")
        #expect(FontIdentity(name: "DejaVu Serif") != nil)
        #expect(FontFamilies.fontNames("DejaVu Serif") == ["DejaVuSerif"])
        // The file's own metrics: 1901 and 483 of 2048.
        #expect(abs(Double(CTFontGetAscent(font)) - 20 * 1901.0 / 2048) < 1e-6)
        #expect(abs(Double(CTFontGetDescent(font)) - 20 * 483.0 / 2048) < 1e-6)
        // Twice is an error with Apple's code.
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(FontIdentity(name: "DejaVuSerif") == nil)
    }

    @Test func whatIsNoFontIsRefused() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        for bytes in [
            Data(), Data("not a font".utf8), Data(repeating: 0xFF, count: 5000),
            Data([0, 1, 0, 0] + [UInt8](repeating: 9, count: 300)),
        ] {
            try bytes.write(to: url)
            var error: Unmanaged<CFError>?
            #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
            #expect(error?.takeRetainedValue().domain == kCTFontManagerErrorDomain as String)
            try FileManager.default.removeItem(at: url)
        }
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    }

    /// Damaged files must not bring the process down, whatever is asked of them.
    @Test func damagedFontsDoNotCrash() throws {
        let path = try #require(FontLocator.path(of: "DejaVuSansMono.ttf"))
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        var random = SeededNumbers(seed: 21)
        for round in 0..<12 {
            var damaged = whole
            if round % 3 == 0 { damaged = Data(whole.prefix(Int.random(in: 100...whole.count, using: &random))) }
            for _ in 0..<200 {
                let place = Int.random(in: 0..<min(damaged.count, 40_000), using: &random)
                damaged[place] = UInt8.random(in: 0...255, using: &random)
            }
            guard let face = FontRegistry.shared.face(of: damaged) else { continue }
            let font = CTFont(FontIdentity(file: face), orSystemAt: 15)
            let layout = TextLayout(
                SourceText("Damaged fi 中 1/2", style: RunStyle(font: font.core), format: ParagraphFormat()),
                TextLayout.Options())
            let buffer = PixelBuffer(width: 200, height: 40)
            layout.draw(in: CGContext(buffer: buffer, scale: 1), at: .zero)
            _ = layout.inkBounds
            try? FileManager.default.removeItem(atPath: face.path)
        }
    }

    @Test func threadsMayLayOutAndDrawAtOnce() async {
        await withTaskGroup(of: CGFloat.self) { group in
            for index in 0..<16 {
                group.addTask {
                    var width: CGFloat = 0
                    for size in 10..<30 {
                        let style = RunStyle(font: .system(size: Double(size), weight: index % 2 == 0 ? 0 : 0.4))
                        let layout = TextLayout(
                            SourceText("Threads 中文 العربية 😀 \(index % 2)", style: style, format: ParagraphFormat()),
                            TextLayout.Options())
                        let buffer = PixelBuffer(width: 100, height: 30)
                        layout.draw(in: CGContext(buffer: buffer, scale: 1), at: .zero)
                        width += layout.size.width
                    }
                    return index % 2 == 0 ? width : -width
                }
            }
            var widths: Set<CGFloat> = []
            for await width in group { widths.insert(width) }
            #expect(widths.count == 2)
        }
    }
}
