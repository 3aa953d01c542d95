// SPDX-License-Identifier: MIT
#include "CCrypto.h"
#include "library.h"
#include <string.h>

void *ts_certificate_new(const uint8_t *der, size_t length) {
    const struct ts_crypto_library *c = ts_crypto();
    const unsigned char *at = der;
    void *found = c ? c->d2i_X509(NULL, &at, (long)length) : NULL;
    // Bytes behind the certificate are none of it.
    if (found && at != der + length) {
        c->X509_free(found);
        return NULL;
    }
    return found;
}

void ts_certificate_free(void *certificate) {
    const struct ts_crypto_library *c = ts_crypto();
    if (c) c->X509_free(certificate);
}

void *ts_certificate_key(void *certificate) {
    const struct ts_crypto_library *c = ts_crypto();
    return c ? c->X509_get_pubkey(certificate) : NULL;
}

uint8_t *ts_certificate_der(void *certificate, size_t *length) {
    const struct ts_crypto_library *c = ts_crypto();
    unsigned char *out = NULL;
    int count = c ? c->i2d_X509(certificate, &out) : -1;
    *length = count > 0 ? (size_t)count : 0;
    return count > 0 ? out : NULL;
}

uint8_t *ts_certificate_part(void *certificate, int part, size_t *length) {
    const struct ts_crypto_library *c = ts_crypto();
    *length = 0;
    if (!c) return NULL;
    unsigned char *out = NULL;
    if (part == 2) {
        const void *number = c->X509_get_serialNumber(certificate);
        *length = (size_t)c->ASN1_STRING_length(number);
        // The certificate's own memory; the caller copies it and frees nothing.
        return (uint8_t *)c->ASN1_STRING_get0_data(number);
    }
    const void *name = part == 0 ? c->X509_get_subject_name(certificate) : c->X509_get_issuer_name(certificate);
    int count = c->i2d_X509_NAME(name, &out);
    *length = count > 0 ? (size_t)count : 0;
    return count > 0 ? out : NULL;
}

char *ts_certificate_name(void *certificate) {
    const struct ts_crypto_library *c = ts_crypto();
    if (!c) return NULL;
    const void *name = c->X509_get_subject_name(certificate);
    // Common name, organisational unit, organisation.
    static const int kinds[] = {13, 18, 17};
    for (size_t index = 0; index < sizeof kinds / sizeof *kinds; index++) {
        int place = c->X509_NAME_get_index_by_NID(name, kinds[index], -1);
        unsigned char *text = NULL;
        if (place < 0) continue;
        if (c->ASN1_STRING_to_UTF8(&text, c->X509_NAME_ENTRY_get_data(c->X509_NAME_get_entry(name, place))) >= 0) {
            return (char *)text;
        }
    }
    return NULL;
}

int ts_certificates_verify(
    void *const *chain, size_t count, void *const *anchors, size_t anchorCount, int usesSystemAnchors,
    const char *host, int64_t time) {
    const struct ts_crypto_library *c = ts_crypto();
    // X509_V_ERR_UNSPECIFIED
    if (!c || count == 0) return 1;
    void *store = c->X509_STORE_new();
    if (usesSystemAnchors) c->X509_STORE_set_default_paths(store);
    for (size_t index = 0; index < anchorCount; index++) c->X509_STORE_add_cert(store, anchors[index]);
    void *others = c->OPENSSL_sk_new_null();
    for (size_t index = 1; index < count; index++) c->OPENSSL_sk_push(others, chain[index]);
    void *state = c->X509_STORE_CTX_new();
    int code = 1;
    if (c->X509_STORE_CTX_init(state, store, chain[0], others) == 1) {
        void *rules = c->X509_STORE_CTX_get0_param(state);
        c->X509_VERIFY_PARAM_set_time(rules, (long)time);
        // An anchor need not be a root: X509_V_FLAG_PARTIAL_CHAIN.
        c->X509_VERIFY_PARAM_set_flags(rules, 0x80000);
        if (host && c->X509_VERIFY_PARAM_set1_ip_asc(rules, host) != 1) {
            c->X509_VERIFY_PARAM_set1_host(rules, host, 0);
        }
        code = c->X509_verify_cert(state) == 1 ? 0 : c->X509_STORE_CTX_get_error(state);
    }
    c->X509_STORE_CTX_free(state);
    c->OPENSSL_sk_free(others);
    c->X509_STORE_free(store);
    return code;
}

const char *ts_certificate_error(int code) {
    const struct ts_crypto_library *c = ts_crypto();
    return c ? c->X509_verify_cert_error_string(code) : "libcrypto is not installed";
}

int ts_pkcs12_read(
    const uint8_t *data, size_t length, const char *password, void **key, void **certificates, int room) {
    const struct ts_crypto_library *c = ts_crypto();
    const unsigned char *at = data;
    void *file = c ? c->d2i_PKCS12(NULL, &at, (long)length) : NULL;
    if (!file) return -1;
    void *own = NULL, *others = NULL;
    int fine = c->PKCS12_parse(file, password, key, &own, &others) == 1;
    c->PKCS12_free(file);
    if (!fine) return -2;
    int count = 0;
    if (own && count < room) certificates[count++] = own;
    for (int index = 0; others && index < c->OPENSSL_sk_num(others); index++) {
        void *other = c->OPENSSL_sk_value(others, index);
        if (count < room) certificates[count++] = other;
        else c->X509_free(other);
    }
    if (others) c->OPENSSL_sk_free(others);
    return count;
}
