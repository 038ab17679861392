import { commitment as commitmentOf } from '../fairness/commitment.ts';
import { wordStream } from '../fairness/fair-stream.ts';
import { shuffle } from '../fairness/shuffle.ts';
import { CARDS_OF_A_DECK } from '../table/cards.ts';
import type { CardHand, LoggedMove } from './card-game.ts';
import { cardGameOf } from './card-games.ts';

/** What decides the cards of a hand: the seed that was committed to before anybody's seed came, and those of all who play. */
export interface Deal {
  readonly game: string;
  readonly serverSeed: string;
  /** "title:hand", so that one seed could never serve two hands. */
  readonly round: string;
  /** By seat. */
  readonly clientSeeds: readonly string[];
}

/** What a player may choose as a seed: without the signs that keep seeds apart, or two lists would read alike. */
export const clientSeedPattern = /^[\w-]{1,64}$/;

function deckOf({ serverSeed, round, clientSeeds }: Omit<Deal, 'game'>): number[] {
  if (!clientSeeds.every((seed) => clientSeedPattern.test(seed))) throw new RangeError('a client seed is not one');
  const deck = Array.from({ length: CARDS_OF_A_DECK }, (_, card) => card);
  return shuffle(wordStream(serverSeed, `${round}:${clientSeeds.join(',')}`), deck);
}

function beginHand(deal: Deal): CardHand {
  return cardGameOf(deal.game).begin(deckOf(deal), deal.clientSeeds.length);
}

/** The hand after these moves; the same seeds and moves give the same hand anywhere. */
export function replayHand(deal: Deal, moves: readonly LoggedMove[]): CardHand {
  const hand = beginHand(deal);
  for (const { seat, move } of moves) hand.move(seat, move);
  return hand;
}

/** A hand as its player downloads it. */
export type HandRecord = Deal & {
  readonly commitment: string;
  readonly moves: readonly LoggedMove[];
  /** By seat, before rake. */
  readonly units: readonly number[];
};

export interface HandVerification {
  readonly holds: boolean;
  readonly commitmentHolds: boolean;
  /** Every move was legal with these cards, and the units follow from them. */
  readonly unitsHold: boolean;
  readonly units: readonly number[] | null;
}

export function verifyHand(record: HandRecord): HandVerification {
  const commitmentHolds = commitmentOf(record.serverSeed) === record.commitment.toLowerCase();
  const units = unitsOf(record);
  const unitsHold = units !== null && JSON.stringify(units) === JSON.stringify(record.units);
  return { holds: commitmentHolds && unitsHold, commitmentHolds, unitsHold, units };
}

function unitsOf(record: HandRecord): readonly number[] | null {
  try {
    return replayHand(record, record.moves).units;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
