// SPDX-License-Identifier: MIT
import Foundation
import PDFKit
import TestSupport
import Testing

@testable import UIKit

/// The panel and the course of a job, with a person's finger and a printer on the loopback address.
@MainActor
@Suite("The print panel", .serialized)
struct PrintPanelTests {
    private final class Delegate: NSObject, UIPrintInteractionControllerDelegate {
        var events: [String] = []
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            events.append("will present")
        }
        func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            events.append("did present")
        }
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            events.append("will dismiss")
        }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            events.append("did dismiss")
        }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
            events.append("will start")
        }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
            events.append("did finish")
        }
    }

    private struct Outcome {
        var isCompleted: Bool?
        var error: (any Error)?
        var events: [String]
        var jobs: [IPPMessage]
        /// The rows of the panel.
        var rows: [String] = []
        var isDuplexOffered = false
    }

    private func texts(in view: UIView) -> [String] {
        if let label = view as? UILabel { return [label.text ?? ""] }
        return view.subviews.flatMap(texts)
    }

    private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        if let view = view as? View { return view }
        for child in view.subviews { if let found = first(type, in: child) { return found } }
        return nil
    }

    /// Prints with the panel: a person touches Print or Cancel.
    private func run(
        _ states: [Int32] = [9], cancels: Bool = false, info: UIPrintInfo = .printInfo(),
        _ prepare: (UIPrintInteractionController) -> Void
    ) throws -> Outcome {
        let printer = try TestPrinter(states: states)
        defer { printer.stop() }
        setenv("TOUCHSTONE_PRINTER", printer.url.absoluteString, 1)
        defer { unsetenv("TOUCHSTONE_PRINTER") }
        let simulator = Simulator()
        let controller = UIPrintInteractionController.shared
        let delegate = Delegate()
        controller.delegate = delegate
        controller.printInfo = info
        prepare(controller)
        var outcome = Outcome(events: [], jobs: [])
        #expect(
            controller.present(animated: true) { _, isCompleted, error in
                outcome.isCompleted = isCompleted
                outcome.error = error
            })
        simulator.advance(by: 1)
        let sheet = try #require(simulator.root.presentedViewController as? UINavigationController)
        let panel = try #require(sheet.viewControllers.first as? PrintOptionsController)
        panel.view.layoutIfNeeded()
        outcome.rows = panel.tableView.visibleCells.flatMap { texts(in: $0.contentView) }
        outcome.isDuplexOffered = first(UISwitch.self, in: panel.view)?.isEnabled == true
        let item = cancels ? panel.navigationItem.leftBarButtonItem : panel.navigationItem.rightBarButtonItem
        #expect(panel.navigationItem.rightBarButtonItem?.title == "Print")
        item?.primaryAction?.performWithSender(nil, target: nil)
        // The printer answers in real time.
        for _ in 0..<6000 where outcome.isCompleted == nil {
            simulator.advance(by: 0.05)
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        }
        controller.delegate = nil
        controller.printFormatter = nil
        outcome.events = delegate.events
        outcome.jobs = printer.jobs
        return outcome
    }

    private func text(_ lines: Int) -> UISimpleTextPrintFormatter {
        UISimpleTextPrintFormatter(text: (1...lines).map { "line \($0)" }.joined(separator: "\n"))
    }

    @Test("PT13, PT25, PT26, PT29: options, then the job, each told once, in this order")
    func prints() throws {
        let outcome = try run { $0.printFormatter = text(1) }
        #expect(outcome.isCompleted == true && outcome.error == nil)
        #expect(
            outcome.events == [
                "will present", "did present", "will dismiss", "did dismiss", "will start", "did finish",
            ])
        #expect(outcome.jobs.count == 1)
    }

    @Test("PT27: Cancel sends nothing, and is no error")
    func cancels() throws {
        let outcome = try run(cancels: true) { $0.printFormatter = text(1) }
        #expect(outcome.isCompleted == false && outcome.error == nil && outcome.jobs.isEmpty)
        #expect(outcome.events == ["will present", "did present", "will dismiss", "did dismiss"])
    }

    @Test("PT11, PT13: printer, range, sides and paper; a range only where there are several pages")
    func options() throws {
        let one = try run(cancels: true) { $0.printFormatter = text(1) }
        let many = try run(cancels: true) { $0.printFormatter = text(200) }
        #expect(one.rows.contains("Printer") && one.rows.contains("Double-sided") && !one.rows.contains("Range"))
        #expect(many.rows.contains("Range") && many.rows.contains("Paper Size"))
    }

    @Test("PT9: landscape pages lie on their side")
    func orientation() throws {
        let info = UIPrintInfo.printInfo()
        info.orientation = .landscape
        let outcome = try run(info: info) { $0.printFormatter = text(1) }
        let job = try #require(outcome.jobs.first)
        let document = try #require(PDFDocument(data: Data(job.document)))
        #expect(document.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 792, height: 612))
    }

    @Test("PT10: the printer of the last job is the next one's")
    func lastPrinter() throws {
        let outcome = try run { $0.printFormatter = text(1) }
        #expect(outcome.isCompleted == true)
        let last = try #require(UIPrintInfo.printInfo().printerID)
        #expect(last.hasPrefix("ipp://127.0.0.1:"))
    }

    @Test("PT1: a device without printers cannot print")
    func unavailable() {
        #expect(UIPrintInteractionController.isPrintingAvailable)
        setenv("TOUCHSTONE_PRINTER", "none", 1)
        defer { unsetenv("TOUCHSTONE_PRINTER") }
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        #expect(!UIPrintInteractionController.shared.present(animated: false))
    }

    @Test("PT8, PT32: test printers have sides, colour, papers and faults; without a second side that is not offered")
    func testPrinters() throws {
        let list = """
            [{"name": "Plain", "url": "pdf:plain", "duplex": false, "color": false, "papers": ["iso_a4_210x297mm"]},
            {"name": "Broken", "url": "pdf:broken", "fault": "paper-out"}]
            """
        let printers = try JSONDecoder().decode([PrinterRecord].self, from: Data(list.utf8)).map {
            UIPrinter(record: $0)
        }
        #expect(!printers[0].supportsDuplex && !printers[0].supportsColor && printers[0].papers == [.a4])
        let content = PrintContent(UIPrintPageRenderer(), on: .letter, isLandscape: false)
        let job = PrintJob(content: content, name: "", paper: .letter, duplex: .longEdge, pages: 0..<1)
        let panel = PrintOptionsController(job, printer: printers[0], showsCopies: true)
        let simulator = Simulator(root: UINavigationController(rootViewController: panel))
        simulator.advance(by: 0.1)
        let sides = try #require(first(UISwitch.self, in: panel.view))
        #expect(!sides.isEnabled && !sides.isOn)
        var failure: (any Error)?
        job.send(to: printers[1]) { failure = $0 }
        #expect((failure as? UIPrintError)?.localizedDescription.contains("paper-out") == true)
    }

    /// The ink of a page in points, from its upper left corner.
    private func ink(_ formatter: UIPrintFormatter) throws -> CGRect {
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let content = PrintContent(renderer, on: .letter, isLandscape: false)
        let job = PrintJob(content: content, name: "", paper: .letter, pages: 0..<1)
        let image = try #require(job.picture(of: 0, scale: 1).cgImage)
        var bytes = [UInt8](repeating: 255, count: 612 * 792 * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 612, height: 792, bitsPerComponent: 8, bytesPerRow: 612 * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: 612, height: 792))
        }
        var box = CGRect.null
        for y in 0..<792 {
            for x in 0..<612 where bytes[(y * 612 + x) * 4 + 1] < 128 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("PT15, PT17, PT18: insets are points from the paper's printable area, lines end at the largest width")
    func margins() throws {
        let formatter = UISimpleTextPrintFormatter(text: String(repeating: "wide words ", count: 1000))
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        let narrow = try ink(formatter)
        #expect(narrow.minX >= 36 && narrow.maxX <= 576 && narrow.minY >= 36 && narrow.maxY <= 756)
        formatter.maximumContentWidth = 300
        #expect(try ink(formatter).width <= 300)
        let large = UISimpleTextPrintFormatter(text: "wide words")
        let small = try ink(large)
        large.font = .systemFont(ofSize: 24)
        #expect(try abs(ink(large).width - 2 * small.width) < 4)
    }

    @Test("PT21: markup has headings and lists, and no tags")
    func markup() throws {
        let formatter = UIMarkupTextPrintFormatter(
            markupText: "<h1>Title</h1><p>Some <b>bold</b> words</p><ul><li>one</li><li>two</li></ul>")
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        let outcome = try run { $0.printFormatter = formatter }
        let job = try #require(outcome.jobs.first)
        let document = try #require(PDFDocument(data: Data(job.document)))
        #expect(document.pageCount == 1)
        let text = formatter.printedText.string
        for word in ["Title", "bold", "one", "two"] { #expect(text.contains(word)) }
        #expect(!text.contains("<"))
    }

    @Test("PT24: a picture of a layer is one page at the view's aspect")
    func snapshot() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.backgroundColor = .blue
        UIGraphicsBeginImageContext(view.bounds.size)
        if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let outcome = try run { $0.printingItem = image }
        let job = try #require(outcome.jobs.first)
        let document = try #require(PDFDocument(data: Data(job.document)))
        #expect(document.pageCount == 1)
    }
}
