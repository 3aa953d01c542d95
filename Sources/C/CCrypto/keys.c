// SPDX-License-Identifier: MIT
#include "CCrypto.h"
#include "library.h"
#include <string.h>

enum { p256 = 415, p384 = 715, p521 = 716, x25519 = 1034, ed25519 = 1087, rsa = 6 };

static int curve_of(const char *name) { return !strcmp(name, "P-256") ? p256 : !strcmp(name, "P-384") ? p384 : p521; }
static int raw_kind(const char *name) { return !strcmp(name, "X25519") ? x25519 : ed25519; }

void ts_key_free(void *key) {
    const struct ts_crypto_library *c = ts_crypto();
    if (c) c->EVP_PKEY_free(key);
}

void *ts_key_retain(void *key) {
    const struct ts_crypto_library *c = ts_crypto();
    if (c) c->EVP_PKEY_up_ref(key);
    return key;
}

// MARK: elliptic curves

/// Takes over `ec`; `fine`: whether what was done with it worked.
static void *wrapped(const struct ts_crypto_library *c, void *ec, int fine) {
    void *key = fine ? c->EVP_PKEY_new() : NULL;
    if (key && c->EVP_PKEY_set1_EC_KEY(key, ec) != 1) {
        c->EVP_PKEY_free(key);
        key = NULL;
    }
    c->EC_KEY_free(ec);
    return key;
}

void *ts_ec_generate(const char *curve) {
    const struct ts_crypto_library *c = ts_crypto();
    void *ec = c ? c->EC_KEY_new_by_curve_name(curve_of(curve)) : NULL;
    return ec ? wrapped(c, ec, c->EC_KEY_generate_key(ec) == 1) : NULL;
}

void *ts_ec_from_private(const char *curve, const uint8_t *scalar, size_t length) {
    const struct ts_crypto_library *c = ts_crypto();
    void *ec = c ? c->EC_KEY_new_by_curve_name(curve_of(curve)) : NULL;
    if (!ec) return NULL;
    const void *group = c->EC_KEY_get0_group(ec);
    void *number = c->BN_bin2bn(scalar, (int)length, NULL);
    void *point = c->EC_POINT_new(group);
    int fine = number && point && c->EC_KEY_set_private_key(ec, number) == 1
        && c->EC_POINT_mul(group, point, number, NULL, NULL, NULL) == 1 && c->EC_KEY_set_public_key(ec, point) == 1
        && c->EC_KEY_check_key(ec) == 1;
    c->EC_POINT_free(point);
    c->BN_clear_free(number);
    return wrapped(c, ec, fine);
}

void *ts_ec_from_public(const char *curve, const uint8_t *bytes, size_t length) {
    const struct ts_crypto_library *c = ts_crypto();
    void *ec = c ? c->EC_KEY_new_by_curve_name(curve_of(curve)) : NULL;
    if (!ec) return NULL;
    const void *group = c->EC_KEY_get0_group(ec);
    void *point = c->EC_POINT_new(group);
    int fine = point && c->EC_POINT_oct2point(group, point, bytes, length, NULL) == 1
        && c->EC_KEY_set_public_key(ec, point) == 1 && c->EC_KEY_check_key(ec) == 1;
    c->EC_POINT_free(point);
    return wrapped(c, ec, fine);
}

int ts_ec_private(void *key, uint8_t *out, size_t length) {
    const struct ts_crypto_library *c = ts_crypto();
    void *ec = c ? c->EVP_PKEY_get1_EC_KEY(key) : NULL;
    const void *number = ec ? c->EC_KEY_get0_private_key(ec) : NULL;
    int fine = number && c->BN_bn2binpad(number, out, (int)length) >= 0;
    if (ec) c->EC_KEY_free(ec);
    return fine;
}

size_t ts_ec_public(void *key, int compressed, uint8_t *out, size_t room) {
    const struct ts_crypto_library *c = ts_crypto();
    void *ec = c ? c->EVP_PKEY_get1_EC_KEY(key) : NULL;
    if (!ec) return 0;
    size_t length = c->EC_POINT_point2oct(
        c->EC_KEY_get0_group(ec), c->EC_KEY_get0_public_key(ec), compressed ? 2 : 4, out, room, NULL);
    c->EC_KEY_free(ec);
    return length;
}

int ts_ec_sign(void *key, const uint8_t *digest, size_t length, uint8_t *r, uint8_t *s, size_t size) {
    const struct ts_crypto_library *c = ts_crypto();
    void *ec = c ? c->EVP_PKEY_get1_EC_KEY(key) : NULL;
    void *signature = ec ? c->ECDSA_do_sign(digest, (int)length, ec) : NULL;
    int fine = signature && c->BN_bn2binpad(c->ECDSA_SIG_get0_r(signature), r, (int)size) >= 0
        && c->BN_bn2binpad(c->ECDSA_SIG_get0_s(signature), s, (int)size) >= 0;
    if (signature) c->ECDSA_SIG_free(signature);
    if (ec) c->EC_KEY_free(ec);
    return fine;
}

