// SPDX-License-Identifier: MIT
import Combine
import CoreData
import Testing

/// What Apple's documentation says of `NSManagedObject`'s conformance to `ObservableObject`, "a publisher that emits before
/// the object has changed", and of `NSPropertyDescription.entity`.
@Suite struct ObservingTests {
    @Test("An object sends before each change of a property")
    func changes() throws {
        let stack = try Stack(NSInMemoryStoreType)
        let book = stack.context.make("Book", ["title": "One"])
        var seen: [String?] = []
        let subscription = book.objectWillChange.sink { seen.append(book.text("title")) }
        defer { subscription.cancel() }
        book.setValue("Two", forKey: "title")
        book.setValue("Three", forKey: "title")
        #expect(seen == ["One", "Two"])
        let other = stack.context.make("Book", [:])
        other.setValue("Else", forKey: "title")
        #expect(seen.count == 2)
    }

    @Test("A property tells its entity, which is no optional")
    func entity() {
        let entity = NSEntityDescription()
        entity.name = "Place"
        let attribute = NSAttributeDescription()
        attribute.name = "height"
        #expect(attribute.entity.name == nil)
        entity.properties = [attribute]
        #expect(attribute.entity === entity)
        #expect(attribute.entity.name == "Place")
    }
}
