// SPDX-License-Identifier: MIT
// A window on the desktop through SDL2: X11 or Wayland, mouse as a finger, touch screens, keyboard, input methods.
#define _GNU_SOURCE
#include "CWindowPlugin.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MOUSE_FINGER = 1, SECOND_FINGER = 2, FIRST_TOUCH_FINGER = 16, QUEUE = 4 };

typedef struct window {
    SDL_Window *window;
    SDL_Renderer *renderer;  // only where a window unit is more than one pixel
    SDL_Texture *texture;
    int texture_width, texture_height;
    // Pixels a desktop unit, where the desktop says so and SDL does not: 1 or more.
    float desktop_scale;
    int mouse_down, second_down;
    // From the mouse to the second finger while both move alike; else the finger mirrors the mouse.
    float second_dx, second_dy;
    int moves_alike;
    float last_x, last_y;
    // One SDL event may become two touches; the rest waits here.
    ts_window_event queue[QUEUE];
    int queued;
    SDL_AudioDeviceID sound;
    int is_mute;
    // Width at the right of the app's display, in the desktop's units. 0: none.
    int panel;
    SDL_Texture *panel_texture;
    // The touch screen's finger that pressed the panel, plus one; its moves are nobody's. 0: none.
    SDL_FingerID panel_finger;
} window;

static void whole_size(window *w, int *width, int *height) {
    if (w->renderer) {
        SDL_GetRendererOutputSize(w->renderer, width, height);
    } else {
        SDL_GetWindowSize(w->window, width, height);
    }
}

static float density(window *w) {
    int width, height, pixels_wide, pixels_high;
    SDL_GetWindowSize(w->window, &width, &height);
    whole_size(w, &pixels_wide, &pixels_high);
    return width > 0 ? (float)pixels_wide / (float)width : 1;
}

// In pixels: all of the panel, or nothing of it where the app would get less than the panel.
static int panel_width(window *w) {
    int width, height, panel = (int)((float)w->panel * density(w) * w->desktop_scale);
    whole_size(w, &width, &height);
    return width >= 2 * panel ? panel : 0;
}

// Without the panel.
static void drawable_size(window *w, int *width, int *height) {
    whole_size(w, width, height);
    *width -= panel_width(w);
}

static bool is_x11(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver && strcmp(driver, "x11") == 0;
}

// X11 has no units but pixels; desktops tell how dense they are by the resource that fonts go by, 96 being plain.
static float x11_scale(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 1;
    void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
    char *(*get_default)(void *, const char *, const char *) =
        library ? (char *(*)(void *, const char *, const char *))dlsym(library, "XGetDefault") : NULL;
    const char *text = get_default ? get_default(info.info.x11.display, "Xft", "dpi") : NULL;
    float scale = text ? strtof(text, NULL) / 96 : 1;
    return scale >= 1 && scale <= 8 ? scale : 1;
#else
    (void)window;
    return 1;
#endif
}

