// SPDX-License-Identifier: MIT
import SwiftSyntax
