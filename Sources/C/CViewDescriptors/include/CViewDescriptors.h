// SPDX-License-Identifier: MIT
#pragma once

// Where UIKit's designated initialisers are in their classes' vtables, for DynamicInitializer. By link-time references
// and not by look-up, so that programs that do not export their symbols (tests) find them too.

/// UIView.init(frame:)
const void *tvd_view_init_frame(void);
const void *tvd_view_class(void);

/// UITableViewCell.init(style:reuseIdentifier:)
const void *tvd_table_cell_init_style(void);
const void *tvd_table_cell_class(void);

/// UITableViewHeaderFooterView.init(reuseIdentifier:)
const void *tvd_table_header_init_identifier(void);
const void *tvd_table_header_class(void);