static void use_x11_scale(window *w, int32_t width, int32_t height, int32_t in_pixels, const SDL_Rect *usable) {
    w->desktop_scale = x11_scale(w->window);
    if (w->desktop_scale == 1) return;
    float scale = in_pixels ? 1 : w->desktop_scale;
    int panel = (int)((float)w->panel * w->desktop_scale);
    int pixels_wide = (int)((float)width * scale) + panel, pixels_high = (int)((float)height * scale);
    if (usable->h > 0 && pixels_high > usable->h) pixels_high = usable->h;
    if (usable->w > 0 && pixels_wide > usable->w) {
        pixels_wide -= panel;
        w->panel = 0;
    }
    SDL_SetWindowSize(w->window, pixels_wide, pixels_high);
    SDL_SetWindowPosition(w->window, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
}

static void *open_window(
    const char *title, int32_t width, int32_t height, int32_t in_pixels, int32_t panel, char *error,
    size_t error_size) {
    SDL_SetMainReady();
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        SDL_strlcpy(error, SDL_GetError(), error_size);
        return NULL;
    }
    // Shared memory with the X server: any thread may use it, and without a graphics card SDL's textures cost more.
    if (is_x11()) SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_Rect usable = {0};
    int wanted_height = height;
    if (SDL_GetDisplayUsableBounds(0, &usable) == 0 && usable.h > 0 && height > usable.h) {
        height = usable.h;
    }
    window *w = calloc(1, sizeof *w);
    w->desktop_scale = 1;
    // A display that is too narrow for both has the app alone.
    w->panel = usable.w > 0 && width + panel > usable.w ? 0 : panel;
    w->window = SDL_CreateWindow(
        title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width + w->panel, height,
        SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!w->window) {
        SDL_strlcpy(error, SDL_GetError(), error_size);
        free(w);
        return NULL;
    }
    int units, ignored, pixels;
    SDL_GetWindowSize(w->window, &units, &ignored);
    SDL_GL_GetDrawableSize(w->window, &pixels, &ignored);
    if (pixels != units) {
        w->renderer = SDL_CreateRenderer(w->window, -1, 0);
        if (in_pixels && pixels > 0) {
            SDL_SetWindowSize(
                w->window, (int)((int64_t)width * units / pixels) + w->panel, (int)((int64_t)height * units / pixels));
        }
    }
    use_x11_scale(w, width, wanted_height, in_pixels, &usable);
    SDL_StopTextInput();
    return w;
}

static void close_window(void *handle) {
    window *w = handle;
    if (w->sound) SDL_CloseAudioDevice(w->sound);
    if (w->texture) SDL_DestroyTexture(w->texture);
    if (w->panel_texture) SDL_DestroyTexture(w->panel_texture);
    if (w->renderer) SDL_DestroyRenderer(w->renderer);
    SDL_DestroyWindow(w->window);
    free(w);
    SDL_Quit();
}

// SDL hides the display connection; its descriptor comes from the client library that SDL has loaded itself.
static int32_t descriptor(void *handle) {
    window *w = handle;
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(w->window, &info)) return -1;
#if defined(SDL_VIDEO_DRIVER_X11)
    if (info.subsystem == SDL_SYSWM_X11) {
        void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
        int (*number)(void *) = library ? (int (*)(void *))dlsym(library, "XConnectionNumber") : NULL;
        return number ? number(info.info.x11.display) : -1;
    }
#endif
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
    if (info.subsystem == SDL_SYSWM_WAYLAND) {
        void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
        int (*number)(void *) = library ? (int (*)(void *))dlsym(library, "wl_display_get_fd") : NULL;
        return number ? number(info.info.wl.display) : -1;
    }
#endif
    return -1;
}

static int32_t modifiers(void) {
    SDL_Keymod state = SDL_GetModState();
    return ((state & KMOD_CAPS) ? 1 << 16 : 0) | ((state & KMOD_SHIFT) ? 1 << 17 : 0)
        | ((state & KMOD_CTRL) ? 1 << 18 : 0) | ((state & KMOD_ALT) ? 1 << 19 : 0) | ((state & KMOD_GUI) ? 1 << 20 : 0);
}

static ts_window_event touch(int identifier, int phase, float x, float y) {
    return (ts_window_event){.kind = TS_WINDOW_TOUCH, .identifier = identifier, .phase = phase, .x = x, .y = y};
}

static void enqueue(window *w, ts_window_event event) {
    if (w->queued < QUEUE) w->queue[w->queued++] = event;
}

// With Alt held a second finger mirrors the mouse through the middle of the window, for pinch and rotation; with Shift
// as well both keep their distance, for dragging with two fingers.
static void second_finger(window *w, float x, float y, float *second_x, float *second_y) {
    int width, height;
    drawable_size(w, &width, &height);
    int alike = (SDL_GetModState() & KMOD_SHIFT) != 0;
    if (alike && !w->moves_alike) {
        w->second_dx = (float)width - 2 * w->last_x;
        w->second_dy = (float)height - 2 * w->last_y;
    }
    w->moves_alike = alike;
    w->last_x = x;
    w->last_y = y;
    *second_x = alike ? x + w->second_dx : (float)width - x;
    *second_y = alike ? y + w->second_dy : (float)height - y;
}

