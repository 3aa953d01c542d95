// SPDX-License-Identifier: MIT

// The system's screens for events and calendars.
@_exported public import EventKit
@_exported public import UIKit

/// Where the screens' texts and pictures are.
public func EventKitUIBundle() -> Bundle! { Bundle(for: EKEventViewController.self) }
