// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>
#include <stdint.h>

// What the host plug-ins export. Plug-ins are shared libraries of plain C that are opened only when a window or a
// web page is wanted, so that a headless start loads neither SDL nor a web server.

typedef struct ts_rect {
    int32_t x, y, width, height;
} ts_rect;

// The file this code was loaded from: the executable or a shared library. NULL when the loader does not know.
const char *ts_own_library(void);

// A new descriptor that becomes readable when eight bytes are written to it; -1 when there are no more descriptors.
int ts_event_descriptor(void);

// Makes standard output write each line when it ends, to files and pipes too.
void ts_print_lines_at_once(void);

// MARK: Window (SDL)

enum ts_window_event_kind {
    TS_WINDOW_TOUCH = 1,      // touch: identifier, phase, x, y
    TS_WINDOW_KEY,            // key: phase, usage, modifiers, text = what the key types
    TS_WINDOW_TEXT,           // text
    TS_WINDOW_MARKED_TEXT,    // text being composed, empty ends it
    TS_WINDOW_SCROLL,         // x, y, dx, dy
    TS_WINDOW_HOVER,          // x, y; phase ended: the pointer left
    TS_WINDOW_SECONDARY_CLICK, // x, y
    TS_WINDOW_RESIZED,
    TS_WINDOW_ACTIVATION,     // phase: 0 active, 1 inactive, 2 background
    TS_WINDOW_QUIT,
    TS_WINDOW_PANEL,          // pressed: x, y, pixels of the panel
};

enum ts_phase { TS_PHASE_BEGAN = 0, TS_PHASE_MOVED, TS_PHASE_ENDED, TS_PHASE_CANCELLED };

typedef struct ts_window_event {
    int32_t kind;
    int32_t identifier;
    int32_t phase;
    int32_t usage;            // USB HID usage of the keyboard page
    int32_t modifiers;        // as HostKey.Modifiers
    float x, y;               // pixels of the window, origin at the top left
    float dx, dy;
    float force;
    char text[128];           // UTF-8, terminated
} ts_window_event;

typedef struct ts_window_plugin {
    // Opens a window of `width` x `height` window units, or pixels where those are smaller and `in_pixels`, with a panel
    // of `panel` such units at its right; 0: none. NULL and a sentence in `error` when there is no display.
    void *(*open)(
        const char *title, int32_t width, int32_t height, int32_t in_pixels, int32_t panel, char *error,
        size_t error_size);
    void (*close)(void *window);
    // A descriptor that becomes readable with input, or -1 where the display driver has none.
    int32_t (*descriptor)(void *window);
    // Takes the next event; 0 when there is none.
    int32_t (*next_event)(void *window, ts_window_event *event);
    // Size in pixels, without the panel, and pixels per window unit.
    void (*geometry)(void *window, int32_t *width, int32_t *height, float *density);
    // Shows a frame of premultiplied BGRA pixels; returns 0 when the window has another size by now.
    int32_t (*present)(
        void *window, const void *pixels, int32_t width, int32_t height, int32_t stride, const ts_rect *damage,
        int32_t damage_count);
    // Whether `present` may come from any thread, one call of the plug-in at a time.
    int32_t (*presents_anywhere)(void *window);
    void (*set_title)(void *window, const char *title);
    void (*set_text_input)(void *window, int32_t active, ts_rect caret);
    // Clipboard text, owned by the caller (free); NULL when there is none.
    char *(*copy_clipboard)(void *window);
    void (*set_clipboard)(void *window, const char *text);
    // Premultiplied BGRA pixels; copied.
    void (*set_icon)(void *window, const void *pixels, int32_t width, int32_t height, int32_t stride);
    // The next samples, left and right in turn, 44,100 of each a second; any thread. 0: the desktop has no sound.
    int32_t (*play)(void *window, const int16_t *samples, int32_t frames);
    // Size of the panel in pixels; 0 where the window has no room for it.
    void (*panel_size)(void *window, int32_t *width, int32_t *height);
    // Shows the panel, of BGRA pixels; nothing where it has another size by now.
    void (*present_panel)(void *window, const void *pixels, int32_t width, int32_t height, int32_t stride);
    // Brings the window before others, as far as the desktop lets it.
    void (*raise)(void *window);
    // Gives the app's part of the window another size, in pixels, as far as the desktop lets it.
    void (*resize)(void *window, int32_t width, int32_t height);
} ts_window_plugin;

// The only symbol the window plug-in exports.
typedef const ts_window_plugin *(*ts_window_plugin_entry)(void);

// MARK: Web (libwebsockets)

typedef struct ts_web_callbacks {
    void *context;
    // All run on the server's thread.
    void (*opened)(void *context, int32_t client);
    void (*closed)(void *context, int32_t client);
    // A whole text message from the page.
    void (*message)(void *context, int32_t client, const char *bytes, size_t length);
    // The socket can take a message: write at most one with `send`, return 1 when more waits.
    int32_t (*writable)(void *context, int32_t client);
} ts_web_callbacks;

typedef struct ts_web_plugin {
    // Listens on `address`:`port` (0: any free port) and serves `page` at `/TOKEN/`. NULL and a sentence in `error`
    // when it cannot. Requests without the token, and sockets opened by other sites, are refused.
    void *(*start)(
        const char *address, int32_t port, const char *token, const char *page, size_t page_length,
        ts_web_callbacks callbacks, char *error, size_t error_size);
    int32_t (*port)(void *server);
    // Asks for a `writable` call; any thread.
    void (*wake)(void *server);
    // Only inside `writable`. Sends one binary or text message.
    void (*send)(void *server, int32_t client, const void *bytes, size_t length, int32_t is_text);
    void (*stop)(void *server);
    // Packs a rectangle of premultiplied BGRA pixels, alpha ignored. Quality 0: PNG (exact), else JPEG of that
    // quality. The result is malloc'ed; NULL when memory runs out.
    void *(*encode)(
        const void *pixels, int32_t stride, int32_t width, int32_t height, int32_t quality, size_t *length);
} ts_web_plugin;

typedef const ts_web_plugin *(*ts_web_plugin_entry)(void);
