// SPDX-License-Identifier: MIT
@_exported import Accessibility
@_exported import CoreImage
@_exported import CoreText
@_exported import ImageIO
@_exported import QuartzCore
