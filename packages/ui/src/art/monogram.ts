import { svg } from './document.ts';
import { lettering, strokeWord } from './letters.ts';

/** A first mark for a brand that has none yet: its letter on a tile of its colours, 64 by 64. */
export function monogram({ name, from, to, ink }: { name: string; from: string; to: string; ink: string }): string {
  const [letter = ''] = name.normalize('NFKD').trim();
  const tile = `<defs><linearGradient id="tile" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect x="2" y="2" width="60" height="60" rx="17" fill="url(#tile)"/>`;
  const drawn = lettering(letter, 32, 32, 31);
  const sign = drawn.marks.length > 0 ? strokeWord(drawn, ink, 19) : `<circle cx="32" cy="32" r="11" fill="${ink}"/>`;
  return svg({ width: 64, height: 64 }, tile + sign);
}
