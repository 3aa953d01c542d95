// SPDX-License-Identifier: MIT

// Web pages in views. The engine runs in a program of its own (Sources/Tools/TouchstoneWeb); Engine/ is the app's side of
// the wire, the other folders are the topics of Apple's documentation.
@_exported public import FoundationNetworking
@_exported public import UIKit
