import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '@pelita/contract';
import { parseJson } from './json-text.ts';

/** A form as a browser sends it; null for a body that says it is something else. A name that comes twice is refused. */
export function formOfBody(headers: IncomingHttpHeaders, bytes: Uint8Array): Record<string, string> | null {
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/x-www-form-urlencoded') return null;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Refusal('unsupported_media_type');
  const pairs = [...new URLSearchParams(Buffer.from(bytes).toString('utf8'))];
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Refusal('malformed_body');
  return Object.fromEntries(pairs);
}

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
