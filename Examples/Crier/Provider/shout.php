<?php
// SPDX-License-Identifier: MIT
// php shout.php MESSAGE TOKEN: pushes the message to the device, as a server does: one frame of the binary interface over TLS.
//   CRIER_SERVER       host:port; Apple's, if nothing is said
//   CRIER_CERTIFICATE  certificate and key that name the app, in one PEM file
//   CRIER_AUTHORITY    the certificate that the server's own is checked against; the system's, if nothing is said
if ($argc != 3 || !preg_match('/^[0-9a-f]{64}$/', $argv[2])) {
    fwrite(STDERR, "usage: php shout.php MESSAGE TOKEN\n");
    exit(2);
}
$server = getenv('CRIER_SERVER') ?: 'gateway.sandbox.push.apple.com:2195';
$options = ['local_cert' => getenv('CRIER_CERTIFICATE') ?: 'crier.pem'];
if (getenv('CRIER_AUTHORITY')) {
    $options['cafile'] = getenv('CRIER_AUTHORITY');
}
$context = stream_context_create(['ssl' => $options]);
$line = stream_socket_client("ssl://$server", $number, $reason, 30, STREAM_CLIENT_CONNECT, $context);
if (!$line) {
    fwrite(STDERR, "$server: $reason\n");
    exit(1);
}
$payload = json_encode(['aps' => ['alert' => $argv[1], 'sound' => 'shout_out.caf', 'badge' => 1, 'category' => 'cry']]);
// Command 1: identifier, expiry, then token and payload with their lengths; a refusal is answered by command 8.
$frame = pack('CNN', 1, 1, time() + 3600) . pack('n', 32) . hex2bin($argv[2]) . pack('n', strlen($payload)) . $payload;
fwrite($line, $frame);
stream_set_timeout($line, 1);
$answer = fread($line, 6);
if ($answer !== false && strlen($answer) == 6) {
    fwrite(STDERR, "refused with status " . ord($answer[1]) . "\n");
    exit(1);
}
fclose($line);
