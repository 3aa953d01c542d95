// SPDX-License-Identifier: MIT
import TouchstoneMaps
import UIKit

@main
final class AppDelegate: MapsAppDelegate {}