// Whether the place is on the panel.
static bool is_on_panel(window *w, float x) {
    int width, height;
    drawable_size(w, &width, &height);
    return panel_width(w) > 0 && x >= (float)width;
}

static void press_panel(window *w, float x, float y) {
    int width, height;
    drawable_size(w, &width, &height);
    enqueue(w, (ts_window_event){.kind = TS_WINDOW_PANEL, .x = x - (float)width, .y = y});
}

static void mouse_touch(window *w, int phase, float x, float y) {
    if (phase == TS_PHASE_BEGAN) {
        w->mouse_down = 1;
        w->second_down = (SDL_GetModState() & KMOD_ALT) != 0;
        w->moves_alike = 0;
        w->last_x = x;
        w->last_y = y;
    }
    if (!w->mouse_down) return;
    enqueue(w, touch(MOUSE_FINGER, phase, x, y));
    if (w->second_down) {
        float second_x, second_y;
        second_finger(w, x, y, &second_x, &second_y);
        enqueue(w, touch(SECOND_FINGER, phase, second_x, second_y));
    }
    if (phase == TS_PHASE_ENDED || phase == TS_PHASE_CANCELLED) w->mouse_down = w->second_down = 0;
}

static void mouse_pressed(window *w, const SDL_MouseButtonEvent *source) {
    float scale = density(w), x = (float)source->x * scale, y = (float)source->y * scale;
    if (source->button != SDL_BUTTON_LEFT) return;
    if (is_on_panel(w, x)) return press_panel(w, x, y);
    SDL_CaptureMouse(SDL_TRUE);
    mouse_touch(w, TS_PHASE_BEGAN, x, y);
}

static void mouse_moved(window *w, float x, float y) {
    if (w->mouse_down) return mouse_touch(w, TS_PHASE_MOVED, x, y);
    int phase = is_on_panel(w, x) ? TS_PHASE_ENDED : TS_PHASE_MOVED;
    enqueue(w, (ts_window_event){.kind = TS_WINDOW_HOVER, .phase = phase, .x = x, .y = y});
}

static void finger_touch(window *w, const SDL_TouchFingerEvent *finger, int phase) {
    int width, height;
    whole_size(w, &width, &height);
    float x = finger->x * (float)width, y = finger->y * (float)height;
    if (phase == TS_PHASE_BEGAN && is_on_panel(w, x)) {
        w->panel_finger = finger->fingerId + 1;
        return press_panel(w, x, y);
    }
    if (w->panel_finger == finger->fingerId + 1) {
        if (phase == TS_PHASE_ENDED) w->panel_finger = 0;
        return;
    }
    ts_window_event event = touch(FIRST_TOUCH_FINGER + (int)(finger->fingerId & 0xffff), phase, x, y);
    event.force = finger->pressure;
    enqueue(w, event);
}

static void key(window *w, const SDL_KeyboardEvent *source, int phase) {
    ts_window_event event = {.kind = TS_WINDOW_KEY, .phase = phase, .modifiers = modifiers()};
    // SDL's scancodes are the USB usages of the keyboard page up to 255.
    event.usage = source->keysym.scancode < 256 ? (int32_t)source->keysym.scancode : 0;
    SDL_Keycode code = source->keysym.sym;
    if (code >= 32 && code < 0x40000000 && code != 127) {
        char *end = event.text;
        if (code < 0x80) {
            *end++ = (char)code;
        } else if (code < 0x800) {
            *end++ = (char)(0xc0 | code >> 6);
            *end++ = (char)(0x80 | (code & 0x3f));
        } else if (code < 0x10000) {
            *end++ = (char)(0xe0 | code >> 12);
            *end++ = (char)(0x80 | (code >> 6 & 0x3f));
            *end++ = (char)(0x80 | (code & 0x3f));
        }
        *end = 0;
    }
    enqueue(w, event);
}

