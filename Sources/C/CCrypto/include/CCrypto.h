// SPDX-License-Identifier: MIT
// What the frameworks use of OpenSSL's libcrypto, which is opened at the first call. Functions that can fail return null
// or 0; without the library all of them do.
#ifndef TOUCHSTONE_CCRYPTO_H
#define TOUCHSTONE_CCRYPTO_H
#include <stddef.h>
#include <stdint.h>

/// Whether libcrypto was found and has all that is used of it.
int ts_crypto_available(void);
void ts_crypto_random(uint8_t *out, size_t length);

// Digests: "SHA256", "MD5", ... A state is freed by its owner.
void *ts_digest_new(const char *name);
void *ts_digest_copy(void *digest);
void ts_digest_update(void *digest, const void *bytes, size_t length);
/// Writes at most 64 bytes and returns their number; the state cannot be used any more.
size_t ts_digest_final(void *digest, uint8_t *out);
void ts_digest_free(void *digest);

// Authenticated encryption: "AES-128-GCM", "ChaCha20-Poly1305". The tag has 16 bytes.
int ts_aead_seal(
    const char *cipher, const uint8_t *key, const uint8_t *nonce, size_t nonceLength, const uint8_t *data,
    size_t dataLength, const uint8_t *text, size_t length, uint8_t *out, uint8_t *tag);
int ts_aead_open(
    const char *cipher, const uint8_t *key, const uint8_t *nonce, size_t nonceLength, const uint8_t *data,
    size_t dataLength, const uint8_t *text, size_t length, const uint8_t *tag, uint8_t *out);

// Ciphers in steps: "AES-128-CBC", "DES-EDE3-ECB", ...
void *ts_cipher_new(const char *name, int encrypts, int pads, const uint8_t *key, int keyLength, const uint8_t *iv);
int ts_cipher_update(void *cipher, const uint8_t *in, size_t length, uint8_t *out, size_t *written);
int ts_cipher_final(void *cipher, uint8_t *out, size_t *written);
void ts_cipher_free(void *cipher);

int ts_pbkdf2(
    const char *digest, const uint8_t *password, size_t passwordLength, const uint8_t *salt, size_t saltLength,
    int rounds, uint8_t *out, size_t length);

// Keys. `curve`: "P-256", "P-384", "P-521"; `kind`: "X25519", "ED25519".
void ts_key_free(void *key);
void *ts_key_retain(void *key);
void *ts_ec_generate(const char *curve);
void *ts_ec_from_private(const char *curve, const uint8_t *scalar, size_t length);
/// A point as X9.63 writes it, compressed or not.
void *ts_ec_from_public(const char *curve, const uint8_t *point, size_t length);
int ts_ec_private(void *key, uint8_t *out, size_t length);
size_t ts_ec_public(void *key, int compressed, uint8_t *out, size_t room);
int ts_ec_sign(void *key, const uint8_t *digest, size_t length, uint8_t *r, uint8_t *s, size_t size);
int ts_ec_verify(
    void *key, const uint8_t *digest, size_t length, const uint8_t *r, const uint8_t *s, size_t size);
void *ts_raw_generate(const char *kind);
void *ts_raw_from_private(const char *kind, const uint8_t *bytes);
void *ts_raw_from_public(const char *kind, const uint8_t *bytes);
int ts_raw_private(void *key, uint8_t *out);
int ts_raw_public(void *key, uint8_t *out);
int ts_raw_sign(void *key, const uint8_t *text, size_t length, uint8_t *out);
int ts_raw_verify(void *key, const uint8_t *signature, const uint8_t *text, size_t length);
/// The secret that both sides share; its length, at most `room`.
size_t ts_derive(void *key, void *peer, uint8_t *out, size_t room);

// RSA.
void *ts_rsa_generate(int bits);
/// DER of PKCS #1, or of PKCS #8 and SubjectPublicKeyInfo.
void *ts_key_from_der(const uint8_t *der, size_t length, int isPrivate);
/// DER of PKCS #1 for RSA; freed with `ts_bytes_free`.
uint8_t *ts_rsa_der(void *key, int isPrivate, size_t *length);
int ts_key_bits(void *key);
/// 6 RSA, 408 elliptic curve.
int ts_key_kind(void *key);
/// `digest` null: of a digest given. `padding`: 1 PKCS #1, 6 PSS.
size_t ts_key_sign(
    void *key, const char *digest, int padding, int isDigest, const uint8_t *text, size_t length, uint8_t *out,
    size_t room);
int ts_key_verify(
    void *key, const char *digest, int padding, int isDigest, const uint8_t *text, size_t length,
    const uint8_t *signature, size_t signatureLength);
/// `padding`: 1 PKCS #1, 3 none, 4 OAEP with `digest`.
size_t ts_rsa_crypt(
    void *key, int encrypts, const char *digest, int padding, const uint8_t *text, size_t length, uint8_t *out,
    size_t room);
void ts_bytes_free(void *bytes);

// Certificates.
void *ts_certificate_new(const uint8_t *der, size_t length);
void ts_certificate_free(void *certificate);
void *ts_certificate_key(void *certificate);
/// DER of the subject, the issuer (`part` 0, 1) or the serial number's bytes (2).
uint8_t *ts_certificate_part(void *certificate, int part, size_t *length);
/// The subject's common name, organisation or unit, as UTF-8; null: none.
char *ts_certificate_name(void *certificate);
/// 0: trusted; else OpenSSL's error, and its depth. `host` may be null. `time`: seconds since 1970.
int ts_certificates_verify(
    void *const *chain, size_t count, void *const *anchors, size_t anchorCount, int usesSystemAnchors,
    const char *host, int64_t time);
const char *ts_certificate_error(int code);
/// The private key, its certificate and the others of a PKCS #12 file; the number of certificates, or -1.
int ts_pkcs12_read(
    const uint8_t *data, size_t length, const char *password, void **key, void **certificates, int room);
uint8_t *ts_certificate_der(void *certificate, size_t *length);

#endif
