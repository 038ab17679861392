const YEAR_SECONDS = 31_536_000;

/** The server writes the page by these choices, so they are kept where it reads them. */
export function keepChoice(name: 'language' | 'theme', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Strict${secure}`;
}
