// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Images by their names and by their files.
@MainActor @Suite(.serialized)
final class NamedImageStatementsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: folder) }  // Only the temporary folder is left fuller.

    private func bundle() throws -> Bundle { try #require(Bundle(path: folder.path)) }

    /// Squares of `side` pixels.
    private func write(_ name: String, _ side: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let buffer = PixelBuffer(width: side, height: side)
        let png = try #require(ImageEncoder.png(buffer, isOpaque: true))
        try png.write(to: folder.appendingPathComponent(name))
    }

    private func named(_ name: String, _ bundle: Bundle) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    @Test(
        "IM2: a name without extension finds a.png; screens of scale 2 and 3 prefer @2x and @3x, the size is the same")
    func scales() throws {
        for (name, side) in [("a.png", 20), ("a@2x.png", 40), ("a@3x.png", 60), ("b.png", 20)] { try write(name, side) }
        for (device, scale) in [("iPhone SE", 2), ("iPhone 15", 3)] as [(String, CGFloat)] {
            let other = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
            try FileManager.default.copyItem(at: folder, to: other)
            defer { try? FileManager.default.removeItem(at: other) }  // Only the temporary folder is left fuller.
            let bundle = try #require(Bundle(path: other.path))
            try Simulator.on(device) { _ in
                #expect(UIScreen.main.scale == scale)
                let image = try #require(named("a", bundle))
                #expect(image.scale == scale && image.size == CGSize(width: 20, height: 20))
                let single = try #require(named("b", bundle))
                #expect(single.scale == 1 && single.size == CGSize(width: 20, height: 20))
            }
        }
    }

    @Test(
        "IM3: ~ipad and ~iphone variants are taken on their kind of device, before the plain file; a missing name is nil"
    )
    func idioms() throws {
        for (name, side) in [("a.png", 10), ("a~ipad.png", 20), ("a~iphone.png", 30), ("b@2x~ipad.png", 80)] {
            try write(name, side)
        }
        for (device, side) in [("iPad Pro (11-inch)", 20), ("iPhone 15", 30)] as [(String, CGFloat)] {
            let other = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
            try FileManager.default.copyItem(at: folder, to: other)
            defer { try? FileManager.default.removeItem(at: other) }  // Only the temporary folder is left fuller.
            let bundle = try #require(Bundle(path: other.path))
            try Simulator.on(device) { _ in
                let image = try #require(named("a", bundle))
                #expect(image.size == CGSize(width: side, height: side))
                #expect(named("b", bundle)?.size == (side == 20 ? CGSize(width: 40, height: 40) : nil))
                #expect(named("none", bundle) == nil)
            }
        }
    }

    @Test("IM4: a second call with the same name gives the cached image, though the file was removed")
    func cache() throws {
        try write("kept.png", 12)
        let bundle = try bundle()
        let first = try #require(named("kept", bundle))
        try FileManager.default.removeItem(at: folder.appendingPathComponent("kept.png"))
        let second = try #require(named("kept", bundle))
        #expect(first.cgImage === second.cgImage)
    }

    @Test(
        "IM6: names find nothing outside of the bundle; contentsOfFile loads any path anew, and is nil without a file")
    func files() throws {
        try write("apart.png", 12)
        let path = folder.appendingPathComponent("apart.png").path
        #expect(UIImage(named: "apart") == nil)
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 12, height: 12))
        try write("apart.png", 24)
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 24, height: 24), "nothing is kept")
        try FileManager.default.removeItem(atPath: path)
        #expect(UIImage(contentsOfFile: path) == nil)
    }
}
