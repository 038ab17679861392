import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '@pelita/contract';
import { parseJson } from './json-text.ts';

/** The JSON of a body that says it is JSON, in UTF-8 and not encoded. An empty body is `undefined`. */
export function jsonOfBody(headers: IncomingHttpHeaders, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if (type.trim() !== 'application/json' || !isUtf8 || isEncoded) throw new Refusal('unsupported_media_type');
  return parseJson(bytes);
}
