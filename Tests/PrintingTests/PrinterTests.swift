// SPDX-License-Identifier: MIT
import Foundation
import PDFKit
import Testing
import TouchstoneDevice

@testable import UIKit

/// The printers around a device: its own, test printers with their faults, and none. Truth: the statements PT of the
/// specification. Printed pages are read back by poppler.
@MainActor @Suite("Printers", .serialized)
final class PrinterTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("printers-\(UUID().uuidString)")
    private let controller = UIPrintInteractionController.shared

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        setenv("TOUCHSTONE_DEVICE_FOLDER", folder.path, 1)
        PrinterList.lastUsed = nil
    }

    isolated deinit {
        unsetenv("TOUCHSTONE_DEVICE_FOLDER")
        unsetenv("TOUCHSTONE_PRINTER")
        PrinterList.lastUsed = nil
        controller.printingItem = nil
        controller.printInfo = nil
        try? FileManager.default.removeItem(at: folder)  // Only the temporary folder is left fuller.
    }

    private func define(_ json: String) throws {
        try Data(json.utf8).write(to: folder.appendingPathComponent("Printers.json"))
    }

    private func printer(_ name: String) throws -> UIPrinter {
        try #require(PrinterList.printers.first { $0.displayName == name })
    }

    /// - Returns: whether it was printed, and what the error says.
    private func print(_ name: String, to printer: UIPrinter) async -> (Bool, String?) {
        let info = UIPrintInfo.printInfo()
        info.jobName = name
        controller.printInfo = info
        return await withCheckedContinuation { done in
            controller.print(to: printer) { _, isDone, error in
                done.resume(returning: (isDone, error?.localizedDescription))
            }
        }
    }

    private func printout(_ name: String) throws -> PDFDocument {
        let file = folder.appendingPathComponent("Printouts/\(name).pdf")
        return try #require(PDFDocument(data: Data(contentsOf: file)))
    }

    private static let three = """
        [{"name": "Office", "url": "pdf:office"},
         {"name": "Home", "url": "pdf:home", "duplex": false, "color": false, "papers": ["iso_a4_210x297mm"]},
         {"name": "Old", "url": "pdf:old", "fault": "paper-out"}]
        """

    @Test("PT1: with a printer in reach printing is available, with none it is not, and nothing is presented")
    func availability() throws {
        #expect(UIPrintInteractionController.isPrintingAvailable)
        setenv("TOUCHSTONE_PRINTER", "none", 1)
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        #expect(!controller.present(animated: false))
    }

    @Test("PT32: test printers have sides, colour, papers and faults of their own")
    func defined() async throws {
        try define(Self.three)
        #expect(PrinterList.printers.map(\.displayName) == ["Office", "Home", "Old"])
        let (office, home, old) = (try printer("Office"), try printer("Home"), try printer("Old"))
        #expect(office.supportsDuplex && office.supportsColor && office.papers == nil)
        #expect(!home.supportsDuplex && !home.supportsColor && home.papers?.map(\.name) == ["iso_a4_210x297mm"])
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        let (isDone, error) = await print("Fault", to: old)
        #expect(!isDone && error?.contains("paper-out") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Printouts/Fault.pdf").path))
    }

    @Test("PT8: without a unit for two sides the wish is passed over, and its switch is disabled")
    func oneSided() async throws {
        try define(Self.three)
        let formatter = UISimpleTextPrintFormatter(text: "a")
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let content = PrintContent(renderer, on: .letter, isLandscape: false)
        var job = PrintJob(content: content, name: "Sides", paper: .letter, pages: 0..<1)
        job.duplex = .longEdge
        for (name, isAble) in [("Office", true), ("Home", false)] {
            let options = PrintOptionsController(job, printer: try printer(name), showsCopies: false)
            options.loadViewIfNeeded()
            let cell = options.tableView(options.tableView, cellForRowAt: IndexPath(row: 1, section: 1))
            let control = try #require(cell.accessoryView as? UISwitch)
            #expect(control.isEnabled == isAble && control.isOn == isAble)
        }
        controller.printFormatter = formatter
        let (isDone, error) = await print("Sides", to: try printer("Home"))
        #expect(isDone && error == nil)
    }

    @Test("PT9: the pages stand or lie as the orientation says")
    func orientation() async throws {
        for orientation in [UIPrintInfo.Orientation.portrait, .landscape] {
            controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
            let info = UIPrintInfo.printInfo()
            info.jobName = "Page \(orientation.rawValue)"
            info.orientation = orientation
            controller.printInfo = info
            let isDone = await withCheckedContinuation { done in
                controller.print(to: PrinterList.printers[0]) { _, isDone, _ in done.resume(returning: isDone) }
            }
            #expect(isDone)
            let page = try #require(try printout("Page \(orientation.rawValue)").page(at: 0))
            let size = page.bounds(for: .mediaBox).size
            #expect(size.width > 500 && (size.width > size.height) == (orientation == .landscape))
        }
    }

    @Test("PT10: the next job begins with the printer of the last one")
    func lastUsed() async throws {
        try define(Self.three)
        #expect(UIPrintInfo.printInfo().printerID == nil)
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        let home = try printer("Home")
        _ = await print("First", to: home)
        #expect(UIPrintInfo.printInfo().printerID == home.url.absoluteString)
    }

    @Test("PT24: the snapshot of a layer is one image, printed at the view's aspect")
    func snapshot() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        view.backgroundColor = .red
        UIGraphicsBeginImageContext(view.bounds.size)
        view.layer.render(in: try #require(UIGraphicsGetCurrentContext()))
        let old = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let new = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        for (name, image) in [("Old", old), ("New", new)] {
            controller.printingItem = image
            let (isDone, _) = await print(name, to: PrinterList.printers[0])
            #expect(isDone)
            let document = try printout(name)
            #expect(document.pageCount == 1)
            let page = try #require(document.page(at: 0))
            let red = try redBounds(of: page)
            // A wide one is turned to fill the sheet.
            #expect(abs(max(red.width, red.height) / min(red.width, red.height) - 4) < 0.1)
        }
    }

    /// Where a page is red, in pixels of a picture of it.
    private func redBounds(of page: PDFPage) throws -> CGRect {
        let image = try #require(page.thumbnail(of: CGSize(width: 612, height: 792), for: .mediaBox).cgImage)
        let (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        var found = CGRect.null
        for y in 0..<height {
            for x in 0..<width where bytes[(y * width + x) * 4] > 200 && bytes[(y * width + x) * 4 + 1] < 80 {
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return found
    }
}
