// SPDX-License-Identifier: MIT
//
// The fonts of pages: what UIKit shows for the names of iOS (CoreText's list of named fonts). UIKit gives letters the width
// that they have on iOS; the engine has whole points of the stand-in's. So Times, which is much narrower than what stands in
// for it, is a face of the same widths where one is installed.
//
// The engine asks Fontconfig. Its processes get a configuration of our own, which nothing of the user's or the
// distribution's changes, so that a page looks the same on every machine that has the fonts.
#include "views.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/// A name that pages use, and the installed family behind it; NULL: one with the widths of Times.
typedef struct { const char *name, *family; } alias;

#define SANS "Inter"
#define SERIF "Noto Serif"
#define SLAB "DejaVu Serif"
#define FIXED "DejaVu Sans Mono"

// The engine asks for `system-ui` by an empty name.
static const char *const system_names[] = {
    "", "system-ui", "ui-sans-serif", "ui-rounded", "-apple-system", "-apple-system-font", "-webkit-system-font",
    "BlinkMacSystemFont", "-apple-system-body", "-apple-system-headline", "-apple-system-subheadline",
    "-apple-system-caption1", "-apple-system-caption2", "-apple-system-footnote", "-apple-system-callout",
    "-apple-system-short-body", "-apple-system-short-headline", "-apple-system-short-subheadline",
    "-apple-system-short-caption1", "-apple-system-short-footnote", "-apple-system-tall-body",
    "-apple-system-title0", "-apple-system-title1", "-apple-system-title2", "-apple-system-title3",
    "-apple-system-title4",
};

static const alias aliases[] = {
    { "sans-serif", SANS }, { "Helvetica", SANS }, { "Helvetica Neue", SANS }, { "HelveticaNeue", SANS },
    { "Arial", SANS }, { "ArialMT", SANS }, { "Arial Rounded MT Bold", SANS }, { "Avenir", SANS },
    { "Avenir Next", SANS }, { "Avenir Next Condensed", SANS }, { "Futura", SANS }, { "Gill Sans", SANS },
    { "Optima", SANS }, { "Trebuchet MS", SANS }, { "Verdana", SANS }, { "Geneva", SANS }, { "Euphemia UCAS", SANS },
    { "DIN Alternate", SANS }, { "DIN Condensed", SANS }, { "Bradley Hand", SANS }, { "Chalkboard SE", SANS },
    { "Chalkduster", SANS }, { "Marker Felt", SANS }, { "Noteworthy", SANS }, { "Papyrus", SANS },
    { "Party LET", SANS }, { "Savoye LET", SANS }, { "fantasy", SANS },
    { "serif", NULL }, { "Times", NULL }, { "Times New Roman", NULL }, { "ui-serif", SERIF }, { "Georgia", SERIF },
    { "Palatino", SERIF }, { "Baskerville", SERIF }, { "Hoefler Text", SERIF }, { "Didot", SERIF },
    { "Cochin", SERIF }, { "Bodoni 72", SERIF }, { "Big Caslon", SERIF }, { "Charter", SERIF },
    { "Iowan Old Style", SERIF }, { "Copperplate", SERIF }, { "Snell Roundhand", SERIF }, { "Zapfino", SERIF },
    { "Academy Engraved LET", SERIF }, { "cursive", SERIF },
    { "Superclarendon", SLAB }, { "Rockwell", SLAB }, { "American Typewriter", SLAB },
    { "monospace", FIXED }, { "ui-monospace", FIXED }, { "Courier", FIXED }, { "Courier New", FIXED },
    { "Menlo", FIXED },
    { "Symbol", "DejaVu Sans" }, { "Zapf Dingbats", "DejaVu Sans" }, { "Apple Color Emoji", "Noto Color Emoji" },
    { "PingFang SC", "Noto Sans CJK SC" }, { "PingFang TC", "Noto Sans CJK TC" }, { "PingFang HK", "Noto Sans CJK HK" },
    { "Hiragino Sans", "Noto Sans CJK JP" }, { "Hiragino Maru Gothic ProN", "Noto Sans CJK JP" },
    { "Hiragino Mincho ProN", "Noto Serif CJK JP" }, { "Apple SD Gothic Neo", "Noto Sans CJK KR" },
    { "Arial Hebrew", "Noto Sans Hebrew" }, { "Geeza Pro", "Noto Sans Arabic" }, { "Damascus", "Noto Sans Arabic" },
    { "Thonburi", "Noto Sans Thai" }, { "Kohinoor Devanagari", "Noto Sans Devanagari" },
    { "Devanagari Sangam MN", "Noto Sans Devanagari" }, { "Kohinoor Bangla", "Noto Sans Bengali" },
    { "Kohinoor Telugu", "Noto Sans Telugu" }, { "Tamil Sangam MN", "Noto Sans Tamil" },
    { "Malayalam Sangam MN", "Noto Sans Malayalam" }, { "Kannada Sangam MN", "Noto Sans Kannada" },
    { "Gujarati Sangam MN", "Noto Sans Gujarati" }, { "Gurmukhi MN", "Noto Sans Gurmukhi" },
    { "Sinhala Sangam MN", "Noto Sans Sinhala" }, { "Lao Sangam MN", "Noto Sans Lao" },
    { "Khmer Sangam MN", "Noto Sans Khmer" }, { "Kefa", "Noto Sans Ethiopic" },
};

