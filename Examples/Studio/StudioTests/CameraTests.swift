// SPDX-License-Identifier: MIT
import AVFoundation
import UIKit
import XCTest

/// The camera sees a chart of colour bars unless told otherwise.
final class CameraTests: XCTestCase {
    private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
        var photo: AVCapturePhoto?
        var order: [String] = []
        let done: XCTestExpectation
        init(_ done: XCTestExpectation) { self.done = done }
        func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings) {
            order.append("begins")
        }
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
        ) {
            XCTAssertNil(error)
            self.photo = photo
            order.append("photo")
        }
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings, error: Error?
        ) {
            order.append("ends")
            done.fulfill()
        }
    }

    private func camera() throws -> AVCaptureDevice { try XCTUnwrap(AVCaptureDevice.default(for: .video)) }

    /// The pixels as they lie in the file.
    private func photo() throws -> CGImage { try XCTUnwrap(UIImage(data: photoData())?.cgImage) }

    private func photoData() throws -> Data {
        let session = AVCaptureSession()
        session.addInput(try AVCaptureDeviceInput(device: try camera()))
        let output = AVCapturePhotoOutput()
        session.addOutput(output)
        session.startRunning()
        defer { session.stopRunning() }
        let done = expectation(description: "photo")
        let photographer = Photographer(done)
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        wait(for: [done], timeout: 60)
        XCTAssertEqual(photographer.order, ["begins", "photo", "ends"])
        return try XCTUnwrap(photographer.photo?.fileDataRepresentation())
    }

    /// Of the pixel in the middle of the first bar, near the top: 0 to 255. The sensor's picture lies on its side: the
    /// bar is the lowest.
    private func brightness(_ image: CGImage) throws -> [Int] { try color(image, 60, image.height - 60) }

    /// Red, green and blue of a pixel: 0 to 255.
    private func color(_ image: CGImage, _ x: Int, _ y: Int) throws -> [Int] {
        var pixel = [UInt8](repeating: 0, count: 4)
        let context = try XCTUnwrap(
            CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let part = try XCTUnwrap(image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)))
        context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return pixel.prefix(3).map(Int.init)
    }

    override func tearDownWithError() throws {
        let camera = try camera()
        try camera.lockForConfiguration()
        camera.exposureMode = .continuousAutoExposure
        camera.whiteBalanceMode = .continuousAutoWhiteBalance
        camera.videoZoomFactor = 1
        camera.unlockForConfiguration()
    }

    /// ME12
    func testAPhotoOfTheChart() throws {
        let image = try photo()
        XCTAssertEqual([image.width, image.height], [1920, 1080])
        for part in try brightness(image) { XCTAssertEqual(part, 230, accuracy: 6) }
    }

    /// The tag turns the sensor's pixels upright: the chart's first bar is at the left.
    func testAPhotoIsShownUpright() throws {
        let image = try XCTUnwrap(UIImage(data: try photoData()))
        XCTAssertEqual(image.imageOrientation, .right)
        XCTAssertEqual(image.size, CGSize(width: 1080, height: 1920))
        let upright = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
        XCTAssertEqual(try color(XCTUnwrap(upright.cgImage), 60, 60).min() ?? 0, 230, accuracy: 6)
    }

    private final class Frames: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
        var next: XCTestExpectation?
        var last: CVPixelBuffer?

        func captureOutput(
            _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
        ) {
            last = CMSampleBufferGetImageBuffer(sampleBuffer)
            next?.fulfill()
            next = nil
        }
    }

    /// Frames come as the sensor lies, unless they are asked to be turned.
    func testFramesLieOnTheirSideUntilTheyAreTurned() throws {
        let session = AVCaptureSession()
        let output = AVCaptureVideoDataOutput()
        let frames = Frames()
        output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
        output.setSampleBufferDelegate(frames, queue: .main)
        session.addInput(try AVCaptureDeviceInput(device: try camera()))
        session.addOutput(output)
        session.startRunning()
        defer { session.stopRunning() }
        let connection = try XCTUnwrap(output.connection(with: .video))
        XCTAssertEqual(connection.videoOrientation, .landscapeRight)
        for (orientation, size) in [
            (AVCaptureVideoOrientation.landscapeRight, [1920, 1080]), (.portrait, [1080, 1920]),
            (.portraitUpsideDown, [1080, 1920]), (.landscapeLeft, [1920, 1080]),
        ] {
            connection.videoOrientation = orientation
            for _ in 0..<2 {
                let next = expectation(description: "a frame")
                frames.next = next
                wait(for: [next], timeout: 10)
            }
            let image = try XCTUnwrap(image(try XCTUnwrap(frames.last)))
            XCTAssertEqual([image.width, image.height], size)
            let bright: [AVCaptureVideoOrientation: (Int, Int)] = [
                .landscapeRight: (60, 1020), .portrait: (60, 60), .portraitUpsideDown: (1020, 1860),
                .landscapeLeft: (1860, 60),
            ]
            let (x, y) = try XCTUnwrap(bright[orientation])
            XCTAssertEqual(try color(image, x, y).min() ?? 0, 230, accuracy: 6, "\(orientation)")
        }
    }

    private func image(_ buffer: CVPixelBuffer) -> CGImage? {
        CIContext().createCGImage(
            CIImage(cvPixelBuffer: buffer),
            from: CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer)))
    }

    func testExposureWhiteAndZoomAreSeen() throws {
        let camera = try camera()
        let plain = try brightness(try photo())
        try camera.lockForConfiguration()
        let metered = camera.exposureDuration
        camera.setExposureModeCustom(duration: CMTimeMultiplyByRatio(metered, multiplier: 1, divisor: 4), iso: 100)
        let dark = try brightness(try photo())
        // A quarter of the light, at a gamma of about 2.2.
        XCTAssertEqual(Double(dark[1]) / Double(plain[1]), pow(0.25, 1 / 2.2), accuracy: 0.03)
        XCTAssertEqual(camera.exposureTargetOffset, -2, accuracy: 0.01)
        camera.exposureMode = .continuousAutoExposure
        let gains = AVCaptureDevice.WhiteBalanceGains(redGain: 1, greenGain: 1, blueGain: 2)
        camera.setWhiteBalanceModeLocked(with: gains)
        let blue = try brightness(try photo())
        XCTAssertLessThan(blue[0], plain[0] - 40)
        XCTAssertEqual(blue[2], plain[2], accuracy: 6)
        let warm = AVCaptureDevice.WhiteBalanceTemperatureAndTintValues(temperature: 3000, tint: 0)
        let back = camera.temperatureAndTintValues(for: camera.deviceWhiteBalanceGains(for: warm))
        XCTAssertEqual(back.temperature, 3000, accuracy: 50)
        camera.whiteBalanceMode = .continuousAutoWhiteBalance
        camera.videoZoomFactor = 8
        let middle = try brightness(try photo())
        XCTAssertNotEqual(middle, plain, "the middle of the chart is its grey steps")
        camera.unlockForConfiguration()
    }
}
