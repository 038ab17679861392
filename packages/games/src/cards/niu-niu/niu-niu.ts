import { at } from '../../at.ts';
import type { CardGame, CardHand, CardMove, CardPhase, HandLook } from '../card-game.ts';
import { arranged, beats, niuNiuRank, timesOf } from './rank.ts';

const CARDS = 5;
/** Seen while one bids and stakes; the fifth is turned at the end. */
const CARDS_SEEN = 4;
export const BIDS = [0, 1, 2] as const;
export const STAKES = [1, 2] as const;
/** The highest bid times the highest stake times five pictures. */
const HOLD_UNITS = 20;

/**
 * Niu Niu with a banker from among the players. Four cards are seen, then everybody bids at once to be the banker; the
 * highest bid is it, of equals the one that the deck draws, and its bid multiplies what is at stake, once where nobody bids.
 * The others stake, all at once. Then the fifth cards are turned and each is compared with the banker.
 *
 * The banker pays no more than its hold and what it wins: winners are paid from the highest hand down.
 */
export function niuNiu(id: string, game: { isPractice?: boolean; maximum?: number } = {}): CardGame {
  return {
    id,
    family: 'niu-niu',
    seats: { minimum: 2, maximum: game.maximum ?? 5 },
    holdUnits: HOLD_UNITS,
    isPractice: game.isPractice ?? false,
    begin: (deck, seats) => niuNiuHand(deck, seats),
  };
}

function niuNiuHand(deck: readonly number[], seats: number): CardHand {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const hands = all.map((seat) => deck.slice(seat * CARDS, (seat + 1) * CARDS));
  /** What is left of the deck decides between equal bids: the seat whose number is drawn next. */
  const lots = deck.slice(seats * CARDS);
  const bids = all.map((): number | null => null);
  const stakes = all.map((): number | null => null);
  let banker: number | null = null;
  let units: number[] | null = null;

  const phase = (): CardPhase => (units ? 'over' : banker === null ? 'bid' : 'stake');
  const toAct = (): number[] => {
    if (units) return [];
    if (banker === null) return all.filter((seat) => bids[seat] === null);
    return all.filter((seat) => seat !== banker && stakes[seat] === null);
  };

  function accepts(seat: number, move: CardMove): boolean {
    if (!toAct().includes(seat) || move.kind !== phase() || !('units' in move)) return false;
    return (move.kind === 'bid' ? BIDS : STAKES).some((units) => units === move.units);
  }

  function chooseBanker(): void {
    const highest = Math.max(...bids.map((bid) => bid ?? 0));
    const equals = all.filter((seat) => bids[seat] === highest);
    banker = [...equals].sort((one, other) => lot(one) - lot(other))[0] ?? 0;
  }

  const lot = (seat: number): number => at(lots, seat);

  function settle(): void {
    if (banker === null) return;
    const bankers = niuNiuRank(at(hands, banker));
    const times = Math.max(1, bids[banker] ?? 0);
    const owed = all.map((seat) => {
      if (seat === banker) return 0;
      const rank = niuNiuRank(at(hands, seat));
      const wins = beats(rank, bankers);
      return (wins ? 1 : -1) * times * (stakes[seat] ?? 1) * timesOf(wins ? rank : bankers);
    });
    let funds = owed.reduce((sum, one) => sum - Math.min(0, one), HOLD_UNITS);
    const byRank = all
      .filter((seat) => at(owed, seat) > 0)
      .sort((one, other) => (beats(niuNiuRank(at(hands, one)), niuNiuRank(at(hands, other))) ? -1 : 1));
    for (const seat of byRank) {
      owed[seat] = Math.min(at(owed, seat), funds);
      funds -= at(owed, seat);
    }
    const sum = owed.reduce((total, one) => total + one, 0);
    // Zero less a sum, so that there is no negative zero.
    units = owed.map((one, seat) => (seat === banker ? 0 - sum : one));
  }

  function look(own: number | null): HandLook {
    const now = phase();
    const mine = own === null ? [] : at(hands, own);
    return {
      phase: now,
      toAct: toAct(),
      own: now === 'over' ? arranged5(mine) : mine.slice(0, CARDS_SEEN),
      trick: null,
      mustInclude: null,
      instant: null,
      seats: all.map((seat) => ({
        cardsLeft: CARDS,
        shown: units ? arranged(at(hands, seat)) : null,
        bid: banker === null ? null : at(bids, seat),
        stake: units ? at(stakes, seat) : null,
        isReady: (now === 'bid' ? bids : stakes)[seat] !== null,
        isBanker: banker === seat,
        hasPassed: false,
        units: units ? at(units, seat) : null,
      })),
    };
  }

  return {
    get phase() {
      return phase();
    },
    get toAct() {
      return toAct();
    },
    get units() {
      return units;
    },
    accepts,
    move(seat, move) {
      if (!accepts(seat, move) || !('units' in move)) throw new RangeError(`seat ${seat} cannot ${move.kind}`);
      (move.kind === 'bid' ? bids : stakes)[seat] = move.units;
      if (toAct().length > 0) return;
      if (banker === null) chooseBanker();
      else settle();
    },
    defaultMove: () => (banker === null ? { kind: 'bid', units: 0 } : { kind: 'stake', units: 1 }),
    houseMove: () => (banker === null ? { kind: 'bid', units: 1 } : { kind: 'stake', units: 1 }),
    look,
  };
}

const arranged5 = (cards: readonly number[]): readonly number[] => (cards.length === CARDS ? arranged(cards) : cards);
