// SPDX-License-Identifier: MIT

/// Stands for a pixel buffer as the graphics processor sees it, which this device does not have: a cache cannot be
/// made, and says so.
public final class CVMetalTextureCache: Sendable {}
public typealias CVMetalTexture = CVBuffer

public func CVMetalTextureCacheFlush(_ textureCache: CVMetalTextureCache, _ options: CVOptionFlags) {
    Unsupported.report("CVMetalTextureCacheFlush")
}
