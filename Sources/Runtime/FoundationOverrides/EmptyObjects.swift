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
    __objcRegister(Progress.self) { table in
        table.classMethod("__init") { _, _ in Progress(parent: nil, userInfo: nil) }
        table.property("fractionCompleted", \Progress.fractionCompleted)
        table.property("completedUnitCount", \Progress.completedUnitCount, notifies: true)
        table.property("totalUnitCount", \Progress.totalUnitCount, notifies: true)
        for name in ["finished", "isFinished"] { table.property(name, \Progress.isFinished) }
        for name in ["indeterminate", "isIndeterminate"] { table.property(name, \Progress.isIndeterminate) }
        for name in ["cancelled", "isCancelled"] { table.property(name, \Progress.isCancelled) }
        for name in ["paused", "isPaused"] { table.property(name, \Progress.isPaused) }
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