/// From this size on the system font has its larger cut.
enum { DISPLAY_SIZE = 20 };

static void add(GString *text, const char *format, ...) G_GNUC_PRINTF(2, 3);
static void add(GString *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *part = g_markup_vprintf_escaped(format, arguments);
    va_end(arguments);
    g_string_append(text, part);
    g_free(part);
}

/// The pattern's first name is `name`: the rules that follow are for it alone.
static void begin_rule(GString *text, const char *name) {
    add(text, "<match target=\"pattern\"><test name=\"family\" qual=\"first\"><string>%s</string></test>", name);
}

static void end_rule(GString *text, const char *family) {
    add(text, "<edit name=\"family\" mode=\"prepend\" binding=\"strong\"><string>%s</string></edit></match>\n", family);
}

static void test_size(GString *text, const char *compare) {
    add(text, "<test name=\"pixelsize\" compare=\"%s\"><double>%d</double></test>", compare, DISPLAY_SIZE);
}

static void add_system(GString *text, const char *name) {
    begin_rule(text, name);
    test_size(text, "less");
    end_rule(text, SANS);
    begin_rule(text, name);
    test_size(text, "more_eq");
    end_rule(text, "Inter Display");
}

/// A family with the widths of Times.
static const char *times(void) {
    static const alias files[] = {
        { "/usr/share/fonts/opentype/urw-base35/NimbusRoman-Regular.otf", "Nimbus Roman" },
        { "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf", "Liberation Serif" },
        { "/usr/share/fonts/truetype/liberation2/LiberationSerif-Regular.ttf", "Liberation Serif" },
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        if (access(files[i].name, R_OK) == 0) return files[i].family;
    }
    return SERIF;
}

static char *configuration(void) {
    GString *text = g_string_new(
        "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\n"
        "<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>"
        "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>"
        "<config><rescan><int>0</int></rescan></config>\n");
    // Outlines as they are, as iOS draws them.
    g_string_append(text, "<match target=\"font\"><edit name=\"hinting\" mode=\"assign\"><bool>false</bool></edit>"
        "<edit name=\"antialias\" mode=\"assign\"><bool>true</bool></edit>"
        "<edit name=\"rgba\" mode=\"assign\"><const>none</const></edit></match>\n"
        "<selectfont><rejectfont><pattern><patelt name=\"scalable\"><bool>false</bool></patelt></pattern>"
        "</rejectfont></selectfont>\n");
    for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++) {
        begin_rule(text, aliases[i].name);
        end_rule(text, aliases[i].family ? aliases[i].family : times());
    }
    for (size_t i = 0; i < sizeof system_names / sizeof *system_names; i++) add_system(text, system_names[i]);
    g_string_append(text, "</fontconfig>\n");
    return g_string_free(text, FALSE);
}

void fonts_prepare(void) {
    char *folder = g_build_filename(g_get_user_cache_dir(), "touchstone", NULL);
    char *path = g_build_filename(folder, "web-fonts.conf", NULL), *text = configuration(), *there = NULL;
    // Programs of several apps write the same, each in place of the other's at once.
    bool is_written = g_file_get_contents(path, &there, NULL, NULL) && !strcmp(there, text);
    if (!is_written) {
        GError *error = NULL;
        g_mkdir_with_parents(folder, 0700);
        is_written = g_file_set_contents(path, text, -1, &error);
        if (error) fprintf(stderr, "touchstone-web: the distribution's fonts stand in for iOS's: %s\n", error->message);
        g_clear_error(&error);
    }
    if (is_written) g_setenv("FONTCONFIG_FILE", path, TRUE);
    g_free(there);
    g_free(text);
    g_free(path);
    g_free(folder);
}
