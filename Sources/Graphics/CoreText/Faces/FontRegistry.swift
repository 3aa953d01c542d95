// SPDX-License-Identifier: MIT
import CoreGraphics

/// Fonts the app brought: files listed under `UIAppFonts` in its Info.plist, read at the first question for a name, and
/// files registered while it runs.
///
/// Sendable because its tables are only used under `fontLock`.
package final class FontRegistry: @unchecked Sendable {
    /// The process's; starts with the app's `UIAppFonts`.
    package static let shared = FontRegistry()

    private var faces: [FontFace] = []
    private var byPath: [String: [FontFace]] = [:]
    private var isBundleRead = false

    /// Why a file cannot be registered or taken away.
    package enum Failure: Error {
        case fileNotFound
        case unreadable
        case alreadyRegistered
        case notRegistered
    }

    /// Adds every face of a font file. Throws when there is none, or when the file is registered.
    package func register(path: String) throws {
        try fontLock.withLock {
            readBundle()
            try add(path)
        }
    }

    /// Fonts made of its faces go on working.
    /// - Throws: `notRegistered`, also for a file of the bundle before `UIAppFonts` was read.
    package func unregister(path: String) throws {
        try fontLock.withLock {
            guard let gone = byPath.removeValue(forKey: path) else { throw Failure.notRegistered }
            faces.removeAll { face in gone.contains { $0 === face } }
        }
    }

    private func add(_ path: String) throws {
        guard access(path, R_OK) == 0 else { throw Failure.fileNotFound }
        guard byPath[path] == nil else { throw Failure.alreadyRegistered }
        var found: [FontFace] = []
        while let face = FontFace.open(path, index: found.count) { found.append(face) }
        guard !found.isEmpty else { throw Failure.unreadable }
        byPath[path] = found
        faces += found
    }

    private func readBundle() {
        guard !isBundleRead else { return }
        isBundleRead = true
        guard let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] else { return }
        for name in names {
            guard let path = Self.bundled(name) else {
                FileHandle.standardError.write(
                    Data("CoreText: UIAppFonts names \(name), which is not in the bundle\n".utf8))
                continue
            }
            do {
                try add(path)
            } catch {
                FileHandle.standardError.write(Data("CoreText: UIAppFonts: \(path) is not a usable font\n".utf8))
            }
        }
    }

    private static func bundled(_ name: String) -> String? {
        guard let folder = Bundle.main.resourcePath else { return nil }
        let direct = (folder as NSString).appendingPathComponent(name)
        return access(direct, R_OK) == 0 ? direct : nil
    }

    /// By PostScript name first, then full name, then the regular face of a family; case does not matter.
    package func face(named name: String) -> FontFace? {
        fontLock.withLock {
            readBundle()
            guard !faces.isEmpty else { return nil }
            let key = name.lowercased()
            return faces.first { $0.postScriptName.lowercased() == key }
                ?? faces.first { $0.fullName.lowercased() == key }
                ?? bestOfFamily(key)
        }
    }

    private func bestOfFamily(_ key: String) -> FontFace? {
        let family = faces.filter { $0.familyName.lowercased() == key }
        return family.min { Self.distanceFromRegular($0) < Self.distanceFromRegular($1) }
    }

    private static func distanceFromRegular(_ face: FontFace) -> Int {
        let style = face.readStyle()
        return abs(style.weight - 400) + (style.isItalic ? 1000 : 0)
    }

    /// The first face of a font that is only in memory: FreeType and HarfBuzz read files, so it is written to one, named by
    /// its contents.
    package func face(of data: Data) -> FontFace? {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let name = "touchstone-font-\(String(hash, radix: 16))-\(data.count)"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        if access(url.path, R_OK) != 0 {
            do {
                try data.write(to: url, options: .atomic)
            } catch {
                return nil
            }
        }
        return FontFace.open(url.path)
    }

    /// In the order of registration, the bundle's first.
    package var registeredFaces: [FontFace] {
        fontLock.withLock {
            readBundle()
            return faces
        }
    }
}

extension FontIdentity {
    /// Identity of a face file, with the traits its tables state.
    package init(file face: FontFace) {
        let style = face.readStyle()
        self.init(
            .file(path: face.path, index: face.index), weight: Self.weight(css: style.weight), isItalic: style.isItalic)
    }

    /// UIFont's weight for a CSS weight.
    package static func weight(css: Int) -> Double {
        let stops: [(Int, Double)] = [
            (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4), (800, 0.56),
            (900, 0.62),
        ]
        return stops.min { abs($0.0 - css) < abs($1.0 - css) }?.1 ?? 0
    }

    /// Identity for a name an app asks with: a font it brought, a font of iOS, a system font's own name. nil: unknown.
    package init?(name: String) {
        if let face = FontRegistry.shared.face(named: name) {
            self.init(file: face)
        } else if name.hasPrefix(".") {
            guard let system = FontIdentity.system(named: name) else { return nil }
            self = system
        } else if let postScript = NamedFonts.postScriptName(for: name),
            let found = NamedFonts.face(postScript: postScript)
        {
            self.init(.named(postScript: postScript), weight: found.1.weight, isItalic: found.1.isItalic)
        } else {
            return nil
        }
    }

    /// ".SFUI-Bold", ".SFUIText-Light", ".AppleSystemUIFontMonospaced-Regular", ".AppleSystemUIFont", ...
    private static func system(named name: String) -> FontIdentity? {
        let parts = name.dropFirst().split(separator: "-", maxSplits: 1)
        guard let stem = parts.first else { return nil }
        let design: SystemDesign
        switch stem {
        case "AppleSystemUIFontMonospaced", "SFUIMono", "SFMono": design = .monospaced
        case "AppleSystemUIFontRounded", "SFUIRounded": design = .rounded
        case "AppleSystemUIFontSerif", "NewYork": design = .serif
        case "AppleSystemUIFont", "SFUI", "SFUIText", "SFUIDisplay": design = .standard
        default: return nil
        }
        var style = parts.count > 1 ? String(parts[1]) : "Regular"
        let isItalic = style.hasSuffix("Italic")
        if isItalic { style = String(style.dropLast(6)) }
        var identity = FontIdentity(.system(design), isItalic: isItalic)
        (identity.width, style) = SystemWidths.width(inFrontOf: style)
        identity.weight = SystemNames.weight(named: style) ?? 0
        return identity
    }
}
