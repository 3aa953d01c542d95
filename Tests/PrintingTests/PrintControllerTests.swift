// SPDX-License-Identifier: MIT
import Foundation
import PDFKit
import Testing

@testable import UIKit

/// Statements PT of the specification. Documents are read back by poppler.
@MainActor
@Suite("Printing", .serialized)
struct PrintControllerTests {
    private func job(_ renderer: UIPrintPageRenderer) -> PrintJob {
        let content = PrintContent(renderer, on: .letter, isLandscape: false)
        return PrintJob(content: content, name: "Test", paper: .letter, pages: 0..<content.pageCount)
    }

    private func job(_ formatter: UIPrintFormatter) -> PrintJob {
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
        return job(renderer)
    }

    private func document(_ job: PrintJob) throws -> PDFDocument { try #require(PDFDocument(data: job.document())) }

    @Test("PT3, PT4: the controller is one, an info a new one each time that counts once it is assigned")
    func info() {
        let controller = UIPrintInteractionController.shared
        #expect(controller === UIPrintInteractionController.shared)
        let info = UIPrintInfo.printInfo()
        #expect(info !== UIPrintInfo.printInfo())
        #expect(info.outputType == .general && info.orientation == .portrait && info.duplex == .none)
        info.jobName = "Print for iOS"
        controller.printInfo = info
        info.jobName = "later"
        #expect(controller.printInfo?.jobName == "Print for iOS")
        controller.printInfo = nil
    }

    @Test("PT14: what was set last is printed")
    func content() {
        let controller = UIPrintInteractionController.shared
        controller.printingItem = UIImage()
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        #expect(controller.printingItem == nil && controller.printFormatter != nil)
        controller.printingItem = UIImage()
        #expect(controller.printFormatter == nil)
        controller.printingItem = nil
    }

    @Test("PT19, PT20: a long text fills as many pages of Letter as the formatter counts")
    func longText() throws {
        let lines = (1...200).map { "line \($0) of two hundred" }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        let job = job(formatter)
        let document = try document(job)
        #expect(document.pageCount == formatter.pageCount && document.pageCount > 2)
        #expect(document.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
    }

    @Test("PT16: a start page of 1 begins on the second page")
    func startPage() throws {
        let formatter = UISimpleTextPrintFormatter(text: "second")
        formatter.startPage = 1
        let document = try document(job(formatter))
        #expect(document.pageCount == 2)
    }

    @Test("PT12: of five pages, two to three are printed")
    func range() throws {
        final class Numbers: UIPrintPageRenderer {
            var drawn: [Int] = []
            override var numberOfPages: Int { 5 }
            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { drawn.append(pageIndex) }
        }
        let renderer = Numbers()
        var job = job(renderer)
        job.pages = 1..<3
        let document = try document(job)
        #expect(document.pageCount == 2)
        #expect(renderer.drawn == [1, 2])
    }

    @Test("PT22, PT23: a PDF of three pages prints three, as it is; arbitrary bytes cannot be printed")
    func items() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400))
        let data = renderer.pdfData { context in
            for page in 1...3 {
                context.beginPage()
                ("own text \(page)" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
            }
        }
        let content = try #require(PrintContent(items: [data]))
        let job = PrintJob(content: content, name: "", paper: .letter, pages: 0..<content.pageCount)
        #expect(job.document() == data)
        var part = job
        part.pages = 2..<3
        #expect(try document(part).pageCount == 1)
        #expect(UIPrintInteractionController.canPrint(data))
        #expect(!UIPrintInteractionController.canPrint(Data([1, 2, 3])))
    }

    @Test("PT31: the proof of a job marks what lies outside of the printer's margins, and has the job's pages")
    func proof() throws {
        let job = job(UISimpleTextPrintFormatter(text: "words"))
        let proof = try #require(PDFDocument(data: job.proof()))
        #expect(proof.pageCount == 1 && proof.string?.contains("words") == true)
        let page = try #require(proof.page(at: 0))
        #expect(page.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
        let image = page.thumbnail(of: CGSize(width: 612, height: 792), for: .mediaBox)
        let scale = Int(image.scale)
        let pixels = try Pixels(try #require(image.cgImage))
        func at(_ x: Int, _ y: Int) -> [UInt8] { pixels[x * scale, y * scale] }
        // Letter has a quarter of an inch: 18 points.
        for margin in [(5, 400), (606, 400), (306, 5), (306, 786)] {
            #expect(at(margin.0, margin.1) != [255, 255, 255])
        }
        for inside in [(30, 400), (580, 400), (306, 760)] { #expect(at(inside.0, inside.1) == [255, 255, 255]) }
        let edge = (20..<590).map { at($0, 18) }
        #expect(Set(edge).count > 1, "a dashed line")
    }

    /// A picture's pixels, from its top left corner.
    private struct Pixels {
        let bytes: [UInt8]
        private let width: Int

        init(_ image: CGImage) throws {
            let (width, height) = (image.width, image.height)
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            bytes.withUnsafeMutableBytes { buffer in
                let context = CGContext(
                    data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            }
            (self.bytes, self.width) = (bytes, width)
        }

        subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 3]) }
    }

    @Test("PT5: pages printed without colour have no coloured pixel")
    func gray() throws {
        let formatter = UISimpleTextPrintFormatter(text: "red words")
        formatter.color = .red
        var job = job(formatter)
        job.outputType = .grayscale
        let page = try #require(try document(job).page(at: 0))
        let image = try #require(page.thumbnail(of: CGSize(width: 306, height: 396), for: .cropBox).cgImage)
        let bytes = try Pixels(image).bytes
        let pixels = stride(from: 0, to: bytes.count, by: 4)
        #expect(pixels.allSatisfy { bytes[$0] == bytes[$0 + 1] && bytes[$0] == bytes[$0 + 2] })
        #expect(pixels.contains { bytes[$0] < 128 })
    }

    @Test("An app may set the paper by its key, to make a PDF itself")
    func paperByKey() {
        let renderer = UIPrintPageRenderer()
        let paper = CGRect(x: 0, y: 0, width: 595, height: 842)
        renderer.setValue(paper, forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: paper.insetBy(dx: 10, dy: 10)), forKey: "printableRect")
        #expect(renderer.paperRect == paper && renderer.printableRect == paper.insetBy(dx: 10, dy: 10))
    }
}
