// SPDX-License-Identifier: MIT
import Network
import Testing

struct AddressTests {
    @Test("addresses are read and written as RFC 4291 and RFC 5952 say")
    func addresses() {
        #expect(IPv4Address("192.168.1.9")?.rawValue == Data([192, 168, 1, 9]))
        #expect(IPv4Address("256.1.1.1") == nil && IPv4Address("host") == nil)
        #expect(IPv4Address("224.0.0.251") == .mdnsGroup && IPv4Address.mdnsGroup.isMulticast)
        #expect(IPv4Address("169.254.1.1")?.isLinkLocal == true && IPv4Address.loopback.isLoopback)
        let long = IPv6Address("2001:0db8:0000:0000:0001:0000:0000:0001")
        #expect(long?.debugDescription == "2001:db8::1:0:0:1")
        #expect(IPv6Address("::ffff:10.0.0.1")?.asIPv4 == IPv4Address("10.0.0.1"))
        #expect(
            IPv6Address("ff02::fb")?.multicastScope == .linkLocal
                && IPv6Address("fe80::1%en0")?.interface?.type == .wifi)
        #expect(IPv6Address("fd00::1")?.isUniqueLocal == true && IPv6Address.loopback.isLoopback)
        #expect(IPv6Address("1::2::3") == nil)
    }

    @Test("endpoints")
    func endpoints() {
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(NWEndpoint.Host("::1") == .ipv6(.loopback) && NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
        let endpoint = NWEndpoint.hostPort(host: "1.2.3.4", port: 80)
        #expect(endpoint.debugDescription == "1.2.3.4:80" && NWEndpoint.Port("443") == .https)
    }

    @Test("TXT records are those of RFC 6763's example")
    func text() {
        // Section 6.1: 0x09 key=value, 0x08 paper=A4, 0x07 passreq.
        let bytes =
            Data([9]) + Data("key=value".utf8) + Data([8]) + Data("paper=A4".utf8) + Data([7]) + Data("passreq".utf8)
        let record = NWTXTRecord(bytes: bytes)
        #expect(
            record["key"] == "value" && record["PAPER"] == "A4"
                && record.getEntry(for: "passreq") == NWTXTRecord.Entry.none)
        #expect(record.data == bytes)
        #expect(NWTXTRecord(["a": "1", "b": ""]).dictionary == ["a": "1", "b": ""])
    }
}
