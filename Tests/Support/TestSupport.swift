// SPDX-License-Identifier: MIT
import UIKit
