// SPDX-License-Identifier: MIT
import Foundation
import QuartzCore
import Testing

/// Expected values: Apple's documentation of `CAMetalLayer` and `CAEDRMetadata`.
@Suite struct MetalLayerTests {
    /// "The default value is true", "The values can be 2 or 3 only", "The default value is false".
    @Test func standardValuesAreTheDocumentedOnes() {
        let layer = CAMetalLayer()
        #expect(layer.framebufferOnly && layer.allowsNextDrawableTimeout)
        #expect(layer.maximumDrawableCount == 3)
        #expect(!layer.presentsWithTransaction && !layer.wantsExtendedDynamicRangeContent)
        #expect(layer.colorspace == nil && layer.edrMetadata == nil)
    }

    /// nil, as where the system has none in time.
    @Test func thereIsNeverADrawable() {
        let layer = CAMetalLayer()
        layer.drawableSize = CGSize(width: 64, height: 64)
        #expect(layer.nextDrawable() == nil)
    }

    /// Displays here show nothing brighter than white.
    @Test func metadataOfBrightContentHasNoDisplay() {
        #expect(!CAEDRMetadata.isAvailable)
        let layer = CAMetalLayer()
        let metadata = CAEDRMetadata.hdr10(minLuminance: 0.005, maxLuminance: 1000, opticalOutputScale: 100)
        layer.edrMetadata = metadata
        #expect(layer.edrMetadata === metadata && CAEDRMetadata.hlg !== metadata)
    }
}
