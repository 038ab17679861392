import { type ExpandedIndex, searchKey } from '@pelita/contract';

const SHORTEST_WITH_A_SLIP = 4;
const SHORTEST_WITH_TWO = 8;

type Word = { text: string; letters: number };

/** Every word of the titles and studios, once an index. */
const wordsOfIndex = new WeakMap<ExpandedIndex, Word[]>();

/**
 * FIND-01: the text with each word that no title has put right by the nearest one that some have: one slip in a word of
 * four letters, two in one of eight. null when nothing is near.
 */
export function nearestText(index: ExpandedIndex, text: string): string | null {
  const known = wordsOf(index);
  const words = searchKey(text).split(' ');
  const nearest = words.map((word) => nearestWord(word, known));
  const isWhole = nearest.every((word) => word !== null);
  return isWhole && nearest.some((word, at) => word !== words[at]) ? nearest.join(' ') : null;
}

function nearestWord(word: string, known: readonly Word[]): string | null {
  if (known.some(({ text }) => text.startsWith(word))) return word;
  const allowed = word.length >= SHORTEST_WITH_TWO ? 2 : word.length >= SHORTEST_WITH_A_SLIP ? 1 : 0;
  let best: string | null = null;
  let fewest = allowed + 1;
  const letters = lettersOf(word);
  for (const one of known) {
    if (Math.abs(one.text.length - word.length) >= fewest) continue;
    // Each slip changes at most two letters of the set, and thousands of words are told apart by that.
    if (countOf(one.letters ^ letters) > 2 * (fewest - 1)) continue;
    const count = slips(word, one.text, fewest);
    if (count < fewest) [best, fewest] = [one.text, count];
  }
  return best;
}

function wordsOf(index: ExpandedIndex): Word[] {
  const before = wordsOfIndex.get(index);
  if (before) return before;
  const words = new Set<string>();
  for (let row = 0; row < index.size; row++) {
    const { gameName, vendorName } = index.game(row);
    for (const word of searchKey(`${gameName} ${vendorName}`).split(' ')) words.add(word);
  }
  const all = [...words].map((text) => ({ text, letters: lettersOf(text) }));
  wordsOfIndex.set(index, all);
  return all;
}

/** The set of a word's letters as bits; those of other scripts share them, which tells fewer words apart. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Letters put in, left out, changed or swapped with their neighbour; counting stops at the limit. */
export function slips(one: string, other: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      let fewest = Math.min(
        (last[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + change,
      );
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) fewest = Math.min(fewest, (beforeLast[column - 2] ?? limit) + 1);
      current.push(fewest);
    }
    if (Math.min(...current) >= limit) return limit;
    [beforeLast, last] = [last, current];
  }
  return last.at(-1) ?? limit;
}
