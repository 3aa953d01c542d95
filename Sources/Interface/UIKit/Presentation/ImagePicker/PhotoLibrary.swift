// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The photo library of the simulated device: a folder of image files, shown in the order of their names. Where nobody
/// has put any, it holds a few drawn ones, as a simulator holds samples.
@MainActor
enum PhotoLibrary {
    struct Photo {
        let url: URL

        @MainActor var image: UIImage? { UIImage(contentsOfFile: url.path) }
        var name: String { url.deletingPathExtension().lastPathComponent }

        /// A copy that the app may read and write.
        func copyForApp() -> URL? {
            let copy = FileManager.default.temporaryDirectory
                .appendingPathComponent(UUID().uuidString).appendingPathExtension(url.pathExtension)
            do { try FileManager.default.copyItem(at: url, to: copy) } catch { return nil }
            return copy
        }
    }

    private static let folder = Device.current.photos

    private static let extensions: Set<String> = ["png", "jpg", "jpeg", "heic", "heif", "gif", "webp"]

    static func photos() -> [Photo] {
        if !FileManager.default.fileExists(atPath: folder.path) { addSamples() }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
            Unsupported.report("photo library: \(error.localizedDescription)")
            return []
        }
        return names.sorted().filter { extensions.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
            .map { Photo(url: folder.appendingPathComponent($0)) }
    }

    /// Puts a picture behind the others, whole or not at all. Names are never given twice at a time, though other
    /// processes save too.
    static func add(_ image: UIImage) throws {
        guard let data = image.jpegData(compressionQuality: 0.9) else { throw CocoaError(.fileWriteUnknown) }
        let taken = photos().compactMap { Int($0.name.trimmingPrefix("saved-")) }
        var number = max(firstNumber, (taken.max() ?? 0) + 1)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        while try !SafeFile.writeNew(data, to: folder.appendingPathComponent("saved-\(number).jpg")) { number += 1 }
    }

    /// Of saved pictures; names of four digits stay in order.
    private static let firstNumber = 1000

    // MARK: Samples

    private static func addSamples() {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (index, hue) in [0.55, 0.08, 0.35, 0.75, 0.95, 0.14].enumerated() {
                guard let data = sample(hue).jpegData(compressionQuality: 0.9) else { continue }
                try SafeFile.write(data, to: folder.appendingPathComponent("sample-\(index + 1).jpg"))
            }
        } catch { Unsupported.report("photo library: \(error.localizedDescription)") }
    }

    /// A sun over two hills.
    private static func sample(_ hue: CGFloat) -> UIImage {
        let size = CGSize(width: 900, height: 600)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor(hue: hue, saturation: 0.35, brightness: 0.98, alpha: 1).setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
            UIColor(white: 1, alpha: 0.8).setFill()
            UIBezierPath(ovalIn: CGRect(x: 80 + hue * 600, y: 90, width: 130, height: 130)).fill()
            for (x, top, brightness) in [(-100.0, 330.0, 0.7), (350.0, 400.0, 0.5)] {
                UIColor(hue: hue, saturation: 0.6, brightness: brightness, alpha: 1).setFill()
                UIBezierPath(ovalIn: CGRect(x: x, y: top, width: 800, height: 700)).fill()
            }
        }
    }
}
