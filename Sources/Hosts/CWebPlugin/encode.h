// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>
#include <stdint.h>

void *ts_encode(const void *pixels, int32_t stride, int32_t width, int32_t height, int32_t quality, size_t *length);