static void window_changed(window *w, const SDL_WindowEvent *source) {
    ts_window_event event = {.kind = TS_WINDOW_ACTIVATION};
    switch (source->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_EXPOSED:
        event.kind = TS_WINDOW_RESIZED;
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
    case SDL_WINDOWEVENT_RESTORED:
        event.phase = 0;
        break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
        event.phase = 1;
        break;
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:
        event.phase = 2;
        break;
    case SDL_WINDOWEVENT_LEAVE:
        event.kind = TS_WINDOW_HOVER;
        event.phase = TS_PHASE_ENDED;
        break;
    default:
        return;
    }
    enqueue(w, event);
}

static void scroll(window *w, const SDL_MouseWheelEvent *source) {
    const float points_per_notch = 40;
    int x, y;
    SDL_GetMouseState(&x, &y);
    float scale = density(w);
    if (is_on_panel(w, (float)x * scale)) return;
    float sign = source->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
    enqueue(w, (ts_window_event){
        .kind = TS_WINDOW_SCROLL, .x = (float)x * scale, .y = (float)y * scale,
        .dx = -sign * source->preciseX * points_per_notch, .dy = sign * source->preciseY * points_per_notch});
}

static void text(window *w, int kind, const char *utf8) {
    ts_window_event event = {.kind = kind};
    SDL_utf8strlcpy(event.text, utf8, sizeof event.text);
    enqueue(w, event);
}

static void translate(window *w, const SDL_Event *event) {
    float scale = density(w);
    switch (event->type) {
    case SDL_QUIT:
        enqueue(w, (ts_window_event){.kind = TS_WINDOW_QUIT});
        break;
    case SDL_WINDOWEVENT:
        window_changed(w, &event->window);
        break;
    case SDL_MOUSEBUTTONDOWN:
        mouse_pressed(w, &event->button);
        break;
    case SDL_MOUSEBUTTONUP:
        if (event->button.button == SDL_BUTTON_LEFT) {
            SDL_CaptureMouse(SDL_FALSE);
            mouse_touch(w, TS_PHASE_ENDED, (float)event->button.x * scale, (float)event->button.y * scale);
        } else if (event->button.button == SDL_BUTTON_RIGHT && !is_on_panel(w, (float)event->button.x * scale)) {
            enqueue(w, (ts_window_event){
                .kind = TS_WINDOW_SECONDARY_CLICK, .x = (float)event->button.x * scale,
                .y = (float)event->button.y * scale});
        }
        break;
    case SDL_MOUSEMOTION:
        mouse_moved(w, (float)event->motion.x * scale, (float)event->motion.y * scale);
        break;
    case SDL_MOUSEWHEEL:
        scroll(w, &event->wheel);
        break;
    case SDL_FINGERDOWN:
        finger_touch(w, &event->tfinger, TS_PHASE_BEGAN);
        break;
    case SDL_FINGERMOTION:
        finger_touch(w, &event->tfinger, TS_PHASE_MOVED);
        break;
    case SDL_FINGERUP:
        finger_touch(w, &event->tfinger, TS_PHASE_ENDED);
        break;
    case SDL_KEYDOWN:
        key(w, &event->key, event->key.repeat ? TS_PHASE_MOVED : TS_PHASE_BEGAN);
        break;
    case SDL_KEYUP:
        key(w, &event->key, TS_PHASE_ENDED);
        break;
    case SDL_TEXTINPUT:
        text(w, TS_WINDOW_TEXT, event->text.text);
        break;
    case SDL_TEXTEDITING:
        text(w, TS_WINDOW_MARKED_TEXT, event->edit.text);
        break;
    default:
        break;
    }
}

static int32_t next_event(void *handle, ts_window_event *event) {
    window *w = handle;
    SDL_Event source;
    while (w->queued == 0) {
        if (!SDL_PollEvent(&source)) return 0;
        translate(w, &source);
    }
    *event = w->queue[0];
    memmove(w->queue, w->queue + 1, (size_t)--w->queued * sizeof *event);
    return 1;
}

