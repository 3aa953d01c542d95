// SPDX-License-Identifier: MIT
import FoundationCompat
import LocalAuthentication
import Testing
import TouchstoneDevice

/// Rights, as Apple documents `LARight` and `LARightStore`.
@MainActor @Suite("LARight", .serialized)
struct RightTests {
    init() {
        OwnerCheck.presenter = nil
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        setenv("TOUCHSTONE_DEVICE_FOLDER", folder.path, 1)
        World.shared.update { state in
            state.lock = WorldLock()
            state.lock.passcode = "2468"
            state.biometry = WorldBiometry()
            state.biometry.sensor = .touch
            state.biometry.isEnrolled = true
        }
    }

    private func sees(_ matches: Bool?) { World.shared.update { $0.biometry.nextMatches = matches } }

    @Test("a right is authorized by its owner, once, until it is given back")
    func states() async throws {
        let right = LARight(requirement: .biometry)
        #expect(right.state == .unknown)
        try await right.checkCanAuthorize()
        sees(true)
        try await right.authorize(localizedReason: "why")
        #expect(right.state == .authorized)
        sees(nil)
        try await right.authorize(localizedReason: "why")
        await right.deauthorize()
        #expect(right.state == .notAuthorized)
    }

    @Test("without a passcode nobody can be authorized")
    func impossible() async {
        World.shared.update { state in
            state.lock.passcode = nil
            state.biometry.isEnrolled = false
        }
        await #expect(throws: (any Error).self) { try await LARight().checkCanAuthorize() }
    }

    @Test("a stored right has its secret and its key while it is authorized")
    func stored() async throws {
        let saved = try await LARightStore.shared.saveRight(
            LARight(requirement: .biometry), identifier: "door", secret: Data("open".utf8))
        await #expect(throws: (any Error).self) { try await saved.secret.loadData() }
        let found = try await LARightStore.shared.right(forIdentifier: "door")
        sees(true)
        try await found.authorize(localizedReason: "why")
        #expect(try await found.secret.loadData() == Data("open".utf8))
        let algorithm = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256
        #expect(found.key.canSign(using: algorithm))
        let message = Data("message".utf8)
        let signature = try await found.key.sign(message, algorithm: algorithm)
        try await found.key.publicKey.verify(message, signature: signature, algorithm: algorithm)
        await #expect(throws: (any Error).self) {
            try await found.key.publicKey.verify(Data("other".utf8), signature: signature, algorithm: algorithm)
        }
        try await LARightStore.shared.removeAllRights()
        await #expect(throws: (any Error).self) { try await LARightStore.shared.right(forIdentifier: "door") }
    }
}
