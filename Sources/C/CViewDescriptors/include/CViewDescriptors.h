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

/// NSTextAttachmentViewProvider.init(textAttachment:parentView:textLayoutManager:location:) of a class known only at run
/// time. All arguments come at +1; a location is its object and its conformance. The result is at +1.
void *tvd_new_attachment_provider(const void *cls, const void *attachment, const void *parent, const void *manager,
                                  const void *location, const void *conformance);

/// A view of `cls`, made with the `init(frame:)` that `ancestor` has: what `cls` adds is not run, and its own fields are
/// zero. The result is at +1; NULL where the program does not export the names of its frameworks (tests in the package).
void *tvd_new_view_as(const void *ancestor, const void *cls);
/// The same with `init()`.
void *tvd_new_object_as(const void *ancestor, const void *cls);

/// Whether the thread makes a static or global value just now (`swift_once` is among its callers).
int tvd_is_within_once(void);
