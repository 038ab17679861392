import { Refusal, type FieldProblems } from '@pelita/contract';

/**
 * The query as plain text values, by the rules of HTML forms. A name given twice is refused, for two readers could
 * understand it differently; so is text whose percent escapes are not UTF-8, which would be altered silently.
 */
export function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  if (start < 0) return {};
  const raw = url.slice(start + 1);
  const problems: [string, FieldProblems[string]][] = [];
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(raw)) {
    if (values.has(name)) problems.push([name, { key: 'invalid' }]);
    values.set(name, value);
  }
  for (const name of badlyEscaped(raw)) problems.push([name, { key: 'text_not_storable' }]);
  if (problems.length > 0) throw new Refusal('invalid_field', { fields: Object.fromEntries(problems) });
  return Object.fromEntries(values);
}

function badlyEscaped(raw: string): string[] {
  if (!raw.includes('%')) return [];
  return raw
    .split('&')
    .filter((pair) => !isDecodable(pair))
    .map((pair) => new URLSearchParams(pair).keys().next().value ?? '');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
