// SPDX-License-Identifier: MIT
import CoreImage
import CoreMedia
import Testing

/// What Apple's documentation of CMTime says of its arithmetic.
@Suite struct CMTimeTests {
    @Test("Sums of fractions are exact, in the smallest scale that holds both")
    func sums() {
        let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
        #expect(sum.value == 7 && sum.timescale == 12 && !sum.hasBeenRounded)
        #expect(CMTime(value: 10, timescale: 600) - CMTime(value: 10, timescale: 600) == .zero)
        #expect(CMTime(value: .min, timescale: 1) - CMTime(value: .min, timescale: 1) == .zero)
    }

    @Test("Addition commutes and associates for every pair of small fractions")
    func laws() {
        let times = [1, 2, 3, 5, 24, 25, 30, 600, 44_100].flatMap { scale in
            [-7, -1, 0, 1, 13].map { CMTime(value: $0, timescale: scale) }
        }
        for a in times {
            for b in times {
                #expect(a + b == b + a)
                #expect((a - b) + b == a)
                #expect((a < b) == (a.seconds < b.seconds))
                #expect(a != b || a.hashValue == b.hashValue)
            }
        }
    }

    @Test("A scale beyond 31 bits rounds and says so; seconds beyond the numbers are infinite")
    func rounding() {
        let sum = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_646)
        #expect(sum.hasBeenRounded)
        #expect(CMTime(seconds: 1e30, preferredTimescale: 600) == .positiveInfinity)
        #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
        #expect(CMTime(seconds: 0.1, preferredTimescale: 3).hasBeenRounded)
        #expect(!CMTime(seconds: 0.5, preferredTimescale: 600).hasBeenRounded)
    }

    @Test("Minus infinity, numbers, plus infinity, indefinite, invalid: that is the order")
    func order() {
        let times: [CMTime] = [.negativeInfinity, .zero, .positiveInfinity, .indefinite, .invalid]
        for (i, a) in times.enumerated() {
            for (j, b) in times.enumerated() { #expect(CMTimeCompare(a, b) == (i == j ? 0 : i < j ? -1 : 1)) }
        }
        #expect(CMTime.positiveInfinity + .negativeInfinity == .invalid)
        #expect(CMTime.positiveInfinity - .zero == .positiveInfinity)
        #expect(CMTime.indefinite + .zero == .indefinite)
    }

    @Test("Each way of rounding goes where its name says")
    func converting() {
        let time = CMTime(value: 5, timescale: 10)
        func value(_ time: CMTime, _ method: CMTimeRoundingMethod) -> Int64 {
            time.convertScale(1, method: method).value
        }
        #expect(value(time, .roundHalfAwayFromZero) == 1 && value(time, .roundTowardZero) == 0)
        #expect(value(time, .roundAwayFromZero) == 1 && value(time, .quickTime) == 0)
        let negative = CMTime(value: -5, timescale: 10)
        #expect(
            value(negative, .roundTowardPositiveInfinity) == 0 && value(negative, .roundTowardNegativeInfinity) == -1)
        #expect(value(negative, .roundHalfAwayFromZero) == -1)
    }

    @Test("Ranges hold their start and not their end")
    func ranges() {
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 3, timescale: 1))
        #expect(range.containsTime(range.start) && !range.containsTime(range.end))
        let other = CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 4, timescale: 1))
        #expect(range.intersection(other).duration == CMTime(value: 1, timescale: 1))
        #expect(range.union(other).end == CMTime(value: 6, timescale: 1))
        #expect(NSValue(timeRange: range).timeRangeValue == range)
        #expect(NSValue(time: range.start).timeValue == range.start)
    }

    @Test("A pixel buffer keeps its pixels, through luma and chroma too")
    func pixels() throws {
        for format in [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA] {
            let picture = PixelBuffer(width: 5, height: 3)
            for y in 0..<3 { for x in 0..<5 { picture.row(y)[x] = 0xFF00_0000 | UInt32(x * 40 + y) } }
            let buffer = try #require(CVPixelBuffer(picture, format: format))
            let copy = try #require(buffer.copyPixels())
            for y in 0..<3 { for x in 0..<5 { #expect(copy.row(y)[x] == picture.row(y)[x]) } }
        }
        let grey = PixelBuffer(width: 4, height: 4)
        for y in 0..<4 { for x in 0..<4 { grey.row(y)[x] = 0xFF80_8080 } }
        let film = try #require(CVPixelBuffer(grey, format: kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange))
        #expect(CVPixelBufferGetPlaneCount(film) == 2 && CVPixelBufferGetWidthOfPlane(film, 1) == 2)
        #expect(try #require(film.copyPixels()).row(1)[1] == 0xFF80_8080)
    }

    /// Apple's API differences for Swift 4.2 list both forms.
    @Test("Functions without labels and options by texts, as before Swift 4.2")
    func earlierForms() throws {
        let picture = PixelBuffer(width: 5, height: 3)
        let buffer = try #require(CVPixelBuffer(picture, format: kCVPixelFormatType_32BGRA))
        let options: [String: Any]? = ["CIImageNearestSampling": true]
        #expect(CIImage(cvPixelBuffer: buffer, options: options).extent.size == CGSize(width: 5, height: 3))
        #expect(CIImage(cvPixelBuffer: buffer, options: nil).extent.size == CGSize(width: 5, height: 3))
        var format: CMVideoFormatDescription?
        CMVideoFormatDescriptionCreateForImageBuffer(
            allocator: nil, imageBuffer: buffer, formatDescriptionOut: &format)
        let made = try #require(format)
        #expect(CMVideoFormatDescriptionGetCleanAperture(made, false).size == CGSize(width: 5, height: 3))
    }
}
