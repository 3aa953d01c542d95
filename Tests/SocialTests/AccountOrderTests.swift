// SPDX-License-Identifier: MIT
import Accounts
import Foundation
import Testing
import TouchstoneDevice

/// The device's list of accounts, as a person has put it together.
@Suite struct AccountOrderTests {
    @Test("An account that is changed stays where it is in the list")
    func order() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }  // Only the temporary folder is left fuller.
        let accounts = AccountDatabase(device: Device(folder: folder), app: "org.example.app")
        for name in ["a", "b", "c"] { try accounts.save(AccountRecord(identifier: name, type: "t")) }
        try accounts.save(AccountRecord(identifier: "a", type: "t", username: "ada"))
        #expect(try accounts.accounts().map(\.identifier) == ["a", "b", "c"])
        #expect(try accounts.accounts().first?.username == "ada")
    }
}