int ts_ec_verify(void *key, const uint8_t *digest, size_t length, const uint8_t *r, const uint8_t *s, size_t size) {
    const struct ts_crypto_library *c = ts_crypto();
    void *ec = c ? c->EVP_PKEY_get1_EC_KEY(key) : NULL;
    if (!ec) return 0;
    void *signature = c->ECDSA_SIG_new();
    int fine = signature
        && c->ECDSA_SIG_set0(signature, c->BN_bin2bn(r, (int)size, NULL), c->BN_bin2bn(s, (int)size, NULL)) == 1
        && c->ECDSA_do_verify(digest, (int)length, signature, ec) == 1;
    if (signature) c->ECDSA_SIG_free(signature);
    c->EC_KEY_free(ec);
    return fine;
}

// MARK: Curve25519

static void *generated(const struct ts_crypto_library *c, int kind, int bits) {
    void *state = c->EVP_PKEY_CTX_new_id(kind, NULL);
    void *key = NULL;
    int fine = state && c->EVP_PKEY_keygen_init(state) == 1
        && (bits == 0 || c->EVP_PKEY_CTX_set_rsa_keygen_bits(state, bits) == 1)
        && c->EVP_PKEY_keygen(state, &key) == 1;
    c->EVP_PKEY_CTX_free(state);
    return fine ? key : NULL;
}

void *ts_raw_generate(const char *kind) {
    const struct ts_crypto_library *c = ts_crypto();
    return c ? generated(c, raw_kind(kind), 0) : NULL;
}

void *ts_raw_from_private(const char *kind, const uint8_t *bytes) {
    const struct ts_crypto_library *c = ts_crypto();
    return c ? c->EVP_PKEY_new_raw_private_key(raw_kind(kind), NULL, bytes, 32) : NULL;
}

void *ts_raw_from_public(const char *kind, const uint8_t *bytes) {
    const struct ts_crypto_library *c = ts_crypto();
    return c ? c->EVP_PKEY_new_raw_public_key(raw_kind(kind), NULL, bytes, 32) : NULL;
}

int ts_raw_private(void *key, uint8_t *out) {
    const struct ts_crypto_library *c = ts_crypto();
    size_t length = 32;
    return c && c->EVP_PKEY_get_raw_private_key(key, out, &length) == 1;
}

int ts_raw_public(void *key, uint8_t *out) {
    const struct ts_crypto_library *c = ts_crypto();
    size_t length = 32;
    return c && c->EVP_PKEY_get_raw_public_key(key, out, &length) == 1;
}

int ts_raw_sign(void *key, const uint8_t *text, size_t length, uint8_t *out) {
    const struct ts_crypto_library *c = ts_crypto();
    void *state = c ? c->EVP_MD_CTX_new() : NULL;
    size_t written = 64;
    int fine = state && c->EVP_DigestSignInit(state, NULL, NULL, NULL, key) == 1
        && c->EVP_DigestSign(state, out, &written, text, length) == 1;
    if (state) c->EVP_MD_CTX_free(state);
    return fine;
}

int ts_raw_verify(void *key, const uint8_t *signature, const uint8_t *text, size_t length) {
    const struct ts_crypto_library *c = ts_crypto();
    void *state = c ? c->EVP_MD_CTX_new() : NULL;
    int fine = state && c->EVP_DigestVerifyInit(state, NULL, NULL, NULL, key) == 1
        && c->EVP_DigestVerify(state, signature, 64, text, length) == 1;
    if (state) c->EVP_MD_CTX_free(state);
    return fine;
}

size_t ts_derive(void *key, void *peer, uint8_t *out, size_t room) {
    const struct ts_crypto_library *c = ts_crypto();
    void *state = c ? c->EVP_PKEY_CTX_new(key, NULL) : NULL;
    size_t length = room;
    int fine = state && c->EVP_PKEY_derive_init(state) == 1 && c->EVP_PKEY_derive_set_peer(state, peer) == 1
        && c->EVP_PKEY_derive(state, out, &length) == 1;
    if (state) c->EVP_PKEY_CTX_free(state);
    return fine ? length : 0;
}

// MARK: any kind

void *ts_rsa_generate(int bits) {
    const struct ts_crypto_library *c = ts_crypto();
    return c ? generated(c, rsa, bits) : NULL;
}

void *ts_key_from_der(const uint8_t *der, size_t length, int isPrivate) {
    const struct ts_crypto_library *c = ts_crypto();
    if (!c) return NULL;
    const unsigned char *at = der;
    if (isPrivate) return c->d2i_AutoPrivateKey(NULL, &at, (long)length);
    void *key = c->d2i_PublicKey(rsa, NULL, &at, (long)length);
    at = der;
    return key ? key : c->d2i_PUBKEY(NULL, &at, (long)length);
}

