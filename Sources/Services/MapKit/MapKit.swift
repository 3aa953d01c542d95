// SPDX-License-Identifier: MIT
@_exported public import CoreLocation
@_exported public import UIKit
