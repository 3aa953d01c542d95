// SPDX-License-Identifier: MIT
import Foundation
import PushService
import Testing

/// Statuses and reasons are those of Apple's "Handling notification responses from APNs".
@Suite("Rules of the push service")
struct PushRulesTests {
    static let token = String(repeating: "ab", count: 32)
    static let now = Date(timeIntervalSince1970: 1_700_000_000)
    static let app = TokenOwner(
        app: "org.example.app", environment: "development", removed: nil, wakesForPushes: true)

    /// A request that is taken: a JSON Web Token with no key to check it by.
    static func request(_ changes: [String: String?] = [:], body: String = #"{"aps":{"alert":"Hi"}}"#)
        -> ProviderRequest
    {
        var request = ProviderRequest()
        request.method = "POST"
        request.path = "/3/device/" + token
        var headers: [String: String?] = [
            "authorization": "bearer " + jwt(issued: 1_699_999_990), "apns-topic": "org.example.app",
            "apns-push-type": "alert",
        ]
        for (name, value) in changes { headers.updateValue(value, forKey: name) }
        request.headers = headers.compactMap { name, value in value.map { (name, $0) } }
        request.body = Data(body.utf8)
        return request
    }

    static func jwt(issued: Int, algorithm: String = "ES256") -> String {
        func part(_ json: String) -> String { base64(Data(json.utf8)) }
        return part(#"{"alg":"\#(algorithm)","kid":"ABC123DEFG"}"#) + "."
            + part(#"{"iss":"TEAM123456","iat":\#(issued)}"#)
            + "." + base64(Data(repeating: 7, count: 64))
    }

    static func base64(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    static func refusal(_ request: ProviderRequest, rules: PushRules = PushRules(), owner: TokenOwner? = app)
        -> ProviderRefusal?
    {
        rules.judge(request, now: now) { $0 == token ? owner : nil }.0.refusal
    }

    @Test("NO47: what is right is taken, with the identifier it came with")
    func taken() throws {
        let identifier = "123e4567-e89b-12d3-a456-426655440000"
        let (answer, push) = PushRules().judge(
            Self.request(["apns-id": identifier, "apns-collapse-id": "score"]), now: Self.now
        ) { _ in Self.app }
        #expect(answer.status == 200 && answer.identifier == identifier && answer.body.isEmpty)
        #expect(push?.app == "org.example.app" && push?.identifier == "score" && push?.collapses == true)
    }

    @Test(
        "NO47: headers that are wrong",
        arguments: [
            ("apns-topic", nil, ProviderRefusal.missingTopic, 400),
            ("apns-topic", "org.other", .deviceTokenNotForTopic, 400),
            ("apns-topic", "no topic", .badTopic, 400),
            ("apns-id", "12", .badMessageID, 400),
            ("apns-priority", "7", .badPriority, 400),
            ("apns-expiration", "soon", .badExpirationDate, 400),
            ("apns-collapse-id", String(repeating: "x", count: 65), .badCollapseID, 400),
            ("apns-push-type", "letter", .invalidPushType, 400),
            // The topic of such pushes ends in .voip.
            ("apns-push-type", "voip", .deviceTokenNotForTopic, 400),
            ("authorization", nil, .missingProviderToken, 403),
            ("authorization", "bearer nonsense", .invalidProviderToken, 403),
            ("authorization", "bearer " + jwt(issued: 1_699_990_000), .expiredProviderToken, 403),
            ("authorization", "bearer " + jwt(issued: 1_700_009_000), .invalidProviderToken, 403),
            ("authorization", "bearer " + jwt(issued: 1_699_999_990, algorithm: "none"), .invalidProviderToken, 403),
        ] as [(String, String?, ProviderRefusal, Int)])
    func headers(_ name: String, _ value: String?, _ reason: ProviderRefusal, _ status: Int) {
        #expect(Self.refusal(Self.request([name: value])) == reason)
        #expect(reason.status == status)
    }

    @Test("NO41: payloads that are refused")
    func payloads() {
        #expect(Self.refusal(Self.request(body: "")) == .payloadEmpty)
        for body in ["{", "[]", #"{"word":1}"#, #"{"aps":1}"#] {
            #expect(Self.refusal(Self.request(body: body)) == .badMessage, "\(body)")
        }
        func sized(_ count: Int) -> String {
            let frame = #"{"aps":{"alert":""}}"#
            return #"{"aps":{"alert":"\#(String(repeating: "x", count: count - frame.utf8.count))"}}"#
        }
        #expect(Self.refusal(Self.request(body: sized(4096))) == nil)
        #expect(Self.refusal(Self.request(body: sized(4097))) == .payloadTooLarge)
        #expect(ProviderRefusal.payloadTooLarge.status == 413)
    }

    /// https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
    @Test("a token of PushKit takes pushes of its type alone, which need no object aps and start the app")
    func ownPushes() {
        var owner = Self.app
        (owner.kind, owner.wakesForPushes) = ("voip", false)
        let headers = ["apns-push-type": "voip", "apns-topic": "org.example.app.voip"]
        let call = Self.request(headers, body: #"{"caller":"Ada"}"#)
        let (answer, push) = PushRules().judge(call, now: Self.now) { _ in owner }
        #expect(answer.status == 200 && push?.app == "org.example.app" && push?.type == "voip")
        #expect(push?.wakesApp == true && push?.isOwn == true)
        // The header may be missing: the topic says it.
        #expect(
            Self.refusal(Self.request(["apns-topic": "org.example.app.voip", "apns-push-type": nil]), owner: owner)
                == nil)
        #expect(Self.refusal(call) == .deviceTokenNotForTopic)
        #expect(Self.refusal(Self.request(), owner: owner) == .deviceTokenNotForTopic)
        #expect(Self.refusal(Self.request(headers, body: "[]"), owner: owner) == .badMessage)
    }

    @Test("paths and methods")
    func paths() {
        var request = Self.request()
        request.path = "/3/devices/x"
        #expect(Self.refusal(request) == .badPath)
        request.path = "/3/device/"
        #expect(Self.refusal(request) == .missingDeviceToken)
        request.path = "/3/device/" + String(repeating: "0", count: 64)
        #expect(Self.refusal(request) == .badDeviceToken)
        request = Self.request()
        request.method = "GET"
        #expect(Self.refusal(request) == .methodNotAllowed)
        request = Self.request()
        request.headers.append(("apns-topic", "org.example.app"))
        #expect(Self.refusal(request) == .duplicateHeaders)
    }

    @Test("a background push has a low priority")
    func background() {
        let body = #"{"aps":{"content-available":1}}"#
        #expect(Self.refusal(Self.request(["apns-push-type": "background"], body: body)) == nil)
        #expect(
            Self.refusal(Self.request(["apns-push-type": "background", "apns-priority": "10"], body: body))
                == .badPriority)
    }

    @Test("NO47: an app that is gone: 410 with the time")
    func unregistered() {
        var gone = Self.app
        gone.removed = Date(timeIntervalSince1970: 1_600_000_000.5)
        let answer = PushRules().judge(Self.request(), now: Self.now) { _ in gone }.0
        #expect(answer.status == 410)
        #expect(String(decoding: answer.body, as: UTF8.self) == #"{"reason":"Unregistered","timestamp":1600000000500}"#)
    }

    @Test("NO49: tokens of one environment are bad in the other")
    func environments() {
        var rules = PushRules()
        rules.environment = "production"
        #expect(Self.refusal(Self.request(), rules: rules) == .badDeviceToken)
    }

    @Test("NO48: a certificate names the app")
    func certificates() {
        var request = Self.request(["authorization": nil, "apns-topic": nil])
        request.certificate = ClientCertificate(userID: nil, commonName: "Apple Push Services: org.example.app")
        #expect(Self.refusal(request) == nil)
        request.certificate = ClientCertificate(userID: "org.other", commonName: nil)
        request.headers.append(("apns-topic", "org.example.app"))
        #expect(Self.refusal(request) == .topicDisallowed)
        request.certificate = ClientCertificate(userID: nil, commonName: "somebody")
        #expect(Self.refusal(request) == .badCertificate)
    }

    @Test("keys: only P-256, in PEM")
    func keys() {
        var keys = ProviderKeys()
        // SubjectPublicKeyInfo of a P-256 key: the prefix of RFC 5480 before the point of RFC 7515, A.3.
        let prefix = "3059301306072a8648ce3d020106082a8648ce3d030107034200"
        let point =
            "04" + "7fcdce2770f6c45d4183cbee6fdb4b7b580733357be9ef13bacf6e3c7bd15445"
            + "c7f144cd1bbd9b7e872cdfedb9eeb9f4b3695d6ea90b24ad8a4623288588e5ad"
        let digits = Array(prefix + point)
        let der = Data(
            stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 })
        let pem = "-----BEGIN PUBLIC KEY-----\n\(der.base64EncodedString())\n-----END PUBLIC KEY-----\n"
        let isTaken = [
            keys.add(pem, identifier: "ABC123DEFG"),
            keys.add("-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n", identifier: "X"),
            keys.add("nothing", identifier: "X"),
        ]
        #expect(isTaken == [true, false, false])
        var rules = PushRules()
        rules.keys = keys
        // The signature is none of that key's.
        #expect(Self.refusal(Self.request(), rules: rules) == .invalidProviderToken)
    }
}
