// SPDX-License-Identifier: MIT
import HostKit

/// Pages of a content, chosen by a person, on their way to a printer.
@MainActor
struct PrintJob {
    let content: PrintContent
    var name: String
    var paper: UIPrintPaper
    var isLandscape = false
    var outputType = UIPrintInfo.OutputType.general
    var duplex = UIPrintInfo.Duplex.none
    /// Indices of the pages, from 0.
    var pages: Range<Int>
    var copies = 1

    private var isGray: Bool { outputType == .grayscale || outputType == .photoGrayscale }

    private var bounds: CGRect {
        let size = paper.paperSize
        return CGRect(
            x: 0, y: 0, width: isLandscape ? size.height : size.width, height: isLandscape ? size.width : size.height)
    }

    /// The pages as a document. A PDF of the app goes as it is when all of it is printed in colour.
    func document() -> Data {
        if let original = content.original, pages == 0..<content.pageCount, !isGray { return original }
        return drawn()
    }

    /// The pages as they lie on the paper.
    /// - Parameter mark: draws over each.
    private func drawn(_ mark: (CGContext) -> Void = { _ in }) -> Data {
        let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: UIGraphicsPDFRendererFormat())
        return renderer.pdfData { context in
            for page in pages {
                context.beginPage()
                context.cgContext.saveGState()
                if isGray { grayPicture(of: page)?.draw(in: bounds) } else { content.draw(page, paper) }
                context.cgContext.restoreGState()
                mark(context.cgContext)
            }
        }
    }

    /// A page as a picture, in points times `scale`.
    func picture(of page: Int, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIColor.white.setFill()
            context.fill(bounds)
            content.draw(page, paper)
        }
    }

    /// Pixels an inch of pages that are printed without colour.
    private static let grayResolution: CGFloat = 216

    /// Printers without colour get pictures: what draws a page may use any colours.
    private func grayPicture(of page: Int) -> UIImage? {
        let image = picture(of: page, scale: Self.grayResolution / 72)
        guard let pixels = image.cgImage else { return nil }
        let (width, height) = (pixels.width, pixels.height)
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { buffer -> Bool in
            guard
                let context = CGContext(
                    data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(pixels, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        guard isDrawn else { return nil }
        for index in stride(from: 0, to: bytes.count, by: 4) {
            // Rec. 709 luma.
            let value =
                0.2126 * Double(bytes[index]) + 0.7152 * Double(bytes[index + 1]) + 0.0722 * Double(bytes[index + 2])
            let gray = UInt8(min(255, value.rounded()))
            (bytes[index], bytes[index + 1], bytes[index + 2]) = (gray, gray, gray)
        }
        return bytes.withUnsafeMutableBytes { buffer in
            CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
                .makeImage().map { UIImage(cgImage: $0) }
        }
    }

    // MARK: Printing

    /// - Parameters:
    ///   - job: how far it is, and who may end it.
    ///   - done: on the main thread, with what went wrong.
    func send(
        to printer: UIPrinter, _ job: IPPJob, _ done: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        if let fault = printer.fault {
            return done(UIPrintError(.jobFailed, reason: "The printer reports: \(fault)."))
        }
        let data = document()
        guard printer.url.scheme != "pdf" else {
            let error = keep(data)
            if error == nil { showProof() }
            return done(error)
        }
        let sides = ["one-sided", "two-sided-long-edge", "two-sided-short-edge"]
        let ticket = IPPTicket(
            name: name, copies: copies, sides: printer.supportsDuplex ? sides[duplex.rawValue] : nil,
            colorMode: isGray ? "monochrome" : "auto", media: paper.name, isLandscape: isLandscape)
        IPPJobs.print(data, ticket, on: printer.url, job) { answer in
            switch answer {
            case .success: done(nil)
            case .failure(let error as IPPJob.Cancelled): done(error)
            case .failure(let error): done(UIPrintError(.jobFailed, reason: "\(error)"))
            }
        }
    }

    // MARK: Proof

    /// The pages with what the printer does not reach: it is shaded, and bordered by a dashed line.
    func proof() -> Data {
        let area = printableArea
        return drawn { context in
            context.saveGState()
            context.setFillColor(red: 0, green: 0.48, blue: 1, alpha: 0.08)
            context.addRect(bounds)
            context.addRect(area)
            context.fillPath(using: .evenOdd)
            context.setStrokeColor(red: 0, green: 0.48, blue: 1, alpha: 1)
            context.setLineWidth(0.5)
            context.setLineDash(phase: 0, lengths: [4, 3])
            context.stroke(area)
            context.restoreGState()
        }
    }

    private var printableArea: CGRect {
        let area = paper.printableRect
        return isLandscape ? CGRect(x: area.minY, y: area.minX, width: area.height, height: area.width) : area
    }

    /// Whoever looks at the display from elsewhere sees what was printed.
    private func showProof() {
        if let host = HostPage.host { host.show(document: Array(proof()), title: title) }
    }

    private var title: String { name.isEmpty ? SystemStrings.text("Document") : name }

    private func keep(_ data: Data) -> (any Error)? {
        do {
            let folder = PrinterList.output
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let base = name.isEmpty ? "Document" : name.replacingOccurrences(of: "/", with: "-")
            var file = folder.appendingPathComponent(base + ".pdf")
            var number = 2
            while FileManager.default.fileExists(atPath: file.path) {
                file = folder.appendingPathComponent("\(base) \(number).pdf")
                number += 1
            }
            try data.write(to: file, options: .atomic)
            return nil
        } catch { return UIPrintError(.jobFailed, reason: "\(error)") }
    }
}
