/**
 * What of an address a page depends on: its path and those parameters that a page reads, in a fixed order. Whatever else
 * stands in it (campaigns, trackers) neither reaches the renderer nor makes a page of its own.
 */
export function pageAddress(url: string, readParameters: readonly string[]): { address: string; isKeepable: boolean } {
  const [written = '/', search = ''] = url.split('?', 2);
  // The router reads many slashes as one.
  const path = written.replaceAll(/\/{2,}/g, '/');
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of readParameters) {
    const value = given.get(name);
    if (value !== null && value.length <= LONGEST_VALUE) kept.set(name, value);
  }
  const query = kept.toString();
  // Free text has no end of values: such a page is made for the one who asked.
  return { address: query ? `${path}?${query}` : path, isKeepable: !kept.has('q') };
}

/** `?language=EN`: how search engines reach a page in each of its languages. A visitor's own choice comes before it. */
export function languageInAddress(url: string): string | null {
  const [, search = ''] = url.split('?', 2);
  return new URLSearchParams(search).get('language');
}

const LONGEST_VALUE = 500;
