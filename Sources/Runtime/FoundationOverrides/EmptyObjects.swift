// SPDX-License-Identifier: MIT
import FoundationCompat
@_weakLinked import FoundationNetworking

/// Objects of nothing, as tests make them: `Bundle()`. Classes whose designated initialiser wants something have no other
/// on Linux, and end the program where NSObject's is called.
@section(".init_array") @used
private let registerEmptyObjects: @convention(c) () -> Void = {
    __objcRegister(Bundle.self) { table in
        table.classMethod("__init") { _, _ in Bundle(path: "/dev/fd") ?? .main }
    }
    guard InstalledOverrides.hasNetworking else { return }
    __objcRegister(URLResponse.self) { table in
        table.classMethod("__init") { _, _ in
            URLResponse(url: URL(filePath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        }
    }
    // Its subclass's as well: what a superclass's makes is none of it.
    __objcRegister(HTTPURLResponse.self) { table in
        table.classMethod("__init") { _, _ in
            HTTPURLResponse(url: URL(filePath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)
        }
    }
    // As large as the shared one.
    __objcRegister(URLCache.self) { table in
        table.classMethod("__init") { _, _ in
            URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil)
        }
    }
    __objcRegister(URLSession.self) { table in
        table.classMethod("__init") { _, _ in URLSession(configuration: .default) }
    }
}
