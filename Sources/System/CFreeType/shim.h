// SPDX-License-Identifier: MIT
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H
#include FT_SFNT_NAMES_H
#include FT_BITMAP_H
static inline int ts_ft_load_target_light(void) { return FT_LOAD_TARGET_LIGHT; }
