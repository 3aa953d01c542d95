// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Core Data models, their classes and their mappings, as Xcode's editor writes them.
struct DataModelTests {
    private static let library = """
        <entity name="Album" representedClassName=".Album" codeGenerationType="class">
            <attribute name="in" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="year" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
            <attribute name="cover" optional="YES" attributeType="Transformable" customClassName=".Cover"/>
            <relationship name="songs" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" \
        destinationEntity="Song" inverseName="album" inverseEntity="Song"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="year"/></uniquenessConstraint></uniquenessConstraints>
            <userInfo><entry key="note" value="x"/></userInfo>
        </entity>
        <entity name="Song" representedClassName="Song" codeGenerationType="category">
            <attribute name="title" attributeType="String"/>
            <relationship name="album" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Album" inverseName="songs" inverseEntity="Album"/>
        </entity>
        <entity name="Hit" representedClassName="Hit" parentEntity="Song" codeGenerationType="class"/>
        """

    private static func model(_ entities: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="v1">
        \(entities)
        <elements><element name="Album" positionX="0" positionY="0" width="128" height="44"/></elements>
        </model>
        """
    }

    private func reader(_ entities: String) throws -> DataModelReader {
        let scratch = try Scratch()
        try scratch.file("M.xcdatamodel/contents", Self.model(entities))
        return try DataModelReader(version: scratch.folder / "M.xcdatamodel", module: "App")
    }

    private func sources(_ entities: String, isSwiftThree: Bool = false) throws -> [String: String] {
        let scratch = try Scratch()
        let reader = try reader(entities)
        var result: [String: String] = [:]
        for entity in reader.entities {
            let classes = EntityClasses(reader: reader, entity: entity, isSwiftThree: isSwiftThree)
            for file in try classes.write(in: scratch.folder) {
                result[file.name] = try file.readText()
            }
        }
        return result
    }

    /// As public projects of Xcode 8 use their entities' dates and data.
    @Test("the classes of Swift 3's projects have Foundation's classes for dates and data")
    func classesOfSwiftThree() throws {
        let entity = """
            <entity name="Memo" representedClassName="Memo" codeGenerationType="class">
                <attribute name="day" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="scan" attributeType="Binary"/>
            </entity>
            """
        let old = try #require(try sources(entity, isSwiftThree: true)["Memo+CoreDataProperties.swift"])
        #expect(old.contains("var day: NSDate?") && old.contains("var scan: NSData?"))
        let new = try #require(try sources(entity)["Memo+CoreDataProperties.swift"])
        #expect(new.contains("var day: Date?") && new.contains("var scan: Data?"))
    }

    @Test func modelsKeepWhatTheEditorWrote() throws {
        let list = try reader(Self.library).propertyList()
        #expect(list["modelVersionIdentifier"] as? String == "v1")
        let album = try #require((list["entities"] as? [[String: Any]])?.first)
        #expect(album["representedClassName"] as? String == "App.Album")
        #expect(
            (album["attributes"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["in", "year", "cover"])
        #expect(album["uniquenessConstraints"] as? [[String]] == [["year"]])
        #expect(album["userInfo"] as? [String: String] == ["note": "x"])
        #expect(throws: Never.self) { try InfoPlist.encode(list) }
    }

    @Test func indexesOfBothAgesAreNamed() throws {
        let list = try reader(
            """
            <entity name="A"><attribute name="x" attributeType="Double"/>
            <fetchIndex name="byX"><fetchIndexElement property="x" type="Binary" order="descending"/></fetchIndex>
            <compoundIndexes><compoundIndex><index value="x"/><index value="y"/></compoundIndex></compoundIndexes></entity>
            """
        ).propertyList()
        let indexes = (list["entities"] as? [[String: Any]])?.first?["fetchIndexes"] as? [[String: Any]]
        #expect(indexes?.compactMap { $0["name"] as? String } == ["byX", "x_y"])
        #expect((indexes?.first?["elements"] as? [[String: String]])?.first?["order"] == "descending")
    }

    @Test("CD21: classes have a typed property per attribute and relationship, as Xcode writes them")
    func classesAreWrittenAsXcodeWritesThem() throws {
        let files = try sources(Self.library)
        #expect(
            Set(files.keys) == [
                "Album+CoreDataClass.swift", "Album+CoreDataProperties.swift", "Song+CoreDataProperties.swift",
                "Hit+CoreDataClass.swift", "Hit+CoreDataProperties.swift",
            ])
        let album = try #require(files["Album+CoreDataProperties.swift"])
        for line in [
            "@nonobjc public class func fetchRequest() -> NSFetchRequest<Album> {",
            "@NSManaged public var `in`: Date?", "@NSManaged public var year: Int16",
            "@NSManaged public var cover: Cover?", "@NSManaged public var songs: NSOrderedSet?",
            "@objc(insertObject:inSongsAtIndex:)\n    @NSManaged public func insertIntoSongs(_ value: Song, at idx: Int)",
            "@objc(addSongs:)\n    @NSManaged public func addToSongs(_ values: NSOrderedSet)",
            "extension Album: Identifiable {}",
        ] { #expect(album.contains(line), "\(line)") }
        #expect(
            files["Album+CoreDataClass.swift"]?.contains("@objc(Album)\npublic class Album: NSManagedObject") == true)
        #expect(files["Hit+CoreDataClass.swift"]?.contains("public class Hit: Song") == true)
        #expect(files["Hit+CoreDataProperties.swift"]?.contains("Identifiable") == false)
    }

    @Test func manualEntitiesGetNoClass() throws {
        #expect(try sources("<entity name=\"A\" representedClassName=\"A\"/>").isEmpty)
    }

    @Test(
        "CD22: broken models name the line; an attribute named description is refused",
        arguments: [
            ("<entity name=\"A\"/>\n<entity name=\"A\"/>", 4, "there are two entities named 'A'"),
            ("<entity name=\"A\" parentEntity=\"B\"/>", 3, "the parent entity 'B' is not in the model"),
            ("<entity name=\"A\" parentEntity=\"A\"/>", 3, "entity 'A' is its own ancestor"),
            (
                "<entity name=\"A\">\n<relationship name=\"b\" destinationEntity=\"B\"/></entity>", 4,
                "relationship 'A.b' leads to no entity of the model"
            ),
            (
                "<entity name=\"A\">\n<attribute attributeType=\"String\"/></entity>", 4,
                "entity 'A': a property has no name"
            ),
            (
                "<entity name=\"A\">\n<attribute name=\"description\" attributeType=\"String\"/></entity>", 4,
                "entity 'A': a property cannot be named 'description', as NSObject has it"
            ),
        ])
    func brokenModelsNameTheLine(_ entities: String, _ line: Int, _ message: String) throws {
        let found = failure { _ = try reader(entities) }
        #expect(found?.message == message)
        #expect(found?.location?.line == line)
    }

    @Test("CD2: of several versions the named one is current") func theCurrentVersionIsTheNamedOne() throws {
        let scratch = try Scratch()
        for name in ["M", "M 2", "M 3"] {
            try scratch.file("M.xcdatamodeld/\(name).xcdatamodel/contents", Self.model(""))
        }
        let folder = scratch.folder / "M.xcdatamodeld"
        #expect(try DataModel(folder)?.current.stem == "M 3")
        let name = "<plist><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>"
        try scratch.file("M.xcdatamodeld/.xccurrentversion", name)
        #expect(try DataModel(folder)?.current.stem == "M 2")
        try scratch.file("M.xcdatamodeld/.xccurrentversion", name.replacing("M 2", with: "M 9"))
        #expect(failure { _ = try DataModel(folder) }?.message == "the current version 'M 9.xcdatamodel' is missing")
        #expect(failure { _ = try DataModel(scratch.folder / "None.xcdatamodel") } != nil)
        try scratch.file("Old.xcdatamodel/elements", "bplist00")
        #expect(try DataModel(scratch.folder / "Old.xcdatamodel") == nil)
    }

    // MARK: Mappings

    /// `source.valueForKeyPath("album.title")`, as NSKeyedArchiver lays out an NSFunctionExpression.
    private static let expression = """
        YnBsaXN0MDDUAQIDBAUGNjlZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKsBwgTFBkaISYrLC8zVSR
        udWxs1QkKCwwNDg8QERJWJGNsYXNzW05TQXJndW1lbnRzXxAQTlNFeHByZXNzaW9uVHlwZVlOU09wZXJhbmReTlNTZWxlY3Rvck5hbWWAC4AGEA
        SAA4ACXxAQdmFsdWVGb3JLZXlQYXRoOtMJCxUWFxhaTlNWYXJpYWJsZYAFEAKABFZzb3VyY2XSGxwdHlgkY2xhc3Nlc1okY2xhc3NuYW1lox4fI
        F8QFE5TVmFyaWFibGVFeHByZXNzaW9uXE5TRXhwcmVzc2lvblhOU09iamVjdNIJIiMkWk5TLm9iamVjdHOACqElgAfTCQsnKCkqWU5TS2V5UGF0
        aIAJEAqACFthbGJ1bS50aXRsZdIbHC0uoy4fIF8QHE5TS2V5UGF0aFNwZWNpZmllckV4cHJlc3Npb27SGxwwMaMxMiBeTlNNdXRhYmxlQXJyYXl
        XTlNBcnJhedIbHDQ1ozUfIF8QFE5TRnVuY3Rpb25FeHByZXNzaW9u0Tc4VHJvb3SAARIAAYagAAgAEQAbACQAKQAyAEQAUQBXAGIAaQB1AIgAkg
        ChAKMApQCnAKkAqwC+AMUA0ADSANQA1gDdAOIA6wD2APoBEQEeAScBLAE3ATkBOwE9AUQBTgFQAVIBVAFgAWUBaQGIAY0BkQGgAagBrQGxAcgBy
        wHQAdIAAAAAAAACAQAAAAAAAAA6AAAAAAAAAAAAAAAAAAAB1w==
        """

    private static func mapping(target: String) -> String {
        """
        <?xml version="1.0" standalone="no"?>
        <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">
        <database>
        <object type="XDDEVATTRIBUTEMAPPING" id="z1"><attribute name="name" type="string">title</attribute>
        <attribute name="valueexpressiondata" type="binary">\(expression)</attribute></object>
        <object type="XDDEVENTITYMAPPING" id="z2">
        <attribute name="migrationpolicyclassname" type="string">.Policy</attribute>
        <attribute name="sourcename" type="string">Song</attribute>
        <attribute name="destinationname" type="string">Song</attribute>
        <relationship name="attributemappings" type="0/0" destination="XDDEVATTRIBUTEMAPPING" idrefs="\(target)"></relationship></object>
        <object type="XDDEVMAPPINGMODEL" id="z3">
        <attribute name="sourcemodelpath" type="string">Gone/M.xcdatamodeld/M.xcdatamodel</attribute>
        <attribute name="destinationmodelpath" type="string">Gone/M.xcdatamodeld/M 2.xcdatamodel</attribute>
        <relationship name="entitymappings" type="0/0" destination="XDDEVENTITYMAPPING" idrefs="z2"></relationship></object>
        </database>
        """
    }

    private func mapping(target: String) throws -> [String: Any] {
        let scratch = try Scratch()
        for name in ["M", "M 2"] { try scratch.file("M.xcdatamodeld/\(name).xcdatamodel/contents", Self.model("")) }
        try scratch.file("A.xcmappingmodel/xcmapping.xml", Self.mapping(target: target))
        let path = scratch.folder / "A.xcmappingmodel"
        return try MappingModelReader(path, module: "App", project: scratch.folder).propertyList()
    }

    @Test func mappingsHoldTheirModelsAndExpressions() throws {
        let list = try mapping(target: "z1")
        #expect((list["sourceModel"] as? [String: Any])?["touchstoneModel"] as? Int == 1)
        let entity = try #require((list["entityMappings"] as? [[String: Any]])?.first)
        #expect(entity["migrationpolicyclassname"] as? String == "App.Policy")
        let attribute = try #require((entity["attributemappings"] as? [[String: Any]])?.first)
        #expect(attribute["name"] as? String == "title")
        #expect(attribute["valueexpression"] as? String == "$source.album.title")
    }

    @Test("A model that was moved after its mapping was made is found by its name, where the project has one")
    func movedModels() throws {
        let scratch = try Scratch()
        for name in ["M", "M 2"] {
            try scratch.file("App/Storage/M.xcdatamodeld/\(name).xcdatamodel/contents", Self.model(""))
        }
        try scratch.file("App/Mappings/A.xcmappingmodel/xcmapping.xml", Self.mapping(target: "z1"))
        let path = scratch.folder / "App/Mappings/A.xcmappingmodel"
        func read() throws -> [String: Any] {
            try MappingModelReader(path, module: "App", project: scratch.folder).propertyList()
        }
        #expect(try read()["destinationModel"] != nil)
        for name in ["M", "M 2"] {
            try scratch.file("Other/M.xcdatamodeld/\(name).xcdatamodel/contents", Self.model(""))
        }
        #expect(failure { _ = try read() }?.message == "the model 'Gone/M.xcdatamodeld/M.xcdatamodel' is missing")
    }

    @Test func mappingsWithoutTheirObjectsAreRefused() throws {
        #expect(failure { _ = try mapping(target: "z9") }?.message == "there is no object 'z9'")
    }
}
