// SPDX-License-Identifier: MIT

@_exported public import UIKit
internal import WebKit
