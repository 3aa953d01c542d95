// SPDX-License-Identifier: MIT
#pragma once

// Where UIKit's designated initialisers are in their classes' vtables, for DynamicInitializer. By link-time references
// and not by look-up, so that programs that do not export their symbols (tests) find them too.

/// UIView.init(frame:)
const void *tvd_view_init_frame(void);
const void *tvd_view_class(void);
