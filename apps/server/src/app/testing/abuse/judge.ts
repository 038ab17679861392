import { type ErrorCode, errorCatalogue, providerStatuses } from '@pelita/contract';
import type { Attack, Heard } from './attack.ts';

/** What is wrong with an answer to somebody who means harm; null when nothing is. */
export function faultOf(attack: Attack, heard: Heard): string | null {
  const { status, text } = heard;
  if (status >= 500) return `status ${status} ${text.slice(0, 200)}`;
  if (status < 200) return `status ${status}`;
  if (heard.headers['x-content-type-options'] !== 'nosniff')
    return `status ${status} without the headers of every answer`;
  const cookies = [heard.headers['set-cookie'] ?? []].flat();
  if (!cookies.every((cookie) => ownCookie.test(cookie))) return 'a header of the attacker';
  if (tellsTooMuch.test(text) && !isDocument(heard)) return `tells too much: ${text.slice(0, 300)}`;
  if (isDocument(heard) && /<script>alert\(7\)|<img src=x/.test(text)) return 'runs what was sent';
  if (attack.words === 'provider') return providerFault(attack, heard);
  if (attack.mustRefuse && status < 400) return `taken, with status ${status} ${text.slice(0, 200)}`;
  if (attack.code !== undefined && jsonOf(text)?.['code'] !== attack.code)
    return `not ${attack.code} but ${text.slice(0, 200)}`;
  if (status < 400 || attack.method === 'HEAD' || (attack.words === 'document' && isDocument(heard))) return null;
  return envelopeFault(heard);
}

const ownCookie = /^captchaId=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/;
const tellsTooMuch =
  /\.[jt]s:\d+|\n\s+at |node_modules|syntax error at|violates|duplicate key|relation "|PostgresError|ECONN/;

function isDocument({ headers }: Heard): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

function envelopeFault({ status, text }: Heard): string | null {
  const envelope = jsonOf(text);
  const code = String(envelope?.['code']) as ErrorCode;
  const entry = Object.hasOwn(errorCatalogue, code) ? errorCatalogue[code] : undefined;
  if (envelope?.['success'] !== false || entry === undefined)
    return `status ${status} without an envelope: ${text.slice(0, 200)}`;
  if (entry.status !== status) return `the code ${code} with status ${status}`;
  return typeof envelope['message'] === 'string' && typeof envelope['requestId'] === 'string'
    ? null
    : `an envelope without words: ${text.slice(0, 200)}`;
}

/** Providers hear a status in every answer; what is no call of theirs is refused as anywhere else. */
function providerFault(attack: Attack, heard: Heard): string | null {
  const answer = jsonOf(heard.text);
  const said = answer?.['status'];
  if (typeof said !== 'string') return heard.status < 400 ? 'an answer without a status' : envelopeFault(heard);
  if (!Object.hasOwn(providerStatuses, said)) return `the unknown status ${said}`;
  return attack.mustRefuse && said === 'RS_OK' ? `taken: ${heard.text.slice(0, 200)}` : null;
}

function jsonOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
