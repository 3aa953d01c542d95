// SPDX-License-Identifier: MIT

// Scripts in the app's own process, run by WebKit's engine, an optional package that is opened with the first context.
@_exported public import UIKit
