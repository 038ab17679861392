import { rankOf } from '../table/cards.ts';

const TEN = 10;
const ACE = 1;

/** 1 for an ace, 10 for faces. */
export const pointsOf = (card: number): number => Math.min(TEN, rankOf(card));
export const isAce = (card: number): boolean => rankOf(card) === ACE;

export interface HandValue {
  readonly total: number;
  /** An ace counts eleven in it. */
  readonly isSoft: boolean;
}

export function valueOf(cards: readonly number[]): HandValue {
  const least = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = cards.some(isAce) && least + TEN <= 21;
  return { total: isSoft ? least + TEN : least, isSoft };
}

/** An ace and a ten as the first two cards. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && valueOf(cards).total === 21;
}
