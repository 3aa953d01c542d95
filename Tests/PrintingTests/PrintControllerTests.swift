// SPDX-License-Identifier: MIT
import Foundation
import PDFKit
import TestSupport
import Testing

@testable import UIKit

/// Statements PT of the specification. What is printed is read back by poppler.
@MainActor
@Suite("Printing", .serialized)
struct PrintControllerTests {
    private let stage = Stage()

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

    @Test("PT19, PT20: a long text fills pages of Letter with no line lost or doubled")
    func longText() throws {
        let lines = (1...200).map { "line \($0) of two hundred" }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        let job = job(formatter)
        let document = try document(job)
        #expect(document.pageCount == formatter.pageCount && document.pageCount > 2)
        #expect(document.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
        let found = (document.string ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(found.filter { !$0.isEmpty } == lines)
    }

    @Test("PT17, PT18: nothing lies in the insets, and lines are no longer than the widest content")
    func insets() throws {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 200)
        let formatter = UISimpleTextPrintFormatter(text: text)
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        formatter.maximumContentWidth = 300
        let document = try document(job(formatter))
        for index in 0..<document.pageCount {
            let page = try #require(document.page(at: index))
            let all = try #require(page.selection(for: NSRange(location: 0, length: page.numberOfCharacters)))
            let ink = all.bounds(for: page)
            #expect(ink.minX >= 36 && ink.minY >= 36 && ink.maxY <= 792 - 36)
            #expect(ink.width <= 300 + 1)
        }
    }

    @Test("PT16: a start page of 1 leaves the first page empty")
    func startPage() throws {
        let formatter = UISimpleTextPrintFormatter(text: "second")
        formatter.startPage = 1
        let document = try document(job(formatter))
        #expect(document.pageCount == 2)
        #expect(document.page(at: 0)?.string?.contains("second") == false)
        #expect(document.page(at: 1)?.string?.contains("second") == true)
    }

    @Test("PT12: of five pages, two to three are printed")
    func range() throws {
        final class Numbers: UIPrintPageRenderer {
            override var numberOfPages: Int { 5 }
            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
                ("page \(pageIndex + 1)" as NSString).draw(at: contentRect.origin, withAttributes: nil)
            }
        }
        var job = job(Numbers())
        job.pages = 1..<3
        let document = try document(job)
        #expect(document.pageCount == 2)
        #expect(document.page(at: 0)?.string?.contains("page 2") == true)
        #expect(document.page(at: 1)?.string?.contains("page 3") == true)
    }

    @Test("PT21: headings and lists of markup are printed as text")
    func markup() throws {
        let formatter = UIMarkupTextPrintFormatter(
            markupText: "<h1>Title</h1><p>Some <b>bold</b> words</p><ul><li>one</li></ul>")
        let text = try document(job(formatter)).string ?? ""
        #expect(text.contains("Title") && text.contains("bold words") && text.contains("one") && !text.contains("<"))
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
        #expect(try document(part).string?.contains("own text 3") == true)
        #expect(UIPrintInteractionController.canPrint(data))
        #expect(!UIPrintInteractionController.canPrint(Data([1, 2, 3])))
    }

    @Test("PT5: pages printed without colour have no coloured pixel")
    func gray() throws {
        let formatter = UISimpleTextPrintFormatter(text: "red words")
        formatter.color = .red
        var job = job(formatter)
        job.outputType = .grayscale
        let page = try #require(try document(job).page(at: 0))
        let image = try #require(page.thumbnail(of: CGSize(width: 306, height: 396), for: .cropBox).cgImage)
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
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

    // MARK: Course of a job

    final class Listener: NSObject, UIPrintInteractionControllerDelegate {
        let journal = Journal()
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            journal.note("will present")
        }
        func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            journal.note("did present")
        }
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            journal.note("will dismiss")
        }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            journal.note("did dismiss")
        }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
            journal.note("will start")
        }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
            journal.note("did finish")
        }
    }

    /// - Parameter end: touches Print or Cancel.
    private func course(
        states: [Int32], _ end: @escaping @MainActor (PrintOptionsController) -> Void
    ) async throws -> (entries: [String], isCompleted: Bool, error: (any Error)?) {
        let printer = try TestPrinter(states: states)
        setenv("TOUCHSTONE_PRINTER", printer.url.absoluteString, 1)
        defer {
            unsetenv("TOUCHSTONE_PRINTER")
            printer.stop()
        }
        let simulator = stage.simulator
        let controller = UIPrintInteractionController.shared
        let listener = Listener()
        controller.delegate = listener
        controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
        var options: PrintOptionsController?
        let result = await withCheckedContinuation { done in
            let isShown = controller.present(animated: true) { _, isCompleted, error in
                done.resume(returning: (isCompleted, error as NSError?))
            }
            #expect(isShown)
            simulator.advance(by: 1)
            let frame = simulator.root.presentedViewController as? UINavigationController
            options = frame?.viewControllers.first as? PrintOptionsController
            if let options { end(options) }
            simulator.advance(by: 1)
        }
        #expect(options != nil)
        controller.printFormatter = nil
        return (listener.journal.entries, result.0, result.1)
    }

    private func touch(_ item: UIBarButtonItem?, _ options: PrintOptionsController) {
        item?.primaryAction?.performWithSender(item, target: nil)
    }

    @Test("PT26, PT29: the delegate hears of each step once, and completion tells success")
    func printed() async throws {
        let course = try await course(states: [9]) { touch($0.navigationItem.rightBarButtonItem, $0) }
        #expect(
            course.entries == [
                "will present", "did present", "will dismiss", "did dismiss", "will start", "did finish",
            ])
        #expect(course.isCompleted && course.error == nil)
    }

    @Test("PT27: after Cancel there is no job, and no error")
    func cancelled() async throws {
        let course = try await course(states: [9]) { touch($0.navigationItem.leftBarButtonItem, $0) }
        #expect(course.entries == ["will present", "did present", "will dismiss", "did dismiss"])
        #expect(!course.isCompleted && course.error == nil)
    }

    @Test("PT28: a job that fails is finished too, with an error")
    func failed() async throws {
        let course = try await course(states: [8]) { touch($0.navigationItem.rightBarButtonItem, $0) }
        #expect(course.entries.last == "did finish")
        #expect(!course.isCompleted && (course.error as? NSError)?.domain == UIPrintErrorDomain)
    }

    @Test("PT1, PT2: without a printer printing is not available, and nothing is shown")
    func unavailable() {
        setenv("TOUCHSTONE_PRINTER", "none", 1)
        defer { unsetenv("TOUCHSTONE_PRINTER") }
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        #expect(!UIPrintInteractionController.shared.present(animated: false))
    }
}
