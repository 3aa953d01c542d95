// SPDX-License-Identifier: MIT
import HostKit