static void geometry(void *handle, int32_t *width, int32_t *height, float *scale) {
    drawable_size(handle, width, height);
    *scale = density(handle) * ((window *)handle)->desktop_scale;
}

static void copy_rows(uint8_t *to, int to_stride, const uint8_t *from, int from_stride, ts_rect r) {
    for (int y = r.y; y < r.y + r.height; y++) {
        memcpy(to + (size_t)y * (size_t)to_stride + (size_t)r.x * 4, from + (size_t)y * (size_t)from_stride + (size_t)r.x * 4,
               (size_t)r.width * 4);
    }
}

static void show_textures(window *w) {
    int wide, high, all;
    drawable_size(w, &wide, &high);
    whole_size(w, &all, &high);
    SDL_Rect screen = {0, 0, wide, high}, panel = {wide, 0, all - wide, high};
    if (w->texture) SDL_RenderCopy(w->renderer, w->texture, NULL, &screen);
    if (w->panel_texture && panel.w > 0) SDL_RenderCopy(w->renderer, w->panel_texture, NULL, &panel);
    SDL_RenderPresent(w->renderer);
}

static int32_t present_texture(
    window *w, const void *pixels, int32_t width, int32_t height, int32_t stride, const ts_rect *damage, int32_t count) {
    if (!w->texture || w->texture_width != width || w->texture_height != height) {
        if (w->texture) SDL_DestroyTexture(w->texture);
        w->texture = SDL_CreateTexture(
            w->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, width, height);
        w->texture_width = width;
        w->texture_height = height;
        SDL_UpdateTexture(w->texture, NULL, pixels, stride);
    }
    for (int i = 0; i < count; i++) {
        SDL_Rect r = {damage[i].x, damage[i].y, damage[i].width, damage[i].height};
        SDL_UpdateTexture(w->texture, &r, (const uint8_t *)pixels + (ptrdiff_t)r.y * stride + r.x * 4, stride);
    }
    show_textures(w);
    return 1;
}

// Of 32 bits and as large as the window; NULL: it is not so now.
static SDL_Surface *window_surface(window *w) {
    int width, height;
    SDL_GetWindowSize(w->window, &width, &height);
    SDL_Surface *surface = SDL_GetWindowSurface(w->window);
    bool fits = surface && surface->w == width && surface->h == height && surface->format->BytesPerPixel == 4;
    return fits ? surface : NULL;
}

static int32_t present(
    void *handle, const void *pixels, int32_t width, int32_t height, int32_t stride, const ts_rect *damage,
    int32_t count) {
    window *w = handle;
    int actual_width, actual_height;
    drawable_size(w, &actual_width, &actual_height);
    if (actual_width != width || actual_height != height) return 0;
    if (w->renderer) return present_texture(w, pixels, width, height, stride, damage, count);
    SDL_Surface *surface = window_surface(w);
    if (!surface) return 0;
    if (SDL_MUSTLOCK(surface)) SDL_LockSurface(surface);
    for (int i = 0; i < count; i++) copy_rows(surface->pixels, surface->pitch, pixels, stride, damage[i]);
    if (SDL_MUSTLOCK(surface)) SDL_UnlockSurface(surface);
    SDL_UpdateWindowSurfaceRects(w->window, (const SDL_Rect *)damage, count);
    return 1;
}

// MARK: The panel

static void panel_size(void *handle, int32_t *width, int32_t *height) {
    window *w = handle;
    int ignored;
    *width = panel_width(w);
    whole_size(w, &ignored, height);
}

