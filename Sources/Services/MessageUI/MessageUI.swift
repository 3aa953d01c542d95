// SPDX-License-Identifier: MIT

// Sheets in which a person writes mail and messages. What is sent goes to the device's outbox, as RFC 5322 text; a mail
// server takes it, too, where the device's settings name one.
@_exported public import UIKit
