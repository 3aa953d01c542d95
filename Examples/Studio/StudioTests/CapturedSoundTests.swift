// SPDX-License-Identifier: MIT
import AVFoundation
import XCTest

/// Sound on its way through a capture session. The microphone hears a tone of 440 Hz unless told otherwise.
final class CapturedSoundTests: XCTestCase {
    private final class Listener: NSObject, AVCaptureAudioDataOutputSampleBufferDelegate {
        var times: [CMTime] = []
        var samples: [Int16] = []
        var enough: XCTestExpectation?

        func captureOutput(
            _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
        ) {
            times.append(CMSampleBufferGetPresentationTimeStamp(sampleBuffer))
            if let block = CMSampleBufferGetDataBuffer(sampleBuffer) {
                var piece = [Int16](repeating: 0, count: CMBlockBufferGetDataLength(block) / 2)
                CMBlockBufferCopyDataBytes(
                    block, atOffset: 0, dataLength: piece.count * 2, destination: &piece)
                samples += piece
            }
            if times.count == 20 { enough?.fulfill() }
        }
    }

    func testPiecesComeWithoutAGapUntilTheSessionEnds() throws {
        let session = AVCaptureSession()
        let output = AVCaptureAudioDataOutput()
        let listener = Listener()
        let enough = expectation(description: "half a second")
        listener.enough = enough
        output.setSampleBufferDelegate(listener, queue: .main)
        session.addInput(try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: .audio))))
        session.addOutput(output)
        session.startRunning()
        wait(for: [enough], timeout: 10)
        session.stopRunning()
        let count = listener.times.count
        XCTAssertEqual(listener.samples.count, count * 1024)
        for (before, after) in zip(listener.times, listener.times.dropFirst()) {
            XCTAssertEqual((after - before).seconds, 1024 / 44_100, accuracy: 1e-9)
        }
        // The tone crosses zero 880 times a second.
        let crossings = zip(listener.samples, listener.samples.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
        XCTAssertEqual(Double(crossings) / (Double(listener.samples.count) / 44_100), 880, accuracy: 8)
        let later = expectation(description: "a while")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { later.fulfill() }
        wait(for: [later], timeout: 10)
        XCTAssertEqual(listener.times.count, count)
    }
}
