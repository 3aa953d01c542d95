// SPDX-License-Identifier: MIT

// Filters of PNG's rows (PNG, chapter 9), as bits that `kCGImagePropertyPNGCompressionFilter` combines.

public let IMAGEIO_PNG_NO_FILTERS: Int32 = 0x00
public let IMAGEIO_PNG_FILTER_NONE: Int32 = 0x08
public let IMAGEIO_PNG_FILTER_SUB: Int32 = 0x10
public let IMAGEIO_PNG_FILTER_UP: Int32 = 0x20
public let IMAGEIO_PNG_FILTER_AVG: Int32 = 0x40
public let IMAGEIO_PNG_FILTER_PAETH: Int32 = 0x80
