import { createHash, createVerify } from 'node:crypto';

/**
 * Whether a mail carries a DKIM signature (RFC 6376, relaxed/relaxed, rsa-sha256) of this domain and selector that this
 * public key proves. Written from the standard, apart from the library that signs.
 */
export function hasDkimSignature(
  source: string,
  { domain, selector, publicKey }: { domain: string; selector: string; publicKey: string },
): boolean {
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }));
  const signature = headers.find(({ name }) => name === 'dkim-signature');
  if (!signature) return false;
  const tags = tagsOf(signature.line);
  if (tags['a'] !== 'rsa-sha256' || tags['c'] !== 'relaxed/relaxed') return false;
  if (tags['d'] !== domain || tags['s'] !== selector) return false;
  const names = (tags['h'] ?? '')
    .toLowerCase()
    .split(':')
    .map((name) => name.trim());
  if (!['from', 'to', 'subject', 'message-id'].every((name) => names.includes(name))) return false;
  const bodyHash = createHash('sha256')
    .update(relaxedBody(source.slice(end + 4)))
    .digest('base64');
  if (tags['bh']?.replaceAll(/\s/g, '') !== bodyHash) return false;
  const unsigned = signature.line.replace(/(\bb=)[^;]*/, '$1');
  const signed = [
    ...names.flatMap((name) => headers.filter((header) => header.name === name).map(({ line }) => relaxedHeader(line))),
    relaxedHeader(unsigned),
  ].join('\r\n');
  return createVerify('sha256')
    .update(signed)
    .verify(publicKey, (tags['b'] ?? '').replaceAll(/\s/g, ''), 'base64');
}

function tagsOf(line: string): Record<string, string> {
  const text = line.slice(line.indexOf(':') + 1);
  return Object.fromEntries(
    text
      .split(';')
      .map((tag) => tag.trim())
      .filter((tag) => tag.includes('='))
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).trim()]),
  );
}

function relaxedHeader(line: string): string {
  const name = line.slice(0, line.indexOf(':')).trim().toLowerCase();
  const value = line
    .slice(line.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  return `${name}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}
