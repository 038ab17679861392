import type { Socket } from 'node:net';
import { type ErrorCode, errorCatalogue } from '@pelita/contract';
import { errorText } from '@pelita/i18n';
import { STATUS_CODES } from 'node:http';
import type { Platform } from '../platform/platform.ts';

/** What is no HTTP at all has no request to answer by: the socket gets the envelope and the headers of every answer. */
export function answerBrokenRequest(platform: Platform, fixedHeaders: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = codes[error.code ?? ''] ?? 'malformed_request';
    const requestId = platform.random.uuid(platform.clock.now());
    const message = errorText(platform.brand.defaultLanguage, code);
    const body = JSON.stringify({ success: false, code, message, requestId });
    const { status } = errorCatalogue[code];
    const headers = {
      ...fixedHeaders,
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-request-id': requestId,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
};
