/**
 * LOGIN-03: flags are drawn, because not every system draws them as letters. Each is a file of its own, fetched when its
 * country comes into sight.
 */
const files = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});
const urls = new Map(Object.entries(files).map(([path, url]) => [path.slice(-6, -4), url]));

/** The address of a country's flag, by ISO 3166 alpha-2. */
export function flagUrl(countryCode: string): string | undefined {
  return urls.get(countryCode);
}
