// SPDX-License-Identifier: MIT
// The functions that are used, as pointers, with `void *` for opaque structures. nghttp2's structures are those of its
// version 1, whose layout its soname promises.
#ifndef TOUCHSTONE_CHTTP2_LIBRARIES_H
#define TOUCHSTONE_CHTTP2_LIBRARIES_H
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

struct ts_nghttp2_nv {
    const uint8_t *name, *value;
    size_t nameLength, valueLength;
    uint8_t flags;
};
struct ts_nghttp2_source {
    void *pointer;
};
typedef ssize_t (*ts_nghttp2_read)(
    void *session, int32_t stream, uint8_t *out, size_t room, uint32_t *flags, struct ts_nghttp2_source *source,
    void *context);
struct ts_nghttp2_provider {
    struct ts_nghttp2_source source;
    ts_nghttp2_read read;
};
struct ts_nghttp2_setting {
    int32_t identifier;
    uint32_t value;
};
/// The beginning of every frame.
struct ts_nghttp2_frame {
    size_t length;
    int32_t stream;
    uint8_t type, flags, reserved;
};

#define NGHTTP2_FUNCTIONS(F) \
    F(int, nghttp2_session_callbacks_new, (void **)) \
    F(void, nghttp2_session_callbacks_del, (void *)) \
    F(void, nghttp2_session_callbacks_set_on_header_callback, (void *, void *)) \
    F(void, nghttp2_session_callbacks_set_on_data_chunk_recv_callback, (void *, void *)) \
    F(void, nghttp2_session_callbacks_set_on_frame_recv_callback, (void *, void *)) \
    F(void, nghttp2_session_callbacks_set_on_stream_close_callback, (void *, void *)) \
    F(int, nghttp2_session_server_new, (void **, const void *, void *)) \
    F(void, nghttp2_session_del, (void *)) \
    F(ssize_t, nghttp2_session_mem_recv, (void *, const uint8_t *, size_t)) \
    F(ssize_t, nghttp2_session_mem_send, (void *, const uint8_t **)) \
    F(int, nghttp2_session_want_read, (void *)) \
    F(int, nghttp2_session_want_write, (void *)) \
    F(int, nghttp2_session_terminate_session, (void *, uint32_t)) \
    F(int, nghttp2_session_set_stream_user_data, (void *, int32_t, void *)) \
    F(void *, nghttp2_session_get_stream_user_data, (void *, int32_t)) \
    F(int, nghttp2_submit_settings, (void *, uint8_t, const struct ts_nghttp2_setting *, size_t)) \
    F(int, nghttp2_submit_response, \
      (void *, int32_t, const struct ts_nghttp2_nv *, size_t, const struct ts_nghttp2_provider *))

#define SSL_FUNCTIONS(F) \
    F(const void *, TLS_server_method, (void)) \
    F(void *, SSL_CTX_new, (const void *)) \
    F(int, SSL_CTX_use_certificate_chain_file, (void *, const char *)) \
    F(int, SSL_CTX_use_PrivateKey_file, (void *, const char *, int)) \
    F(int, SSL_CTX_check_private_key, (const void *)) \
    F(void, SSL_CTX_set_verify, (void *, int, int (*)(int, void *))) \
    F(int, SSL_CTX_set_session_id_context, (void *, const unsigned char *, unsigned int)) \
    F(void, SSL_CTX_set_alpn_select_cb, \
      (void *, \
       int (*)(void *, const unsigned char **, unsigned char *, const unsigned char *, unsigned int, void *), void *)) \
    F(void *, SSL_new, (void *)) \
    F(int, SSL_set_fd, (void *, int)) \
    F(int, SSL_accept, (void *)) \
    F(int, SSL_read, (void *, void *, int)) \
    F(int, SSL_write, (void *, const void *, int)) \
    F(int, SSL_shutdown, (void *)) \
    F(void, SSL_free, (void *)) \
    F(void *, SSL_get1_peer_certificate, (const void *))

#define CRYPTO_FUNCTIONS(F) \
    F(void *, EVP_PKEY_Q_keygen, (void *, const char *, const char *, ...)) \
    F(void, EVP_PKEY_free, (void *)) \
    F(const void *, EVP_sha256, (void)) \
    F(void *, X509_new, (void)) \
    F(void, X509_free, (void *)) \
    F(int, X509_set_version, (void *, long)) \
    F(void *, X509_get_serialNumber, (void *)) \
    F(int, ASN1_INTEGER_set, (void *, long)) \
    F(void *, X509_getm_notBefore, (const void *)) \
    F(void *, X509_getm_notAfter, (const void *)) \
    F(void *, X509_gmtime_adj, (void *, long)) \
    F(int, X509_set_pubkey, (void *, void *)) \
    F(void *, X509_get_subject_name, (const void *)) \
    F(int, X509_NAME_add_entry_by_txt, (void *, const char *, int, const unsigned char *, int, int, int)) \
    F(int, X509_NAME_get_text_by_NID, (const void *, int, char *, int)) \
    F(int, X509_set_issuer_name, (void *, const void *)) \
    F(void *, X509V3_EXT_conf_nid, (void *, void *, int, const char *)) \
    F(int, X509_add_ext, (void *, void *, int)) \
    F(void, X509_EXTENSION_free, (void *)) \
    F(int, X509_sign, (void *, void *, const void *)) \
    F(int, X509_STORE_CTX_get_error, (const void *)) \
    F(int, PEM_write_X509, (FILE *, const void *)) \
    F(int, PEM_write_PrivateKey, (FILE *, const void *, const void *, const unsigned char *, int, void *, void *))

#define LIBRARY_MEMBER(result, name, arguments) result(*name) arguments;
struct ts_http2_libraries {
    NGHTTP2_FUNCTIONS(LIBRARY_MEMBER)
    SSL_FUNCTIONS(LIBRARY_MEMBER)
    CRYPTO_FUNCTIONS(LIBRARY_MEMBER)
};
#undef LIBRARY_MEMBER

/// Null when a library is missing; `ts_http2_missing` says which.
const struct ts_http2_libraries *ts_http2_libraries(void);

#endif
