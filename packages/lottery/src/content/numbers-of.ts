import { Malformed } from '../malformed.ts';
import { expandMacro } from './macros.ts';

export const MOST_LINES = 2_000;
/** No list of as many numbers is longer than this. */
const MOST_CHARACTERS = 40_000;

/**
 * The numbers of a pasted list, in its order: separated by spaces, commas, semicolons, dots, dashes, bars or lines, and
 * with macros like "10/20...90" or "chẵn" among them. Each has one of the lengths, and none is there twice.
 */
export function numbersOf(content: string, ...lengths: readonly number[]): string[] {
  const numbers = chunksOf(content).flatMap(
    (chunk) => (lengths.length === 1 ? expandMacro(chunk, lengths[0] ?? 0) : undefined) ?? chunk.split(/[.-]+/),
  );
  const given = numbers.filter((token) => token !== '');
  if (given.length === 0) throw new Malformed('empty');
  if (given.length > MOST_LINES) throw new Malformed('tooManyLines', { most: MOST_LINES });
  for (const token of given) expectDigits(token, lengths);
  return distinct(given);
}

/** Content cut at spaces, commas, semicolons, bars and lines. */
export function chunksOf(content: string): string[] {
  expectShort(content);
  return content.split(/[\s,;|]+/).filter((chunk) => chunk !== '');
}

/** Lines of a list of lists: "13,47; 13,88" are two. */
export function groupsOf(content: string): string[] {
  expectShort(content);
  const groups = content.split(/[;|\n]+/).filter((group) => group.trim() !== '');
  if (groups.length === 0) throw new Malformed('empty');
  return groups;
}

function expectDigits(token: string, lengths: readonly number[]): void {
  if (!/^[0-9]+$/.test(token)) throw new Malformed('notANumber', { token });
  if (!lengths.includes(token.length)) throw new Malformed('wrongLength', { token, digits: lengths.join(' or ') });
}

export function distinct(tokens: readonly string[]): string[] {
  const seen = new Set<string>();
  for (const token of tokens) {
    if (seen.has(token)) throw new Malformed('repeated', { token });
    seen.add(token);
  }
  return [...tokens];
}

function expectShort(content: string): void {
  if (content.length > MOST_CHARACTERS) throw new Malformed('contentTooLong', { most: MOST_CHARACTERS });
}
