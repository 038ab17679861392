export const bundles = ['member'] as const;

/** What a field takes, by the patternId of the registration settings. `length` is "6 - 13", or "8" when both ends meet. */
export const patterns = {
  any: '{length} characters.',
  letter_first: 'A letter first, then letters or digits, {length} characters.',
  letters_chinese: 'Letters or Chinese characters, {length} of them.',
  email: 'An email address, like name@example.com, {length} characters.',
  letters_or_digits: 'Letters or digits, {length} characters.',
  digits: 'Digits only, {length} of them.',
  alphanumeric_upper: 'Letters and digits with an uppercase letter, {length} characters.',
  letters_spaces: 'Letters and spaces, {length} characters.',
  no_spaces: 'No spaces, {length} characters.',
  date_ymd: 'A date as yyyy-MM-dd.',
  date_mdy: 'A date as MM-dd-yyyy.',
  korean: 'Korean letters, {length} of them.',
  thai: 'Thai letters, {length} of them.',
  japanese: 'Japanese letters, {length} of them.',
  full_name: 'First and last name with a space, {length} characters.',
  upper_lower_digit_symbol: 'Upper and lower case, a digit and a symbol, {length} characters.',
  other: 'In the form that is expected here, {length} characters.',
} as const;
