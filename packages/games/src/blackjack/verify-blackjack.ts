import { commitment as commitmentOf } from '../fairness/commitment.ts';
import { wordStream } from '../fairness/fair-stream.ts';
import { fromShoe } from '../table/cards.ts';
import { blackjackEngineOf, type BlackjackMove } from './blackjack-engine.ts';
import { type BlackjackState, playBlackjack } from './play-blackjack.ts';

/** What decides a hand: the committed seed, the key that the player's page chose after seeing the commitment, its name. */
export interface BlackjackSeeds {
  readonly engine: string;
  readonly serverSeed: string;
  /** "table:number", so that one seed could never serve two hands. */
  readonly round: string;
  readonly key: string;
}

/** More than any hand takes, a split one of many small cards among them. */
const CARDS_OF_A_HAND = 48;

/** The cards of a hand, in the order in which they are dealt. */
export function shoeOf({ engine, serverSeed, round, key }: BlackjackSeeds): number[] {
  return fromShoe(wordStream(serverSeed, `${round}:${key}`), blackjackEngineOf(engine).decks, CARDS_OF_A_HAND);
}

/** A hand as its player downloads it. */
export type BlackjackRecord = BlackjackSeeds & {
  readonly commitment: string;
  readonly moves: readonly BlackjackMove[];
  readonly dealer: readonly number[];
  readonly hands: readonly (readonly number[])[];
};

export interface BlackjackVerification {
  readonly holds: boolean;
  readonly commitmentHolds: boolean;
  readonly cardsHold: boolean;
  /** What seeds and moves really give. */
  readonly state: BlackjackState;
}

export function verifyBlackjack(record: BlackjackRecord): BlackjackVerification {
  const state = playBlackjack(blackjackEngineOf(record.engine), shoeOf(record), record.moves);
  const commitmentHolds = commitmentOf(record.serverSeed) === record.commitment.toLowerCase();
  const cardsHold =
    state.isOver &&
    isSame(state.dealer, record.dealer) &&
    isSame(
      state.hands.map(({ cards }) => cards),
      record.hands,
    );
  return { holds: commitmentHolds && cardsHold, commitmentHolds, cardsHold, state };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
