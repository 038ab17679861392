import type { Random } from '../../platform/random/random.ts';

/**
 * The form in which a name is unique and found: compatibility forms and letter case do not make another name. What a
 * name may consist of is the registration setting's business; this only says which spellings are the same.
 */
export function canonicalUsername(username: string): string {
  return username.normalize('NFKC').toLowerCase();
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
