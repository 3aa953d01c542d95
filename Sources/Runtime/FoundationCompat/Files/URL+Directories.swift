// SPDX-License-Identifier: MIT
public import Foundation

// The folders of the app's container, which Foundation on Linux has no names for.
extension URL {
    public static var documentsDirectory: URL { container(.documentDirectory) }
    public static var libraryDirectory: URL { container(.libraryDirectory) }
    public static var cachesDirectory: URL { container(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { container(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { container(.downloadsDirectory) }
    public static var desktopDirectory: URL { container(.desktopDirectory) }
    public static var picturesDirectory: URL { container(.picturesDirectory) }
    public static var moviesDirectory: URL { container(.moviesDirectory) }
    public static var musicDirectory: URL { container(.musicDirectory) }
    public static var applicationDirectory: URL { container(.applicationDirectory) }

    private static func container(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    }
}
