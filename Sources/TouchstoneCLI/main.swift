// SPDX-License-Identifier: MIT
import ProjectKit

print("touchstone")
