// SPDX-License-Identifier: MIT
#pragma once
#include "CHostPlugins.h"

const ts_web_plugin *touchstone_web_plugin(void);
