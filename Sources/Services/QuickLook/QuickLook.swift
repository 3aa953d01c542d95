// SPDX-License-Identifier: MIT

// Previews of files: pictures, PDF, text, RTF, HTML; others by name, kind and size.
@_exported public import UIKit
