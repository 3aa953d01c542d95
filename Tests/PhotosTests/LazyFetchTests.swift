// SPDX-License-Identifier: MIT
import PhotoStore
import Testing

@testable import Photos

@Suite struct LazyFetchTests {
    @Test("PH13: a fetch over 10,000 assets makes an asset when it is asked for, and keeps none")
    func lazy() {
        let records = (0..<10_000).map { number in
            PhotoRecord(
                number: Int64(number), identifier: "\(number)", file: "\(number).jpg", kind: .image, created: 0,
                modified: 0, added: 0)
        }
        let result = PHFetchResult<PHAsset>(items: .photos(records), query: nil)
        #expect(result.count == 10_000 && result.countOfAssets(with: .image) == 10_000)
        weak var asset: PHAsset?
        do {
            let last = result.object(at: 9_999)
            asset = last
            #expect(last.localIdentifier.hasPrefix("9999") && result.index(of: last) == 9_999)
        }
        #expect(asset == nil)
        var met: [Int] = []
        result.enumerateObjects { _, index, stop in
            met.append(index)
            if index == 4 { stop.pointee = true }
        }
        #expect(met == [0, 1, 2, 3, 4])
    }
}
