// SPDX-License-Identifier: MIT
import FoundationCompat

/// What is made with `init(entity:insertInto:)` and `init(context:)`, also where only the metatype is known.
public protocol __MadeManaged {}

extension __MadeManaged {
    @_disfavoredOverload @_silgen_name("ts_made_managed_entity")
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)

    @_silgen_name("ts_made_managed_entity")
    public static func __made(entity: __owned NSEntityDescription, insertInto context: __owned NSManagedObjectContext?)
        -> Self
    {
        madeManaged(self) { $0.make(entity: entity, insertInto: context) }
    }

    @_disfavoredOverload @_silgen_name("ts_made_managed_context")
    public init(context: NSManagedObjectContext)

    @_silgen_name("ts_made_managed_context")
    public static func __made(context: __owned NSManagedObjectContext) -> Self {
        madeManaged(self) { $0.make(entity: context.entity(of: $0), insertInto: context) }
    }
}

private func madeManaged<Made>(_ type: Made.Type, _ make: (NSManagedObject.Type) -> NSManagedObject) -> Made {
    guard let cls = type as? NSManagedObject.Type, let object = make(cls) as? Made else {
        NSException.raise(.invalidArgumentException, "\(type) is no class of managed objects")
    }
    return object
}

extension NSManagedObject {
    private static let initializer = DynamicInitializer(
        "$s8CoreData15NSManagedObjectC6entity10insertIntoAcA19NSEntityDescriptionC_AA0cD7ContextCSgtcfCTq",
        of: "$s8CoreData15NSManagedObjectCMn")

    /// An object of this class, which may be known at run time alone.
    class func make(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> NSManagedObject {
        if self == NSManagedObject.self { return NSManagedObject(entity: entity, insertInto: context) }
        guard let initializer else {
            NSException.raise(.internalInconsistencyException, "the initialiser of NSManagedObject is not exported")
        }
        return initializer.make(self, objects: entity, context, as: NSManagedObject.self)
    }
}
