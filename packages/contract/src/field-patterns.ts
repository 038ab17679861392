/**
 * REG-05: what a field may be made to take, by the patternId under which its text stands in every language. The server
 * judges by this table and hands it to the portal inside each rule. Patterns are read with the flag `u`, anchored at
 * both ends, and none of them can be made to run for long.
 */
/** Without signs that stand for other letters, like ŉ and ǆ: one name would be written in two ways. */
const latin = 'A-Za-zÀ-ÖØ-öø-ıĴ-ľŁ-ňŊ-žƀ-ƿǍ-ǰǴ-ɏḀ-ẙẜ-ỿ';
/** A name begins with a letter; in it stand what Malay, Indian and Vietnamese names are written with. */
const nameWord = `[${latin}@][${latin}'’./-]*`;
const monthsOf31 = '(?:0[13578]|1[02])';
const dayOf31 = '(?:0[1-9]|[12]\\d|3[01])';
const dayOf30 = '(?:0[1-9]|[12]\\d|30)';
const dayOf28 = '(?:0[1-9]|1\\d|2[0-8])';
const monthAndDay = `(?:${monthsOf31}-${dayOf31}|(?:0[469]|11)-${dayOf30}|02-${dayOf28})`;
const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

export const fieldPatterns = {
  any: '*',
  letter_first: '^[A-Za-z][A-Za-z0-9]*$',
  letters_chinese: '^[A-Za-z\\p{Script=Han}]*$',
  email: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  letters_or_digits: '^[A-Za-z0-9]*$',
  digits: '^[0-9]*$',
  alphanumeric_upper: '^[a-z0-9]*[A-Z][A-Za-z0-9]*$',
  letters_spaces: `^[${latin} ]*$`,
  // Neither spaces nor what nobody sees: marks of direction, joiners, unassigned places.
  no_spaces: '^[^\\s\\p{C}]*$',
  date_ymd: `^(?:${leapYear}-02-29|\\d{4}-${monthAndDay})$`,
  date_mdy: `^(?:02-29-${leapYear}|${monthAndDay}-\\d{4})$`,
  // Without the fillers, which are Hangul and show nothing.
  korean: '^[가-힣ㄱ-ㅎㅏ-ㅣ]*$',
  thai: '^[\\u0E01-\\u0E3A\\u0E40-\\u0E4E]*$',
  japanese: '^[ぁ-ゖァ-ヺー々〆〇\\p{Script=Han}]*$',
  full_name: `^${nameWord}(?: ${nameWord})+$`,
  upper_lower_digit_symbol: '^(?=[!-~]*[a-z])(?=[!-~]*[A-Z])(?=[!-~]*[0-9])(?=[!-~]*[!-/:-@[-`{-~])[!-~]*$',
  /** Of a brand's own making: the pattern is the operator's. */
  other: '*',
} as const;

export type PatternId = keyof typeof fieldPatterns;

export function isPatternId(text: string): text is PatternId {
  return Object.hasOwn(fieldPatterns, text);
}

/** What is typed on a line, in the form in which it is judged and kept. Passwords and names of accounts are not. */
export function typedLine(typed: string): string {
  return typed.normalize('NFC').trim();
}
