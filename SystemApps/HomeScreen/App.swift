// SPDX-License-Identifier: MIT
import TouchstoneHomeScreen
import UIKit

@main
final class AppDelegate: HomeScreenAppDelegate {}
