import { at } from '../../at.ts';
import { basicMove } from '../basic-strategy.ts';
import type { BlackjackEngine, BlackjackMove } from '../blackjack-engine.ts';
import { playBlackjack } from '../play-blackjack.ts';

export interface Simulated {
  readonly hands: number;
  /** Per cent of the first stake that comes back beyond what was staked afterwards, so a player's 0.995 is 99.5. */
  readonly returnPercent: number;
  /** Half of the interval that holds the true value 99 times of 100. */
  readonly within: number;
}

const CARDS = 48;
const SIGMAS = 2.576;

/** Plays hands by the basic strategy from a seed: the same seed gives the same figures anywhere. */
export function simulateBlackjack(engine: BlackjackEngine, hands: number, seed: number): Simulated {
  const random = xorshift(seed);
  const shoe = Array.from({ length: engine.decks * 52 }, (_, place) => place % 52);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < hands; i += 1) {
    for (let place = 0; place < CARDS; place += 1) {
      const other = place + Math.floor(random() * (shoe.length - place));
      const held = at(shoe, place);
      shoe[place] = at(shoe, other);
      shoe[other] = held;
    }
    const net = netOf(engine, shoe);
    sum += net;
    squares += net * net;
  }
  const mean = sum / hands;
  const deviation = Math.sqrt((squares / hands - mean * mean) / hands);
  return { hands, returnPercent: 100 * (1 + mean), within: 100 * SIGMAS * deviation };
}

/** What a hand brings beyond its stakes, in first stakes. */
function netOf(engine: BlackjackEngine, shoe: readonly number[]): number {
  const moves: BlackjackMove[] = [];
  for (;;) {
    const state = playBlackjack(engine, shoe, moves);
    if (!state.isOver) {
      moves.push(basicMove(engine, state));
      continue;
    }
    const staked = 1 + moves.filter((move) => move === 'double' || move === 'split').length;
    let back = 0;
    for (const hundredths of state.returns.values()) back += hundredths / 100;
    return back - staked;
  }
}

/** Marsaglia's xorshift of 32 bits: fast, and good enough for means of millions. */
function xorshift(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
