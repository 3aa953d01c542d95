// SPDX-License-Identifier: MIT

// The device's photo library (`PhotoStore`) in Apple's words: authorisation, fetches, changes, edits and images.
@_exported public import AVFoundation
@_exported public import CoreLocation
@_exported public import FoundationCompat
@_exported public import UIKit
