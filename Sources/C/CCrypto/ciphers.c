// SPDX-License-Identifier: MIT
#include "CCrypto.h"
#include "library.h"

void *ts_digest_new(const char *name) {
    const struct ts_crypto_library *c = ts_crypto();
    const void *kind = c ? c->EVP_get_digestbyname(name) : NULL;
    if (!kind) return NULL;
    void *state = c->EVP_MD_CTX_new();
    if (state && c->EVP_DigestInit_ex(state, kind, NULL) == 1) return state;
    c->EVP_MD_CTX_free(state);
    return NULL;
}

void *ts_digest_copy(void *digest) {
    const struct ts_crypto_library *c = ts_crypto();
    void *copy = c ? c->EVP_MD_CTX_new() : NULL;
    if (copy) c->EVP_MD_CTX_copy_ex(copy, digest);
    return copy;
}

void ts_digest_update(void *digest, const void *bytes, size_t length) {
    const struct ts_crypto_library *c = ts_crypto();
    if (c) c->EVP_DigestUpdate(digest, bytes, length);
}

size_t ts_digest_final(void *digest, uint8_t *out) {
    const struct ts_crypto_library *c = ts_crypto();
    unsigned int length = 0;
    if (!c || c->EVP_DigestFinal_ex(digest, out, &length) != 1) return 0;
    return length;
}

void ts_digest_free(void *digest) {
    const struct ts_crypto_library *c = ts_crypto();
    if (c) c->EVP_MD_CTX_free(digest);
}

enum { set_nonce_length = 0x9, get_tag = 0x10, set_tag = 0x11 };

static void *aead(
    const struct ts_crypto_library *c, const char *name, int encrypts, const uint8_t *key, const uint8_t *nonce,
    size_t nonceLength) {
    void *kind = c->EVP_CIPHER_fetch(NULL, name, NULL);
    if (!kind) return NULL;
    void *state = c->EVP_CIPHER_CTX_new();
    int fine = state && c->EVP_CipherInit_ex(state, kind, NULL, NULL, NULL, encrypts) == 1
        && c->EVP_CIPHER_CTX_ctrl(state, set_nonce_length, (int)nonceLength, NULL) == 1
        && c->EVP_CipherInit_ex(state, NULL, NULL, key, nonce, encrypts) == 1;
    c->EVP_CIPHER_free(kind);
    if (fine) return state;
    c->EVP_CIPHER_CTX_free(state);
    return NULL;
}

int ts_aead_seal(
    const char *cipher, const uint8_t *key, const uint8_t *nonce, size_t nonceLength, const uint8_t *data,
    size_t dataLength, const uint8_t *text, size_t length, uint8_t *out, uint8_t *tag) {
    const struct ts_crypto_library *c = ts_crypto();
    void *state = c ? aead(c, cipher, 1, key, nonce, nonceLength) : NULL;
    if (!state) return 0;
    int written = 0, rest = 0;
    int fine = (dataLength == 0 || c->EVP_CipherUpdate(state, NULL, &written, data, (int)dataLength) == 1)
        && (length == 0 || c->EVP_CipherUpdate(state, out, &written, text, (int)length) == 1)
        && c->EVP_CipherFinal_ex(state, out + length, &rest) == 1
        && c->EVP_CIPHER_CTX_ctrl(state, get_tag, 16, tag) == 1;
    c->EVP_CIPHER_CTX_free(state);
    return fine;
}

int ts_aead_open(
    const char *cipher, const uint8_t *key, const uint8_t *nonce, size_t nonceLength, const uint8_t *data,
    size_t dataLength, const uint8_t *text, size_t length, const uint8_t *tag, uint8_t *out) {
    const struct ts_crypto_library *c = ts_crypto();
    void *state = c ? aead(c, cipher, 0, key, nonce, nonceLength) : NULL;
    if (!state) return 0;
    int written = 0, rest = 0;
    int fine = (dataLength == 0 || c->EVP_CipherUpdate(state, NULL, &written, data, (int)dataLength) == 1)
        && (length == 0 || c->EVP_CipherUpdate(state, out, &written, text, (int)length) == 1)
        && c->EVP_CIPHER_CTX_ctrl(state, set_tag, 16, (void *)tag) == 1
        && c->EVP_CipherFinal_ex(state, out + length, &rest) == 1;
    c->EVP_CIPHER_CTX_free(state);
    return fine;
}

void *ts_cipher_new(const char *name, int encrypts, int pads, const uint8_t *key, int keyLength, const uint8_t *iv) {
    const struct ts_crypto_library *c = ts_crypto();
    void *kind = c ? c->EVP_CIPHER_fetch(NULL, name, NULL) : NULL;
    if (!kind) return NULL;
    void *state = c->EVP_CIPHER_CTX_new();
    int fine = state && c->EVP_CipherInit_ex(state, kind, NULL, NULL, NULL, encrypts) == 1
        && (keyLength <= 0 || c->EVP_CIPHER_CTX_set_key_length(state, keyLength) == 1)
        && c->EVP_CipherInit_ex(state, NULL, NULL, key, iv, encrypts) == 1
        && c->EVP_CIPHER_CTX_set_padding(state, pads) == 1;
    c->EVP_CIPHER_free(kind);
    if (fine) return state;
    c->EVP_CIPHER_CTX_free(state);
    return NULL;
}

int ts_cipher_update(void *cipher, const uint8_t *in, size_t length, uint8_t *out, size_t *written) {
    const struct ts_crypto_library *c = ts_crypto();
    int count = 0;
    int fine = c && c->EVP_CipherUpdate(cipher, out, &count, in, (int)length) == 1;
    *written = (size_t)count;
    return fine;
}

int ts_cipher_final(void *cipher, uint8_t *out, size_t *written) {
    const struct ts_crypto_library *c = ts_crypto();
    int count = 0;
    int fine = c && c->EVP_CipherFinal_ex(cipher, out, &count) == 1;
    *written = (size_t)count;
    return fine;
}

void ts_cipher_free(void *cipher) {
    const struct ts_crypto_library *c = ts_crypto();
    if (c) c->EVP_CIPHER_CTX_free(cipher);
}

int ts_pbkdf2(
    const char *digest, const uint8_t *password, size_t passwordLength, const uint8_t *salt, size_t saltLength,
    int rounds, uint8_t *out, size_t length) {
    const struct ts_crypto_library *c = ts_crypto();
    const void *kind = c ? c->EVP_get_digestbyname(digest) : NULL;
    return kind
        && c->PKCS5_PBKDF2_HMAC(
               (const char *)password, (int)passwordLength, salt, (int)saltLength, rounds, kind, (int)length, out) == 1;
}
