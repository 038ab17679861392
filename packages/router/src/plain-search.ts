/** Search parameters as plain text: `?q=5` stays the text "5". The first of repeated names counts. */
export type PlainSearch = Record<string, string>;

export function parsePlainSearch(text: string): PlainSearch {
  const search: PlainSearch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(search, name))
      Object.defineProperty(search, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return search;
}

export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}
