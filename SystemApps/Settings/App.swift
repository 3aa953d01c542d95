// SPDX-License-Identifier: MIT
import TouchstoneSettings
import UIKit

@main
final class AppDelegate: SettingsAppDelegate {}
