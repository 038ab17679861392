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
  const drawn = Array.from(random.bytes(TRIAL_DIGITS), (byte) => TRIAL_ALPHABET[byte % TRIAL_ALPHABET.length]);
  return TRIAL_PREFIX + drawn.join('');
}
