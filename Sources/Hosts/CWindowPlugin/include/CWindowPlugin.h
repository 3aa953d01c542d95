// SPDX-License-Identifier: MIT
#pragma once
#include "CHostPlugins.h"

const ts_window_plugin *touchstone_window_plugin(void);
