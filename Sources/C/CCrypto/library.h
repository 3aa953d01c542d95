// SPDX-License-Identifier: MIT
// libcrypto's functions as pointers. Their types are OpenSSL's documented ones, with `void *` for its opaque structures.
#ifndef TOUCHSTONE_CCRYPTO_LIBRARY_H
#define TOUCHSTONE_CCRYPTO_LIBRARY_H
#include <stddef.h>
#include <stdint.h>

#define CRYPTO_FUNCTIONS(F) \
    F(int, RAND_bytes, (unsigned char *, int)) \
    F(void, CRYPTO_free, (void *, const char *, int)) \
    F(const void *, EVP_get_digestbyname, (const char *)) \
    F(void *, EVP_MD_CTX_new, (void)) \
    F(void, EVP_MD_CTX_free, (void *)) \
    F(int, EVP_MD_CTX_copy_ex, (void *, const void *)) \
    F(int, EVP_DigestInit_ex, (void *, const void *, void *)) \
    F(int, EVP_DigestUpdate, (void *, const void *, size_t)) \
    F(int, EVP_DigestFinal_ex, (void *, unsigned char *, unsigned int *)) \
    F(void *, EVP_CIPHER_fetch, (void *, const char *, const char *)) \
    F(void, EVP_CIPHER_free, (void *)) \
    F(void *, EVP_CIPHER_CTX_new, (void)) \
    F(void, EVP_CIPHER_CTX_free, (void *)) \
    F(int, EVP_CIPHER_CTX_ctrl, (void *, int, int, void *)) \
    F(int, EVP_CIPHER_CTX_set_padding, (void *, int)) \
    F(int, EVP_CIPHER_CTX_set_key_length, (void *, int)) \
    F(int, EVP_CipherInit_ex, (void *, const void *, void *, const unsigned char *, const unsigned char *, int)) \
    F(int, EVP_CipherUpdate, (void *, unsigned char *, int *, const unsigned char *, int)) \
    F(int, EVP_CipherFinal_ex, (void *, unsigned char *, int *)) \
    F(int, PKCS5_PBKDF2_HMAC, (const char *, int, const unsigned char *, int, int, const void *, int, unsigned char *)) \
    F(void, EVP_PKEY_free, (void *)) \
    F(int, EVP_PKEY_up_ref, (void *)) \
    F(void *, EVP_PKEY_new, (void)) \
    F(int, EVP_PKEY_get_bits, (const void *)) \
    F(int, EVP_PKEY_get_base_id, (const void *)) \
    F(int, EVP_PKEY_set1_EC_KEY, (void *, void *)) \
    F(void *, EVP_PKEY_get1_EC_KEY, (void *)) \
    F(void *, EVP_PKEY_new_raw_private_key, (int, void *, const unsigned char *, size_t)) \
    F(void *, EVP_PKEY_new_raw_public_key, (int, void *, const unsigned char *, size_t)) \
    F(int, EVP_PKEY_get_raw_private_key, (const void *, unsigned char *, size_t *)) \
    F(int, EVP_PKEY_get_raw_public_key, (const void *, unsigned char *, size_t *)) \
    F(void *, EVP_PKEY_CTX_new, (void *, void *)) \
    F(void *, EVP_PKEY_CTX_new_id, (int, void *)) \
    F(void, EVP_PKEY_CTX_free, (void *)) \
    F(int, EVP_PKEY_keygen_init, (void *)) \
    F(int, EVP_PKEY_keygen, (void *, void **)) \
    F(int, EVP_PKEY_CTX_set_rsa_keygen_bits, (void *, int)) \
    F(int, EVP_PKEY_derive_init, (void *)) \
    F(int, EVP_PKEY_derive_set_peer, (void *, void *)) \
    F(int, EVP_PKEY_derive, (void *, unsigned char *, size_t *)) \
    F(int, EVP_PKEY_encrypt_init, (void *)) \
    F(int, EVP_PKEY_decrypt_init, (void *)) \
    F(int, EVP_PKEY_encrypt, (void *, unsigned char *, size_t *, const unsigned char *, size_t)) \
    F(int, EVP_PKEY_decrypt, (void *, unsigned char *, size_t *, const unsigned char *, size_t)) \
    F(int, EVP_PKEY_sign_init, (void *)) \
    F(int, EVP_PKEY_verify_init, (void *)) \
    F(int, EVP_PKEY_sign, (void *, unsigned char *, size_t *, const unsigned char *, size_t)) \
    F(int, EVP_PKEY_verify, (void *, const unsigned char *, size_t, const unsigned char *, size_t)) \
    F(int, EVP_PKEY_CTX_set_rsa_padding, (void *, int)) \
    F(int, EVP_PKEY_CTX_set_rsa_oaep_md, (void *, const void *)) \
    F(int, EVP_PKEY_CTX_set_rsa_pss_saltlen, (void *, int)) \
    F(int, EVP_PKEY_CTX_set_signature_md, (void *, const void *)) \
    F(int, EVP_DigestSignInit, (void *, void **, const void *, void *, void *)) \
    F(int, EVP_DigestSign, (void *, unsigned char *, size_t *, const unsigned char *, size_t)) \
    F(int, EVP_DigestVerifyInit, (void *, void **, const void *, void *, void *)) \
    F(int, EVP_DigestVerify, (void *, const unsigned char *, size_t, const unsigned char *, size_t)) \
    F(void *, EC_KEY_new_by_curve_name, (int)) \
    F(void, EC_KEY_free, (void *)) \
    F(int, EC_KEY_generate_key, (void *)) \
    F(int, EC_KEY_set_private_key, (void *, const void *)) \
    F(int, EC_KEY_set_public_key, (void *, const void *)) \
    F(const void *, EC_KEY_get0_group, (const void *)) \
    F(const void *, EC_KEY_get0_private_key, (const void *)) \
    F(const void *, EC_KEY_get0_public_key, (const void *)) \
    F(int, EC_KEY_check_key, (const void *)) \
    F(void *, EC_POINT_new, (const void *)) \
    F(void, EC_POINT_free, (void *)) \
    F(int, EC_POINT_mul, (const void *, void *, const void *, const void *, const void *, void *)) \
    F(int, EC_POINT_oct2point, (const void *, void *, const unsigned char *, size_t, void *)) \
    F(size_t, EC_POINT_point2oct, (const void *, const void *, int, unsigned char *, size_t, void *)) \
    F(void *, ECDSA_do_sign, (const unsigned char *, int, void *)) \
    F(int, ECDSA_do_verify, (const unsigned char *, int, const void *, void *)) \
    F(void *, ECDSA_SIG_new, (void)) \
    F(void, ECDSA_SIG_free, (void *)) \
    F(const void *, ECDSA_SIG_get0_r, (const void *)) \
    F(const void *, ECDSA_SIG_get0_s, (const void *)) \
    F(int, ECDSA_SIG_set0, (void *, void *, void *)) \
    F(void *, BN_bin2bn, (const unsigned char *, int, void *)) \
    F(int, BN_bn2binpad, (const void *, unsigned char *, int)) \
    F(void, BN_clear_free, (void *)) \
    F(void *, d2i_AutoPrivateKey, (void **, const unsigned char **, long)) \
    F(void *, d2i_PublicKey, (int, void **, const unsigned char **, long)) \
    F(void *, d2i_PUBKEY, (void **, const unsigned char **, long)) \
    F(int, i2d_PrivateKey, (const void *, unsigned char **)) \
    F(int, i2d_PublicKey, (const void *, unsigned char **)) \
    F(void *, d2i_X509, (void **, const unsigned char **, long)) \
    F(int, i2d_X509, (const void *, unsigned char **)) \
    F(void, X509_free, (void *)) \
    F(void *, X509_get_pubkey, (void *)) \
    F(void *, X509_get_subject_name, (const void *)) \
    F(void *, X509_get_issuer_name, (const void *)) \
    F(int, i2d_X509_NAME, (const void *, unsigned char **)) \
    F(void *, X509_get_serialNumber, (void *)) \
    F(int, ASN1_STRING_length, (const void *)) \
    F(const unsigned char *, ASN1_STRING_get0_data, (const void *)) \
    F(int, ASN1_STRING_to_UTF8, (unsigned char **, const void *)) \
    F(int, X509_NAME_get_index_by_NID, (const void *, int, int)) \
    F(void *, X509_NAME_get_entry, (const void *, int)) \
    F(void *, X509_NAME_ENTRY_get_data, (const void *)) \
    F(void *, X509_STORE_new, (void)) \
    F(void, X509_STORE_free, (void *)) \
    F(int, X509_STORE_add_cert, (void *, void *)) \
    F(int, X509_STORE_set_default_paths, (void *)) \
    F(void *, X509_STORE_CTX_new, (void)) \
    F(void, X509_STORE_CTX_free, (void *)) \
    F(int, X509_STORE_CTX_init, (void *, void *, void *, void *)) \
    F(void *, X509_STORE_CTX_get0_param, (const void *)) \
    F(int, X509_STORE_CTX_get_error, (const void *)) \
    F(int, X509_verify_cert, (void *)) \
    F(const char *, X509_verify_cert_error_string, (long)) \
    F(void, X509_VERIFY_PARAM_set_time, (void *, long)) \
    F(int, X509_VERIFY_PARAM_set1_host, (void *, const char *, size_t)) \
    F(int, X509_VERIFY_PARAM_set1_ip_asc, (void *, const char *)) \
    F(int, X509_VERIFY_PARAM_set_flags, (void *, unsigned long)) \
    F(void *, OPENSSL_sk_new_null, (void)) \
    F(int, OPENSSL_sk_push, (void *, const void *)) \
    F(int, OPENSSL_sk_num, (const void *)) \
    F(void *, OPENSSL_sk_value, (const void *, int)) \
    F(void, OPENSSL_sk_free, (void *)) \
    F(void *, d2i_PKCS12, (void **, const unsigned char **, long)) \
    F(void, PKCS12_free, (void *)) \
    F(int, PKCS12_parse, (void *, const char *, void **, void **, void **))

#define CRYPTO_POINTER(result, name, arguments) result (*name) arguments;
struct ts_crypto_library {
    CRYPTO_FUNCTIONS(CRYPTO_POINTER)
};
#undef CRYPTO_POINTER

/// null when the library is not there.
const struct ts_crypto_library *ts_crypto(void);

#endif
