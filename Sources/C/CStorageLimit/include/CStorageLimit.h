// SPDX-License-Identifier: MIT
#pragma once

// Nothing is called: the library takes the place of the C library's functions that write, see limit.c.
