/*
 * Commit and reveal: a seed is committed to before play, decides it, and is revealed after. Rounds of the studio and
 * draws of our own lotteries come about in this way, and are checked in it by those who played.
 */
export { below } from './below.ts';
export { commitment } from './commitment.ts';
export { fairStream, wordStream, type NextUint32, type Seeds } from './fair-stream.ts';
export { drawWithoutReplacement, shuffle } from './shuffle.ts';
