// SPDX-License-Identifier: MIT

// Purchases as Xcode's local store makes them: products come from a `.storekit` file, transactions stay on the device.
@_exported public import UIKit
