import ImageIO
import UIKit

/// A PDF document that is written, read and drawn, and what image files say beside their pixels.
final class DocumentsScreen: GalleryScreen {
    override func build() {
        guard let document = Self.document() else { return }
        draw("Pages of a document written here: upright, turned, fitted", height: 190) { context, bounds in
            let width = (bounds.width - 24) / 3
            for (index, angle) in [Int32(0), 90, 180].enumerated() {
                guard let page = document.page(at: index % 2 + 1) else { continue }
                let frame = CGRect(x: CGFloat(index) * (width + 12), y: 0, width: width, height: 180)
                UIColor.secondarySystemBackground.setFill()
                context.fill(frame)
                context.saveGState()
                context.clip(to: frame)
                context.translateBy(x: 0, y: bounds.height)
                context.scaleBy(x: 1, y: -1)
                let target = CGRect(
                    x: frame.minX, y: bounds.height - frame.maxY, width: frame.width, height: frame.height
                ).insetBy(dx: 6, dy: 6)
                context.concatenate(
                    page.getDrawingTransform(.mediaBox, rect: target, rotate: angle, preserveAspectRatio: true))
                context.drawPDFPage(page)
                context.restoreGState()
            }
        }
        add("What the document says", height: 120, text(Self.facts(document)))
        add("Its operators, counted by a scanner", height: 60, text(Self.operators(document)))
        add("Formats, and a photo's metadata after a round trip", height: 110, text(Self.metadata()))
    }

    private func text(_ lines: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        label.text = lines
        return label
    }

    // MARK: The document

    private static func document() -> CGPDFDocument? {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 160)
        let info = [kCGPDFContextTitle: "Two Pages", kCGPDFContextAuthor: "The Catalog"] as CFDictionary
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(consumer: consumer, mediaBox: &box, info)
        else { return nil }
        for page in 1...2 {
            context.beginPDFPage(nil)
            context.setFillColor(UIColor.white.cgColor)
            context.fill(box)
            let color: UIColor = page == 1 ? .systemBlue : .systemOrange
            context.setFillColor(color.cgColor)
            context.fillEllipse(in: CGRect(x: 20, y: 70, width: 60, height: 60))
            context.setStrokeColor(UIColor.black.cgColor)
            context.stroke(box.insetBy(dx: 5, dy: 5))
            for row in 0..<5 {
                context.fill(CGRect(x: 15, y: 20 + CGFloat(row) * 8, width: 70 - CGFloat(row) * 8, height: 3))
            }
            if page == 1 {
                context.setDestination("second" as CFString, for: CGRect(x: 20, y: 70, width: 60, height: 60))
            } else {
                context.addDestination("second" as CFString, at: CGPoint(x: 0, y: 160))
            }
            context.endPDFPage()
        }
        context.closePDF()
        return CGDataProvider(data: data).flatMap { CGPDFDocument($0) }
    }

    private static func facts(_ document: CGPDFDocument) -> String {
        var (major, minor): (Int32, Int32) = (0, 0)
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        var lines = ["PDF \(major).\(minor), \(document.numberOfPages) pages, prints: \(document.allowsPrinting)"]
        for key in ["Title", "Author"] {
            var string: CGPDFStringRef?
            guard let info = document.info, CGPDFDictionaryGetString(info, key, &string), let string else { continue }
            lines.append("\(key): \(CGPDFStringCopyTextString(string).map { $0 as String } ?? "")")
        }
        if let page = document.page(at: 1), let dictionary = page.dictionary {
            lines.append("Media box: \(page.getBoxRect(.mediaBox).size)")
            var links: CGPDFArrayRef?
            if CGPDFDictionaryGetArray(dictionary, "Annots", &links), let links {
                lines.append("Links on page 1: \(CGPDFArrayGetCount(links))")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func operators(_ document: CGPDFDocument) -> String {
        guard let page = document.page(at: 1), let table = CGPDFOperatorTableCreate() else { return "" }
        let counts = NSMutableDictionary()
        CGPDFOperatorTableSetCallback(table, "re") { _, info in DocumentsScreen.count("rectangles", info) }
        CGPDFOperatorTableSetCallback(table, "c") { _, info in DocumentsScreen.count("curves", info) }
        CGPDFOperatorTableSetCallback(table, "rg") { _, info in DocumentsScreen.count("colours", info) }
        let content = CGPDFContentStreamCreateWithPage(page)
        let scanner = CGPDFScannerCreate(content, table, Unmanaged.passUnretained(counts).toOpaque())
        CGPDFScannerScan(scanner)
        CGPDFScannerRelease(scanner)
        CGPDFContentStreamRelease(content)
        CGPDFOperatorTableRelease(table)
        let all = counts as? [String: Int] ?? [:]
        return all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }

    private static func count(_ key: String, _ info: UnsafeMutableRawPointer?) {
        guard let info else { return }
        let counts = Unmanaged<NSMutableDictionary>.fromOpaque(info).takeUnretainedValue()
        counts[key] = (counts[key] as? Int ?? 0) + 1
    }

    // MARK: Metadata

    private static func metadata() -> String {
        let image = Landscape.image(size: CGSize(width: 60, height: 40))
        var lines = [
            ("PNG", image.pngData()), ("JPEG", image.jpegData(compressionQuality: 0.8)), ("HEIC", image.heicData()),
        ]
        .map { "\($0): \($1.map { "\($0.count > 0 ? "written" : "empty")" } ?? "no encoder")" }
        let data = NSMutableData()
        guard let cgImage = image.cgImage,
            let destination = CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil)
        else { return "" }
        let properties: [CFString: Any] = [
            kCGImagePropertyOrientation: 6,
            kCGImagePropertyExifDictionary: [kCGImagePropertyExifFNumber: 2.8],
            kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSLatitude: 48.2, kCGImagePropertyGPSLatitudeRef: "N"],
        ]
        CGImageDestinationAddImage(destination, cgImage, properties as CFDictionary)
        guard CGImageDestinationFinalize(destination), let source = CGImageSourceCreateWithData(data, nil),
            let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        else { return "" }
        let exif = found[kCGImagePropertyExifDictionary] as? [CFString: Any]
        let gps = found[kCGImagePropertyGPSDictionary] as? [CFString: Any]
        lines = [lines.joined(separator: ", ")]
        lines.append("Orientation: \(found[kCGImagePropertyOrientation] ?? "none")")
        lines.append("f/\(exif?[kCGImagePropertyExifFNumber] ?? "none")")
        if let latitude = gps?[kCGImagePropertyGPSLatitude] as? Double {
            lines.append(String(format: "%.1f° N", latitude))
        }
        return lines.joined(separator: "\n")
    }
}
