import unhomoglyph from 'unhomoglyph';
import type { Random } from '../../../platform/random/random.ts';

/**
 * The form in which a name is found: letter case, compatibility forms, accents, and letters of one script that look like
 * those of another do not make another name. What a name may consist of is the registration setting's business; this
 * only says which spellings are the same. A name of ASCII letters and digits is its own lower case and nothing else.
 */
export function canonicalUsername(username: string): string {
  return lookOf(username.normalize('NFKC').toLowerCase());
}

/**
 * All forms that no other account may have: a capital can look like another letter than its small form does, as the Cyrillic
 * one of `в` looks like B. In one order, so that two who claim the same ones wait for each other.
 */
export function claimedSpellings(username: string): string[] {
  return [...new Set([canonicalUsername(username), lookOf(username.normalize('NFKC'))])].sort();
}

/** Whether every character shows itself: no spaces, nothing invisible, no symbols beyond those of a keyboard. */
export function isReadable(username: string): boolean {
  return /^(?:[\x21-\x7e]|[[\p{L}\p{M}\p{N}]--[\p{Default_Ignorable_Code_Point}]])+$/v.test(username);
}

/** The skeleton of Unicode's confusables (UTS 39), of what is not ASCII: among digits and letters of ASCII 0 is no O. */
function lookOf(name: string): string {
  return (
    name
      .normalize('NFD')
      .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replaceAll(/\P{ASCII}/gu, (letter) => unhomoglyph(letter))
      .normalize('NFD')
      // Marks that any script borrows are accents; the two voicing marks of Japanese make other letters.
      .replaceAll(/[\p{Script=Inherited}--[\u3099\u309A]]/gv, '')
      .replaceAll(/(\p{M})\1+/gu, '$1')
      .toLowerCase()
      .normalize('NFKC')
  );
}

const TRIAL_PREFIX = 'trial';
const TRIAL_DIGITS = 8;
/** No vowels and nothing that reads like another character: a drawn name should spell nothing. */
const TRIAL_ALPHABET = '23456789bcdfghjkmnpqrstvwxz';

export function trialUsername(random: Random): string {
  return TRIAL_PREFIX + drawnText(random, TRIAL_DIGITS);
}

const DRAWN_PREFIX = 'm';
const DRAWN_DIGITS = 9;

/** The name of a member who registers by mobile number and chooses none. */
export async function drawnUsername(random: Random, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  for (let draw = 1; draw <= 4; draw++) {
    const name = DRAWN_PREFIX + drawnText(random, DRAWN_DIGITS);
    if (!(await isTaken(name))) return name;
  }
  throw new Error('four drawn usernames were taken');
}

function drawnText(random: Random, length: number): string {
  return Array.from(random.bytes(length), (byte) => TRIAL_ALPHABET[byte % TRIAL_ALPHABET.length]).join('');
}
