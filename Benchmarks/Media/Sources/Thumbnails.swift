// SPDX-License-Identifier: MIT
import Foundation
import ImageIO

/// A thousand thumbnails of 240 pixels, of the pictures in a folder by turns.
enum Thumbnails {
    static func make(of folder: URL) {
        // No folder is as one of nothing: the next line says so.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        guard !names.isEmpty else { fatalError("\(folder.path): no pictures") }
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 240,
        ]
        for number in 0..<1000 {
            let file = folder.appendingPathComponent(names[number % names.count])
            guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
                let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary), image.width == 240
            else { fatalError("\(file.path): no thumbnail") }
        }
    }
}