uint8_t *ts_rsa_der(void *key, int isPrivate, size_t *length) {
    const struct ts_crypto_library *c = ts_crypto();
    unsigned char *out = NULL;
    int count = !c ? -1 : isPrivate ? c->i2d_PrivateKey(key, &out) : c->i2d_PublicKey(key, &out);
    *length = count > 0 ? (size_t)count : 0;
    return count > 0 ? out : NULL;
}

int ts_key_bits(void *key) {
    const struct ts_crypto_library *c = ts_crypto();
    return c ? c->EVP_PKEY_get_bits(key) : 0;
}

int ts_key_kind(void *key) {
    const struct ts_crypto_library *c = ts_crypto();
    return c ? c->EVP_PKEY_get_base_id(key) : 0;
}

/// Padding and digest of a signature; elliptic curves have no padding.
static int prepared(const struct ts_crypto_library *c, void *state, int isRSA, int padding, const void *kind) {
    if (isRSA && c->EVP_PKEY_CTX_set_rsa_padding(state, padding) != 1) return 0;
    // The salt is as long as the digest.
    if (isRSA && padding == 6 && c->EVP_PKEY_CTX_set_rsa_pss_saltlen(state, -1) != 1) return 0;
    return !kind || c->EVP_PKEY_CTX_set_signature_md(state, kind) == 1;
}

size_t ts_key_sign(
    void *key, const char *digest, int padding, int isDigest, const uint8_t *text, size_t length, uint8_t *out,
    size_t room) {
    const struct ts_crypto_library *c = ts_crypto();
    if (!c) return 0;
    const void *kind = digest ? c->EVP_get_digestbyname(digest) : NULL;
    int isRSA = c->EVP_PKEY_get_base_id(key) == rsa;
    size_t written = room;
    int fine = 0;
    if (isDigest) {
        void *state = c->EVP_PKEY_CTX_new(key, NULL);
        fine = state && c->EVP_PKEY_sign_init(state) == 1 && prepared(c, state, isRSA, padding, kind)
            && c->EVP_PKEY_sign(state, out, &written, text, length) == 1;
        if (state) c->EVP_PKEY_CTX_free(state);
    } else {
        void *state = c->EVP_MD_CTX_new();
        void *inner = NULL;
        fine = state && c->EVP_DigestSignInit(state, &inner, kind, NULL, key) == 1
            && prepared(c, inner, isRSA, padding, NULL) && c->EVP_DigestSign(state, out, &written, text, length) == 1;
        if (state) c->EVP_MD_CTX_free(state);
    }
    return fine ? written : 0;
}

int ts_key_verify(
    void *key, const char *digest, int padding, int isDigest, const uint8_t *text, size_t length,
    const uint8_t *signature, size_t signatureLength) {
    const struct ts_crypto_library *c = ts_crypto();
    if (!c) return 0;
    const void *kind = digest ? c->EVP_get_digestbyname(digest) : NULL;
    int isRSA = c->EVP_PKEY_get_base_id(key) == rsa;
    int fine = 0;
    if (isDigest) {
        void *state = c->EVP_PKEY_CTX_new(key, NULL);
        fine = state && c->EVP_PKEY_verify_init(state) == 1 && prepared(c, state, isRSA, padding, kind)
            && c->EVP_PKEY_verify(state, signature, signatureLength, text, length) == 1;
        if (state) c->EVP_PKEY_CTX_free(state);
    } else {
        void *state = c->EVP_MD_CTX_new();
        void *inner = NULL;
        fine = state && c->EVP_DigestVerifyInit(state, &inner, kind, NULL, key) == 1
            && prepared(c, inner, isRSA, padding, NULL)
            && c->EVP_DigestVerify(state, signature, signatureLength, text, length) == 1;
        if (state) c->EVP_MD_CTX_free(state);
    }
    return fine;
}

size_t ts_rsa_crypt(
    void *key, int encrypts, const char *digest, int padding, const uint8_t *text, size_t length, uint8_t *out,
    size_t room) {
    const struct ts_crypto_library *c = ts_crypto();
    void *state = c ? c->EVP_PKEY_CTX_new(key, NULL) : NULL;
    if (!state) return 0;
    size_t written = room;
    int fine = (encrypts ? c->EVP_PKEY_encrypt_init(state) : c->EVP_PKEY_decrypt_init(state)) == 1
        && c->EVP_PKEY_CTX_set_rsa_padding(state, padding) == 1
        && (!digest || c->EVP_PKEY_CTX_set_rsa_oaep_md(state, c->EVP_get_digestbyname(digest)) == 1)
        && (encrypts ? c->EVP_PKEY_encrypt(state, out, &written, text, length)
                     : c->EVP_PKEY_decrypt(state, out, &written, text, length)) == 1;
    c->EVP_PKEY_CTX_free(state);
    return fine ? written : 0;
}
