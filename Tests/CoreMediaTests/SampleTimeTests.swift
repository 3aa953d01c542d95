// SPDX-License-Identifier: MIT
import CoreMedia
import Testing

/// What Apple's documentation of CMSampleBuffer says of a single entry of times: the samples follow one another.
@Suite struct SampleTimeTests {
    private func second(decode: CMTime) throws -> CMSampleTimingInfo {
        let first = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: CMTime(value: 60, timescale: 30),
            decodeTimeStamp: decode)
        let buffer = try CMSampleBuffer(
            dataBuffer: nil, formatDescription: nil, numSamples: 3, sampleTimings: [first], sampleSizes: [4])
        var timing = CMSampleTimingInfo()
        #expect(CMSampleBufferGetSampleTimingInfo(buffer, at: 2, timingInfoOut: &timing) == 0)
        return timing
    }

    @Test("Later samples are decoded later, as they are shown later; no time for decoding stays none")
    func decodeTimes() throws {
        let timing = try second(decode: CMTime(value: 57, timescale: 30))
        #expect(timing.presentationTimeStamp == CMTime(value: 62, timescale: 30))
        #expect(timing.decodeTimeStamp == CMTime(value: 59, timescale: 30))
        #expect(try !second(decode: .invalid).decodeTimeStamp.isValid)
    }
}
