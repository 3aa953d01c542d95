// SPDX-License-Identifier: MIT
import FoundationCompat
import Testing

/// Services as before the framework Network.
@MainActor
@Suite(.serialized) struct NetServiceTests {
    private final class Listener: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
        let heard = AsyncStream.makeStream(of: String.self)
        var found: [NetService] = []
        func netServiceDidPublish(_ sender: NetService) { heard.continuation.yield("published \(sender.name)") }
        func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
            heard.continuation.yield("refused \(errorDict[NetService.errorCode] ?? 0)")
        }
        func netServiceDidResolveAddress(_ sender: NetService) {
            heard.continuation.yield("resolved \(sender.port) \(sender.addresses?.count ?? 0)")
        }
        func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {
            found.append(service)
            heard.continuation.yield("found \(service.name)")
        }
        func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {
            heard.continuation.yield("gone \(service.name)")
        }
    }

    @Test("a service that an app offers is found, resolved, and gone when it stops")
    func publishedServices() async {
        let listener = Listener()
        var news = listener.heard.stream.makeAsyncIterator()
        let type = "_ts\(getpid())._tcp."
        let service = NetService(domain: "", type: type, name: "Chess", port: 4711)
        service.delegate = listener
        service.publish()
        #expect(await news.next() == "published Chess")
        let browser = NetServiceBrowser()
        browser.delegate = listener
        browser.searchForServices(ofType: type, inDomain: "local.")
        #expect(await news.next() == "found Chess")
        listener.found.first?.delegate = listener
        listener.found.first?.resolve(withTimeout: 5)
        #expect(await news.next() == "resolved 4711 1")
        service.stop()
        #expect(await news.next() == "gone Chess")
        browser.stop()
    }

    @Test("a service without a port is refused as a bad argument")
    func servicesWithoutPort() async {
        let listener = Listener()
        var news = listener.heard.stream.makeAsyncIterator()
        let service = NetService(domain: "", type: "_none._tcp.", name: "None")
        service.delegate = listener
        service.publish()
        #expect(await news.next() == "refused -72004")
    }

    // The example of RFC 6763, section 6.4.
    @Test("texts are lengths and pairs, as RFC 6763 has them")
    func texts() {
        let record = NetService.data(fromTXTRecord: ["name": Data("value".utf8), "paper": Data("A4".utf8)])
        #expect(Array(record) == [10] + Array("name=value".utf8) + [8] + Array("paper=A4".utf8))
        #expect(NetService.dictionary(fromTXTRecord: record)["paper"] == Data("A4".utf8))
        #expect(NetService.dictionary(fromTXTRecord: Data([3, 0x61, 0x62])).isEmpty)
    }
}
