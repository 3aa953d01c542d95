// SPDX-License-Identifier: MIT
import CoreGraphics
