// SPDX-License-Identifier: MIT
@_exported import CoreGraphics
@_exported import ImageIO
