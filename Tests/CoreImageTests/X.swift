// SPDX-License-Identifier: MIT
import CoreImage
import Testing

@Suite struct PlaceholderTests {}
