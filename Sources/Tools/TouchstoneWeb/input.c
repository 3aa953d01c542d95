// SPDX-License-Identifier: MIT
//
// Fingers, pointers and keys, in points of the view.
#include "views.h"

static uint32_t milliseconds(void) { return (uint32_t)(g_get_monotonic_time() / 1000); }

/// The engine takes places in pixels.
static int pixels(const view *v, const message *m, int index) { return (int)(field_number(m, index) * v->scale + 0.5); }

/// Fields: X keysym or, negative, a Unicode scalar; modifiers (1 control, 2 shift, 4 alt, 8 meta); pressed.
void input_key(view *v, const message *m) {
    int64_t code = (int64_t)field_number(m, 0);
    uint32_t key = code < 0 ? engine.wpe_unicode_to_key_code((uint32_t)-code) : (uint32_t)code;
    struct keyboard_event event = {
        .time = milliseconds(), .key_code = key, .pressed = field_integer(m, 2) != 0,
        .modifiers = (uint32_t)field_integer(m, 1),
    };
    engine.wpe_view_backend_dispatch_keyboard_event(v->backend, &event);
}

/// Fields: "move", "down" or "up"; x, y; modifiers.
void input_pointer(view *v, const message *m) {
    enum { FIRST_BUTTON = 1, FIRST_BUTTON_MODIFIER = 1 << 20 };
    char kind = field(m, 0)[0];
    struct pointer_event event = {
        .type = kind == 'm' ? POINTER_MOTION : POINTER_BUTTON, .time = milliseconds(), .x = pixels(v, m, 1),
        .y = pixels(v, m, 2), .modifiers = (uint32_t)field_integer(m, 3),
    };
    if (kind != 'm') {
        event.button = FIRST_BUTTON;
        event.state = kind == 'd';
        if (kind == 'd') event.modifiers |= FIRST_BUTTON_MODIFIER;
    }
    engine.wpe_view_backend_dispatch_pointer_event(v->backend, &event);
}

/// Fields: "down", "move" or "up"; x, y; number of the finger.
void input_touch(view *v, const message *m) {
    enum { FINGERS = 10 };
    static struct touch_point points[FINGERS];
    int id = field_integer(m, 3);
    if (id < 0 || id >= FINGERS) return;
    uint32_t type = TOUCH_MOTION;
    if (field(m, 0)[0] == 'd') type = TOUCH_DOWN;
    if (field(m, 0)[0] == 'u') type = TOUCH_UP;
    points[id] = (struct touch_point){ type, milliseconds(), id, pixels(v, m, 1), pixels(v, m, 2) };
    if (type == TOUCH_DOWN) v->touches |= 1u << id;
    // The event carries every finger that is down, also those that did not move.
    struct touch_point present[FINGERS];
    uint64_t count = 0;
    for (int i = 0; i < FINGERS; i++) {
        if (!(v->touches & 1u << i)) continue;
        present[count] = points[i];
        if (i != id) present[count].type = TOUCH_MOTION;
        count++;
    }
    struct touch_event event = { present, count, type, id, milliseconds(), 0 };
    engine.wpe_view_backend_dispatch_touch_event(v->backend, &event);
    if (type == TOUCH_UP) v->touches &= ~(1u << id);
}
