// SPDX-License-Identifier: MIT
import CoreGraphics

// Tags of font tables: four characters as a number.

public let kCTFontTableBASE: Int = 0x42415345
public let kCTFontTableCBDT: Int = 0x43424454
public let kCTFontTableCBLC: Int = 0x43424C43
public let kCTFontTableCFF: Int = 0x43464620
public let kCTFontTableCFF2: Int = 0x43464632
public let kCTFontTableCOLR: Int = 0x434F4C52
public let kCTFontTableCPAL: Int = 0x4350414C
public let kCTFontTableDSIG: Int = 0x44534947
public let kCTFontTableEBDT: Int = 0x45424454
public let kCTFontTableEBLC: Int = 0x45424C43
public let kCTFontTableEBSC: Int = 0x45425343
public let kCTFontTableGDEF: Int = 0x47444546
public let kCTFontTableGPOS: Int = 0x47504F53
public let kCTFontTableGSUB: Int = 0x47535542
public let kCTFontTableHVAR: Int = 0x48564152
public let kCTFontTableJSTF: Int = 0x4A535446
public let kCTFontTableLTSH: Int = 0x4C545348
public let kCTFontTableMATH: Int = 0x4D415448
public let kCTFontTableMERG: Int = 0x4D455247
public let kCTFontTableMVAR: Int = 0x4D564152
public let kCTFontTableOS2: Int = 0x4F532F32
public let kCTFontTablePCLT: Int = 0x50434C54
public let kCTFontTableSTAT: Int = 0x53544154
public let kCTFontTableSVG: Int = 0x53564720
public let kCTFontTableVDMX: Int = 0x56444D58
public let kCTFontTableVORG: Int = 0x564F5247
public let kCTFontTableVVAR: Int = 0x56564152
public let kCTFontTableZapf: Int = 0x5A617066
public let kCTFontTableAcnt: Int = 0x61636E74
public let kCTFontTableAnkr: Int = 0x616E6B72
public let kCTFontTableAvar: Int = 0x61766172
public let kCTFontTableBdat: Int = 0x62646174
public let kCTFontTableBhed: Int = 0x62686564
public let kCTFontTableBloc: Int = 0x626C6F63
public let kCTFontTableBsln: Int = 0x62736C6E
public let kCTFontTableCidg: Int = 0x63696467
public let kCTFontTableCmap: Int = 0x636D6170
public let kCTFontTableCvar: Int = 0x63766172
public let kCTFontTableCvt: Int = 0x63767420
public let kCTFontTableFdsc: Int = 0x66647363
public let kCTFontTableFeat: Int = 0x66656174
public let kCTFontTableFmtx: Int = 0x666D7478
public let kCTFontTableFond: Int = 0x666F6E64
public let kCTFontTableFpgm: Int = 0x6670676D
public let kCTFontTableFvar: Int = 0x66766172
public let kCTFontTableGasp: Int = 0x67617370
public let kCTFontTableGlyf: Int = 0x676C7966
public let kCTFontTableGvar: Int = 0x67766172
public let kCTFontTableHdmx: Int = 0x68646D78
public let kCTFontTableHead: Int = 0x68656164
public let kCTFontTableHhea: Int = 0x68686561
public let kCTFontTableHmtx: Int = 0x686D7478
public let kCTFontTableHsty: Int = 0x68737479
public let kCTFontTableJust: Int = 0x6A757374
public let kCTFontTableKern: Int = 0x6B65726E
public let kCTFontTableKerx: Int = 0x6B657278
public let kCTFontTableLcar: Int = 0x6C636172
public let kCTFontTableLoca: Int = 0x6C6F6361
public let kCTFontTableLtag: Int = 0x6C746167
public let kCTFontTableMaxp: Int = 0x6D617870
public let kCTFontTableMeta: Int = 0x6D657461
public let kCTFontTableMort: Int = 0x6D6F7274
public let kCTFontTableMorx: Int = 0x6D6F7278
public let kCTFontTableName: Int = 0x6E616D65
public let kCTFontTableOpbd: Int = 0x6F706264
public let kCTFontTablePost: Int = 0x706F7374
public let kCTFontTablePrep: Int = 0x70726570
public let kCTFontTableProp: Int = 0x70726F70
public let kCTFontTableSbit: Int = 0x73626974
public let kCTFontTableSbix: Int = 0x73626978
public let kCTFontTableTrak: Int = 0x7472616B
public let kCTFontTableVhea: Int = 0x76686561
public let kCTFontTableVmtx: Int = 0x766D7478
public let kCTFontTableXref: Int = 0x78726566

/// Whether the font's file has the table.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool {
    font.core.face.tableTags.contains(tag)
}

/// Tags of the tables in the font's file as numbers, in rising order.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
    font.core.face.tableTags.sorted().map { NSNumber(value: $0) } as NSArray
}
