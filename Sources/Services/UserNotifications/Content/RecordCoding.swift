// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Records inside of keyed archives, as one value.
enum RecordCoding {
    static func data(_ record: NotificationRecord) -> Data {
        do { return try PropertyListEncoder().encode(record) } catch {
            fatalError("a notification's record cannot be encoded: \(error)")
        }
    }

    /// nil, with the coder's error set, for an archive that holds something else.
    static func record(in coder: NSCoder) -> NotificationRecord? {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "record") else { return nil }
        do { return try PropertyListDecoder().decode(NotificationRecord.self, from: data as Data) } catch {
            coder.failWithError(error)
            return nil
        }
    }
}
