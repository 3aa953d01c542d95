// SPDX-License-Identifier: MIT

/// How TGA files are compressed, under `kCGImagePropertyTGACompression`.
public enum CGImagePropertyTGACompression: UInt32, Sendable {
    case tgaCompressionNone = 0
    case tgaCompressionRLE = 1
}
