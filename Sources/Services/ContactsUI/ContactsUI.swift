// SPDX-License-Identifier: MIT

// The system's screens for people.
@_exported public import Contacts
@_exported public import UIKit
