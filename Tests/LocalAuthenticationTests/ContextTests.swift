// SPDX-License-Identifier: MIT
import FoundationCompat
import LocalAuthentication
import Testing
import TouchstoneDevice

@MainActor @Suite("LAContext", .serialized)
struct ContextTests {
    init() {
        OwnerCheck.presenter = nil
        World.shared.update { state in
            state.lock = WorldLock()
            state.lock.passcode = "2468"
            state.biometry = WorldBiometry()
            state.biometry.sensor = .touch
            state.biometry.isEnrolled = true
        }
    }

    private func sees(_ matches: Bool?) { World.shared.update { $0.biometry.nextMatches = matches } }

    private func code(_ context: LAContext, _ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics) -> Int? {
        var error: NSError?
        return context.canEvaluatePolicy(policy, error: &error) ? nil : error?.code
    }

    @Test("KC23, KC24: canEvaluatePolicy and its errors")
    func availability() {
        #expect(code(LAContext()) == nil)
        World.shared.update { $0.lock.passcode = nil }
        #expect(code(LAContext()) == LAError.passcodeNotSet.rawValue)
        World.shared.update { $0.biometry.isEnrolled = false }
        #expect(code(LAContext()) == LAError.biometryNotEnrolled.rawValue)
        World.shared.update { $0.biometry.sensor = WorldBiometry.Sensor.none }
        #expect(code(LAContext()) == LAError.biometryNotAvailable.rawValue)
        #expect(code(LAContext(), .deviceOwnerAuthentication) == -5)
    }

    @Test("the constants of C have the codes' numbers")
    func constants() {
        let pairs = [
            (kLAErrorBiometryNotAvailable, LAError.biometryNotAvailable),
            (kLAErrorBiometryNotEnrolled, .biometryNotEnrolled), (kLAErrorBiometryLockout, .biometryLockout),
            (kLAErrorTouchIDLockout, .biometryLockout), (kLAErrorAppCancel, .appCancel),
            (kLAErrorInvalidContext, .invalidContext), (kLAErrorNotInteractive, .notInteractive),
        ]
        for (constant, code) in pairs { #expect(Int(constant) == code.rawValue) }
    }

    @Test("KC26: an empty reason is a programming error")
    func emptyReason() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Non-empty localizedReason must be provided."))
    }

    @Test("KC30: biometryType is that of the device, once a policy was tried")
    func types() {
        for (sensor, type) in [(WorldBiometry.Sensor.touch, LABiometryType.touchID), (.face, .faceID), (.none, .none)] {
            World.shared.update { $0.biometry.sensor = sensor }
            let context = LAContext()
            #expect(context.biometryType == .none)
            _ = code(context)
            #expect(context.biometryType == type)
        }
    }

    @Test("KC25, KC28: a finger that matches replies true, another thread than main may be told, nothing else is")
    func matching() async throws {
        sees(true)
        let context = LAContext()
        #expect(try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "why"))
        // Whom the context knows is not asked again.
        sees(nil)
        #expect(try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "why"))
        let wasMain = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why") { _, _ in
                done.resume(returning: Thread.isMainThread)
            }
        }
        #expect(!wasMain)
    }

    @Test("an invalidated context ends what it asks with -9 and refuses what comes after with -10")
    func invalidation() async {
        let context = LAContext()
        async let answer: Int? = {
            do {
                _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why")
                return nil
            } catch { return (error as NSError).code }
        }()
        while OwnerCheck.current == nil { await Task.yield() }
        context.invalidate()
        #expect(await answer == LAError.appCancel.rawValue)
        #expect(code(context) == LAError.invalidContext.rawValue)
    }

    @Test("a context that may not ask says so with -1004")
    func silence() async {
        let context = LAContext()
        context.interactionNotAllowed = true
        await #expect(throws: LAError(LAError.Code.notInteractive)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why")
        }
    }

    @Test("the domain's state changes with who is enrolled, and with nothing else")
    func domains() {
        let context = LAContext()
        #expect(context.evaluatedPolicyDomainState == nil)
        _ = code(context)
        let first = context.evaluatedPolicyDomainState
        _ = code(context)
        #expect(first != nil && context.evaluatedPolicyDomainState == first)
        World.shared.update { $0.biometry.enrolment += 1 }
        _ = code(context)
        #expect(context.evaluatedPolicyDomainState != first)
    }

    // MARK: The keychain

    private func item(_ more: [NSString: Any] = [:]) -> CFDictionary {
        var query: [NSString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "ContextTests"]
        query.merge(more) { $1 }
        return NSDictionary(dictionary: query)
    }

    @Test("an item that is guarded is read by its owner alone; a context that knows the owner opens it unasked")
    func guardedItems() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guarded-\(UUID().uuidString)")
        setenv("TOUCHSTONE_DEVICE_FOLDER", folder.path, 1)
        defer {
            _ = SecItemDelete(item())
            unsetenv("TOUCHSTONE_DEVICE_FOLDER")
            do { try FileManager.default.removeItem(at: folder) } catch {}
        }
        let control = try #require(
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
        let secret = Data("1234".utf8)
        #expect(SecItemAdd(item([kSecAttrAccessControl: control, kSecValueData: secret]), nil) == errSecSuccess)
        #expect(SecItemCopyMatching(item([kSecReturnAttributes: true]), nil) == errSecSuccess)

        sees(false)
        World.shared.update { $0.biometry.failures = 4 }
        let silent = item([kSecReturnData: true, kSecUseAuthenticationUI: kSecUseAuthenticationUIFail])
        #expect(SecItemCopyMatching(silent, nil) == errSecInteractionNotAllowed)
        let skipped = item([kSecReturnData: true, kSecUseAuthenticationUI: kSecUseAuthenticationUISkip])
        #expect(SecItemCopyMatching(skipped, nil) == errSecItemNotFound)

        World.shared.update { $0.biometry.failures = 0 }
        sees(true)
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(item([kSecReturnData: true]), &result) == errSecSuccess)
        #expect(result as? Data == secret)

        let context = LAContext()
        sees(true)
        #expect(try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why"))
        sees(nil)
        let known = item([kSecReturnData: true, kSecUseAuthenticationContext: context])
        #expect(SecItemCopyMatching(known, &result) == errSecSuccess)
    }
}
