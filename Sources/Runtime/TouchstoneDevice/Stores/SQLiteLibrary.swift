// SPDX-License-Identifier: MIT
import Glibc

/// SQLite's functions, looked up when the first store is opened: a program that opens none does not load the library.
struct SQLiteLibrary: @unchecked Sendable {  // C functions, which have no state of ours
    typealias Handle = OpaquePointer
    let open:
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>, Int32, UnsafePointer<CChar>?) -> Int32
    let close: @convention(c) (Handle?) -> Int32
    let errorMessage: @convention(c) (Handle?) -> UnsafePointer<CChar>?
    let errorCode: @convention(c) (Handle?) -> Int32
    let busyTimeout: @convention(c) (Handle, Int32) -> Int32
    let prepare:
        @convention(c) (Handle, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Handle?>, UnsafeMutableRawPointer?) ->
            Int32
    let step: @convention(c) (Handle) -> Int32
    let finalize: @convention(c) (Handle?) -> Int32
    let bindInt: @convention(c) (Handle, Int32, Int64) -> Int32
    let bindDouble: @convention(c) (Handle, Int32, Double) -> Int32
    let bindText: @convention(c) (Handle, Int32, UnsafePointer<CChar>, Int32, UnsafeRawPointer?) -> Int32
    let bindBlob: @convention(c) (Handle, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
    let columnCount: @convention(c) (Handle) -> Int32
    let columnType: @convention(c) (Handle, Int32) -> Int32
    let columnInt: @convention(c) (Handle, Int32) -> Int64
    let columnDouble: @convention(c) (Handle, Int32) -> Double
    let columnText: @convention(c) (Handle, Int32) -> UnsafePointer<UInt8>?
    let columnBlob: @convention(c) (Handle, Int32) -> UnsafeRawPointer?
    let columnBytes: @convention(c) (Handle, Int32) -> Int32
    let exec:
        @convention(c) (Handle, UnsafePointer<CChar>, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

    static let sonames = ["libsqlite3.so.0", "libsqlite3.so"]

    static let shared: Result<SQLiteLibrary, DeviceStoreError> = {
        guard let handle = sonames.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else {
            return .failure(DeviceStoreError("SQLite is missing; install the package libsqlite3-0"))
        }
        do { return .success(try SQLiteLibrary(handle)) } catch let error as DeviceStoreError {
            return .failure(error)
        } catch { return .failure(DeviceStoreError("\(error)")) }
    }()

    private init(_ library: UnsafeMutableRawPointer) throws {
        func function<F>(_ name: String) throws -> F {
            guard let symbol = dlsym(library, "sqlite3_" + name) else {
                throw DeviceStoreError("SQLite has no function sqlite3_\(name)")
            }
            return unsafeBitCast(symbol, to: F.self)
        }
        open = try function("open_v2")
        close = try function("close_v2")
        errorMessage = try function("errmsg")
        errorCode = try function("errcode")
        busyTimeout = try function("busy_timeout")
        prepare = try function("prepare_v2")
        step = try function("step")
        finalize = try function("finalize")
        bindInt = try function("bind_int64")
        bindDouble = try function("bind_double")
        bindText = try function("bind_text")
        bindBlob = try function("bind_blob")
        columnCount = try function("column_count")
        columnType = try function("column_type")
        columnInt = try function("column_int64")
        columnDouble = try function("column_double")
        columnText = try function("column_text")
        columnBlob = try function("column_blob")
        columnBytes = try function("column_bytes")
        exec = try function("exec")
    }
}
