// SPDX-License-Identifier: MIT
import Combine
import Testing

// `Optional.publisher` came with iOS 14, a year after Combine; libraries brought a member of that name for the time before:
// https://developer.apple.com/documentation/swift/optional/publisher-swift.property
extension Optional {
    fileprivate var publisher: [Wrapped] { map { [$0] } ?? [] }
}

@Suite struct OptionalPublisherTests {
    @Test("a library's own member comes before one that is newer than Combine")
    func ownMember() {
        let found = Optional(1).publisher
        #expect(type(of: found) == [Int].self && found == [1])
    }

    @Test("the framework's gives the value, if there is one, and ends")
    func values() {
        var heard: [Int] = []
        var ends = 0
        for value in [1, nil] as [Int?] {
            _ = Optional<Int>.Publisher(value).sink { _ in
                ends += 1
            } receiveValue: {
                heard.append($0)
            }
        }
        #expect(heard == [1] && ends == 2)
    }
}