static void present_panel(void *handle, const void *pixels, int32_t width, int32_t height, int32_t stride) {
    window *w = handle;
    int actual_width, actual_height, left;
    panel_size(w, &actual_width, &actual_height);
    if (width != actual_width || height != actual_height || width == 0) return;
    if (w->renderer) {
        if (w->panel_texture) SDL_DestroyTexture(w->panel_texture);
        w->panel_texture = SDL_CreateTexture(
            w->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, width, height);
        SDL_UpdateTexture(w->panel_texture, NULL, pixels, stride);
        return show_textures(w);
    }
    SDL_Surface *surface = window_surface(w);
    if (!surface) return;
    drawable_size(w, &left, &actual_height);
    SDL_Rect place = {left, 0, width, height};
    if (SDL_MUSTLOCK(surface)) SDL_LockSurface(surface);
    copy_rows((uint8_t *)surface->pixels + (ptrdiff_t)left * 4, surface->pitch, pixels, stride,
              (ts_rect){0, 0, width, height});
    if (SDL_MUSTLOCK(surface)) SDL_UnlockSurface(surface);
    SDL_UpdateWindowSurfaceRects(w->window, &place, 1);
}

static void raise_window(void *handle) {
    window *w = handle;
    if (SDL_GetWindowFlags(w->window) & SDL_WINDOW_MINIMIZED) SDL_RestoreWindow(w->window);
    SDL_RaiseWindow(w->window);
}

_Static_assert(sizeof(SDL_Rect) == sizeof(ts_rect), "damage is handed to SDL as it is");

// A renderer, and the textures that other drivers show a surface with, belong to the thread that made them.
static int32_t presents_anywhere(void *handle) { return is_x11() && !((window *)handle)->renderer; }

static void resize(void *handle, int32_t width, int32_t height) {
    window *w = handle;
    float pixels = density(w), panel = (float)w->panel * pixels * w->desktop_scale;
    SDL_SetWindowSize(w->window, (int)(((float)width + panel) / pixels), (int)((float)height / pixels));
}

static void set_title(void *handle, const char *title) { SDL_SetWindowTitle(((window *)handle)->window, title); }

static void set_icon(void *handle, const void *pixels, int32_t width, int32_t height, int32_t stride) {
    SDL_Surface *icon = SDL_CreateRGBSurfaceWithFormatFrom(
        (void *)pixels, width, height, 32, stride, SDL_PIXELFORMAT_ARGB8888);
    if (!icon) return;
    SDL_SetWindowIcon(((window *)handle)->window, icon);
    SDL_FreeSurface(icon);
}

static void set_text_input(void *handle, int32_t active, ts_rect caret) {
    (void)handle;
    if (active) {
        SDL_Rect r = {caret.x, caret.y, caret.width, caret.height};
        SDL_SetTextInputRect(&r);
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
}

static char *copy_clipboard(void *handle) {
    (void)handle;
    if (!SDL_HasClipboardText()) return NULL;
    char *text = SDL_GetClipboardText();
    char *copy = text ? strdup(text) : NULL;
    SDL_free(text);
    return copy;
}

static void set_clipboard(void *handle, const char *text) {
    (void)handle;
    SDL_SetClipboardText(text);
}

// MARK: Sound

// The desktop's clock and ours are not quite alike: beyond a quarter of a second what comes is dropped.
enum { SOUND_RATE = 44100, SOUND_QUEUE = SOUND_RATE };

static void open_sound(window *w) {
    SDL_AudioSpec wanted = { .freq = SOUND_RATE, .format = AUDIO_S16SYS, .channels = 2, .samples = 1024 };
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) w->sound = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
    w->is_mute = w->sound == 0;
    if (w->sound) SDL_PauseAudioDevice(w->sound, 0);
}

static int32_t play(void *handle, const int16_t *samples, int32_t frames) {
    window *w = handle;
    if (!w->sound && !w->is_mute) open_sound(w);
    if (!w->sound) return 0;
    if (SDL_GetQueuedAudioSize(w->sound) > SOUND_QUEUE) return 1;
    return SDL_QueueAudio(w->sound, samples, (Uint32)frames * 2 * sizeof *samples) == 0;
}

const ts_window_plugin *touchstone_window_plugin(void) {
    static const ts_window_plugin plugin = {
        open_window, close_window, descriptor, next_event, geometry, present, presents_anywhere, set_title,
        set_text_input, copy_clipboard, set_clipboard, set_icon, play, panel_size, present_panel, raise_window,
        resize,
    };
    return &plugin;
}
