// SPDX-License-Identifier: MIT
import FoundationCompat

// Mappings are equal when they say the same: a model inferred twice gives equal mapping models.

extension NSPropertyMapping {
    func hasSameContent(as other: NSPropertyMapping) -> Bool {
        name == other.name && valueExpression?.description == other.valueExpression?.description
            && MappingContent.isSame(userInfo, other.userInfo)
    }
}

extension NSEntityMapping {
    func hasSameContent(as other: NSEntityMapping) -> Bool {
        hasSameEnds(as: other)
            && name == other.name
            && mappingType == other.mappingType
            && entityMigrationPolicyClassName == other.entityMigrationPolicyClassName
            && attributeMappings == other.attributeMappings
            && relationshipMappings == other.relationshipMappings
            && sourceExpression?.description == other.sourceExpression?.description
            && sourcePredicate == other.sourcePredicate
            && MappingContent.isSame(userInfo, other.userInfo)
    }

    private func hasSameEnds(as other: NSEntityMapping) -> Bool {
        sourceEntityName == other.sourceEntityName
            && destinationEntityName == other.destinationEntityName
            && sourceEntityVersionHash == other.sourceEntityVersionHash
            && destinationEntityVersionHash == other.destinationEntityVersionHash
    }
}

enum MappingContent {
    static func isSame(_ first: [AnyHashable: Any]?, _ second: [AnyHashable: Any]?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return NSDictionary(dictionary: first).isEqual(to: second)
    }
}
