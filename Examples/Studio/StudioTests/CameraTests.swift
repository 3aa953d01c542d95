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

    private func photo() throws -> CGImage {
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
        let data = try XCTUnwrap(photographer.photo?.fileDataRepresentation())
        return try XCTUnwrap(UIImage(data: data)?.cgImage)
    }

    /// Of the pixel in the middle of the first bar, near the top: 0 to 255.
    private func brightness(_ image: CGImage) throws -> [Int] {
        var pixel = [UInt8](repeating: 0, count: 4)
        let context = try XCTUnwrap(
            CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let part = try XCTUnwrap(image.cropping(to: CGRect(x: 60, y: 60, width: 1, height: 1)))
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
        XCTAssertEqual([image.width, image.height], [1080, 1920])
        for part in try brightness(image) { XCTAssertEqual(part, 230, accuracy: 6) }
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
