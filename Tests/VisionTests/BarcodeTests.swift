// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Vision

struct BarcodeTests {
    /// A code in the upper right quarter of a white sheet.
    private func sheet(_ message: String) throws -> CIImage {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(message.utf8), forKey: "inputMessage")
        let code = try #require(filter.outputImage)
        let scale = 160 / code.extent.width
        let placed = code.transformed(by: CGAffineTransform(scaleX: scale, y: scale)).transformed(
            by: CGAffineTransform(translationX: 220, y: 220))
        return placed.composited(over: CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 400, height: 400)))
    }

    @Test("a QR code is read, and its place is told in parts of the picture from the lower left")
    func code() throws {
        var heard: [String] = []
        let request = VNDetectBarcodesRequest { request, error in
            heard += (request.results as? [VNBarcodeObservation] ?? []).compactMap(\.payloadStringValue)
            #expect(error == nil)
        }
        request.symbologies = [.QR]
        #expect(request.results == nil)
        try VNImageRequestHandler(ciImage: sheet("https://example.org/a")).perform([request])
        let found = try #require(request.results?.first)
        #expect(found.payloadStringValue == "https://example.org/a")
        #expect(found.symbology == .qr)
        #expect(heard == ["https://example.org/a"])
        #expect(CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5).contains(found.boundingBox))
    }

    @Test("codes of other kinds are read too; only those asked for")
    func otherKinds() throws {
        let filter = try #require(CIFilter(name: "CIAztecCodeGenerator"))
        filter.setValue(Data("boarding".utf8), forKey: "inputMessage")
        let code = try #require(filter.outputImage).samplingNearest().transformed(
            by: CGAffineTransform(scaleX: 8, y: 8))
        let paper = CIImage(color: .white).cropped(to: code.extent.insetBy(dx: -60, dy: -60))
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(ciImage: code.composited(over: paper)).perform([request])
        let found = try #require(request.results?.first)
        #expect(found.symbology == .aztec && found.payloadStringValue == "boarding")
        request.symbologies = [.qr, .ean13]
        try VNImageRequestHandler(ciImage: code.composited(over: paper)).perform([request])
        #expect(request.results?.isEmpty == true)
    }

    @Test("where nothing is to be seen nothing is found, and what is no picture is an error")
    func nothing() throws {
        let request = VNDetectBarcodesRequest()
        let empty = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))
        try VNImageRequestHandler(ciImage: empty).perform([request])
        #expect(request.results?.isEmpty == true)
        #expect(throws: VNError.self) { try VNImageRequestHandler(data: Data([1, 2])).perform([request]) }
    }

    @Test("only the part of the picture that is of interest is looked at")
    func region() throws {
        let request = VNDetectBarcodesRequest()
        request.regionOfInterest = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        try VNImageRequestHandler(ciImage: sheet("text")).perform([request])
        #expect(request.results?.isEmpty == true)
    }

    /// https://developer.apple.com/documentation/vision/vnerror-swift.struct/code/unsupportedrequest
    @Test("what is not here ends with the documented error, which the handler hears as well")
    func unavailable() throws {
        var heard: [VNError.Code] = []
        let request = VNDetectHorizonRequest { request, error in
            heard += [(error as? VNError)?.code].compactMap { $0 }
            #expect(request.results == nil)
        }
        let empty = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(throws: VNError(.unsupportedRequest)) {
            try VNImageRequestHandler(ciImage: empty).perform([request])
        }
        #expect(heard == [.unsupportedRequest])
    }
}
