import { createContext } from 'react';

/**
 * Origins that serve the application's pictures beside its own; the application hands them in once, around everything. They
 * stand in one text, with spaces between them, so that the same hosts are the same value.
 */
export const PictureHostsContext = createContext('');

/**
 * Where a picture is asked for, one address after the other: at each host in turn, beginning with one that the picture's
 * path decides, so that they share the work and a browser keeps what it has; then here. As many rounds as attempts.
 */
export function addressesOf(path: string, hosts: string, attempts: number): string[] {
  const isOurs = path.startsWith('/') && !path.startsWith('//');
  const known = isOurs ? hosts.split(' ').filter((host) => URL.canParse(path, host)) : [];
  const first = known.length === 0 ? 0 : sumOf(path) % known.length;
  const inTurn = [...known.slice(first), ...known.slice(0, first)].map((host) => new URL(path, host).href);
  return Array.from({ length: attempts }, () => [...inTurn, path]).flat();
}

function sumOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
