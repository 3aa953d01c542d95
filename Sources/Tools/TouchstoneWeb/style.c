// SPDX-License-Identifier: MIT
//
// What pages look like on iOS before their own style sheets say otherwise: a style sheet of the user, which comes after the
// engine's own and before every page's.
#include "views.h"

// The names that are fonts of UIKit's text styles are theirs at the default size. Buttons and fields have their font, text
// and width from here; their shape is the engine's, which leaves it to a page that gives them a border or a background, as
// it would not after one of ours.
static const char sheet[] =
    "::-webkit-scrollbar { display: none !important }"
    "input, textarea, select, button { font: 13.3333px system-ui; }"
    "input:not([type=range], [type=checkbox], [type=radio], [type=file], [type=image], [type=color], [type=hidden])"
    " { padding: 0.2em 0.5em; }"
    "textarea { padding: 2px 0.5em; }"
    "input:is([type=button], [type=submit], [type=reset]), input[type=file]::file-selector-button, button"
    " { color: #007aff; padding: 2px 1em 3px; }"
    "input[type=file]::file-selector-button { font: inherit; }"
    "select:not([multiple], [size]) { color: #007aff; }"
    "input:is([type=button], [type=submit], [type=reset]):disabled, input[type=file]:disabled::file-selector-button,"
    " button:disabled, select:disabled { color: rgba(60, 60, 67, 0.3); }"
    "progress, meter { accent-color: #007aff; }"
    "input { accent-color: #007aff; }";

void style_add(Opaque content) {
    enum { USER_LEVEL = 0 };
    Opaque style = engine.webkit_user_style_sheet_new(sheet, FRAMES_ALL, USER_LEVEL, NULL, NULL);
    engine.webkit_user_content_manager_add_style_sheet(content, style);
    engine.webkit_user_style_sheet_unref(style);
}
