// SPDX-License-Identifier: MIT

// There is no recogniser here. Permission is asked as on iOS; a recogniser then says that it is not available, and tasks
// fail as they do on a device that has neither a network nor the language. Nothing is recognised.
@_exported public import AVFoundation
