// SPDX-License-Identifier: MIT
#include "CBarcodePlugin.h"

#define ZX_USE_UTF8 1
#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/CharacterSet.h>
#include <ZXing/MultiFormatWriter.h>
#include <ZXing/ReadBarcode.h>

#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

namespace {

struct Kind {
    uint32_t own;
    ZXing::BarcodeFormat format;
};

constexpr Kind kinds[] = {
    {TS_BARCODE_QR, ZXing::BarcodeFormat::QRCode},
    {TS_BARCODE_AZTEC, ZXing::BarcodeFormat::Aztec},
    {TS_BARCODE_PDF417, ZXing::BarcodeFormat::PDF417},
    {TS_BARCODE_DATA_MATRIX, ZXing::BarcodeFormat::DataMatrix},
    {TS_BARCODE_EAN13, ZXing::BarcodeFormat::EAN13},
    {TS_BARCODE_EAN8, ZXing::BarcodeFormat::EAN8},
    {TS_BARCODE_UPCE, ZXing::BarcodeFormat::UPCE},
    {TS_BARCODE_CODE39, ZXing::BarcodeFormat::Code39},
    {TS_BARCODE_CODE93, ZXing::BarcodeFormat::Code93},
    {TS_BARCODE_CODE128, ZXing::BarcodeFormat::Code128},
    {TS_BARCODE_ITF, ZXing::BarcodeFormat::ITF},
    {TS_BARCODE_CODABAR, ZXing::BarcodeFormat::Codabar},
};

uint32_t own_kind(ZXing::BarcodeFormat format) {
    for (const Kind &kind : kinds) {
        if (kind.format == format) return kind.own;
    }
    return 0;
}

ZXing::BarcodeFormats formats(uint32_t wanted) {
    ZXing::BarcodeFormats result;
    for (const Kind &kind : kinds) {
        if (wanted & kind.own) result |= kind.format;
    }
    return result;
}

void copy(const ZXing::Result &result, ts_barcode &code) {
    code.kind = own_kind(result.format());
    code.text = strdup(result.text().c_str());
    const auto &place = result.position();
    const ZXing::PointI corners[] = {place.topLeft(), place.bottomLeft(), place.bottomRight(), place.topRight()};
    for (int index = 0; index < 4; index++) {
        code.corners[2 * index] = corners[index].x;
        code.corners[2 * index + 1] = corners[index].y;
    }
}

} // namespace

int32_t ts_barcode_plugin_read(
    const uint8_t *grey, int32_t width, int32_t height, uint32_t wanted, ts_barcode **found) {
    *found = nullptr;
    try {
        ZXing::DecodeHints hints;
        hints.setFormats(formats(wanted)).setTryHarder(true).setTryRotate(true);
        const auto results = ZXing::ReadBarcodes({grey, width, height, ZXing::ImageFormat::Lum}, hints);
        *found = static_cast<ts_barcode *>(calloc(results.size() + 1, sizeof(ts_barcode)));
        int32_t count = 0;
        for (const auto &result : results) {
            if (*found && result.isValid() && own_kind(result.format()) != 0) copy(result, (*found)[count++]);
        }
        return count;
    } catch (const std::exception &) {
        // Pictures are not trusted: what the library stumbles over holds no code.
        return 0;
    }
}

uint8_t *ts_barcode_plugin_write(
    uint32_t kind, const uint8_t *bytes, int32_t count, int32_t level, int32_t *width, int32_t *height) {
    try {
        for (const Kind &known : kinds) {
            if (known.own != kind) continue;
            // One character a byte.
            std::wstring text(bytes, bytes + count);
            auto writer = ZXing::MultiFormatWriter(known.format);
            writer.setEncoding(ZXing::CharacterSet::ISO8859_1).setEccLevel(level).setMargin(0);
            const ZXing::BitMatrix modules = writer.encode(text, 0, 0);
            *width = modules.width();
            *height = modules.height();
            auto *result = static_cast<uint8_t *>(malloc(static_cast<size_t>(*width) * static_cast<size_t>(*height) + 1));
            for (int y = 0; result && y < *height; y++) {
                for (int x = 0; x < *width; x++) result[y * *width + x] = modules.get(x, y) ? 1 : 0;
            }
            return result;
        }
    } catch (const std::exception &) {
        // More than such a code holds.
    }
    return nullptr;
}
