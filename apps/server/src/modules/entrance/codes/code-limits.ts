/** The bounds of one-time codes, each with its unit. How long a code is good is a setting. */

/** One in a million a try; five tries a code and twenty codes a day leave a guesser one chance in ten thousand a day. */
export const CODE_DIGITS = 6;
export const WRONG_TRIES_MAXIMUM = 5;
/** Codes to one recipient that may follow each other, each within the wait of the one before. */
export const SENDS_IN_A_ROW_MAXIMUM = 5;
export const SENDS_A_DAY_MAXIMUM = 20;
export const CODES_KEPT_HOURS = 24;
