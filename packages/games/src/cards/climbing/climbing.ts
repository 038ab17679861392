import { at } from '../../at.ts';
import type { CardFamily, CardGame, CardHand, CardMove, HandLook } from '../card-game.ts';

/** Cards that may be played together. Of one kind, the stronger beats; what beats another kind is the game's own. */
export type Combination = { readonly kind: string; readonly size: number; readonly strength: number };

/** A game in which one climbs over what lies until nobody can, and who is first without cards wins. */
export type ClimbingRules = {
  readonly family: CardFamily;
  readonly holdUnits: number;
  /** 0 to 51, the lowest card first. */
  readonly orderOf: (card: number) => number;
  /** What these cards are; null for what cannot be played. */
  readonly read: (cards: readonly number[]) => Combination | null;
  readonly beats: (played: Combination, lies: Combination) => boolean;
  /** Who has passed is out until the trick ends. */
  readonly isOutByPass: boolean;
  /** A hand that wins as it is dealt, by its name. */
  readonly instantWin: (dealt: readonly number[]) => string | null;
  /** What a loser pays with these cards left. */
  readonly loss: (left: readonly number[], played: { count: number; isInstant: boolean }) => number;
  /** Plays of these cards that would beat what lies, or lead; the cheapest first. */
  readonly choices: (hand: readonly number[], lies: readonly number[] | null) => number[][];
};

const CARDS = 13;

export function climbingGame(
  id: string,
  rules: ClimbingRules,
  game: { maximum?: number; isPractice?: boolean } = {},
): CardGame {
  return {
    id,
    family: rules.family,
    seats: { minimum: game.maximum === 4 ? 3 : 2, maximum: game.maximum ?? 4 },
    holdUnits: rules.holdUnits,
    isPractice: game.isPractice ?? false,
    begin: (deck, seats) => climbingHand(rules, deck, seats),
  };
}

function climbingHand(rules: ClimbingRules, deck: readonly number[], seats: number): CardHand {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const sorted = (cards: readonly number[]) =>
    [...cards].sort((one, other) => rules.orderOf(one) - rules.orderOf(other));
  const dealt = all.map((seat) => sorted(deck.slice(seat * CARDS, (seat + 1) * CARDS)));
  const hands = dealt.map((hand) => [...hand]);
  const counts = all.map(() => 0);
  const passed = all.map(() => false);
  const lowest = at(sorted(dealt.flat()), 0);
  let mustInclude: number | null = lowest;
  let turn = dealt.findIndex((hand) => hand.includes(lowest));
  let trick: { seat: number; cards: number[] } | null = null;
  let passesSince = 0;
  let units: number[] | null = null;
  let instant: string | null = null;

  const winner = all.find((seat) => rules.instantWin(at(dealt, seat)) !== null);
  if (winner !== undefined) {
    instant = rules.instantWin(at(dealt, winner));
    end(winner, true);
  }

  function end(winner: number, isInstant: boolean): void {
    const losses = all.map((seat) =>
      seat === winner ? 0 : rules.loss(at(hands, seat), { count: at(counts, seat), isInstant }),
    );
    const sum = losses.reduce((total, loss) => total + loss, 0);
    units = losses.map((loss, seat) => (seat === winner ? sum : 0 - loss));
  }

  function readPlay(seat: number, cards: readonly number[]): Combination | null {
    const hand = at(hands, seat);
    const isOwn =
      cards.length > 0 && new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));
    if (!isOwn || (mustInclude !== null && !cards.includes(mustInclude))) return null;
    const combination = rules.read(cards);
    if (!combination || !trick) return combination;
    const lies = rules.read(trick.cards);
    return lies && rules.beats(combination, lies) ? combination : null;
  }

  function accepts(seat: number, move: CardMove): boolean {
    if (units || seat !== turn) return false;
    if (move.kind === 'pass') return trick !== null;
    return move.kind === 'play' && readPlay(seat, move.cards) !== null;
  }

  function next(): void {
    do turn = (turn + 1) % seats;
    while (passed[turn] === true && turn !== trick?.seat);
    if (turn !== trick?.seat || passesSince < 1) return;
    const othersArePassed = rules.isOutByPass || passesSince === seats - 1;
    if (!othersArePassed) return;
    trick = null;
    passesSince = 0;
    passed.fill(false);
  }

  function look(own: number | null): HandLook {
    return {
      phase: units ? 'over' : 'play',
      toAct: units ? [] : [turn],
      own: own === null ? [] : [...at(hands, own)],
      trick: trick && { seat: trick.seat, cards: [...trick.cards] },
      mustInclude: units || (own !== null && own !== turn) ? null : own === null ? null : mustInclude,
      instant,
      seats: all.map((seat) => ({
        cardsLeft: at(hands, seat).length,
        shown: units ? [...at(hands, seat)] : null,
        bid: null,
        stake: null,
        isReady: false,
        isBanker: false,
        hasPassed: at(passed, seat),
        units: units ? at(units, seat) : null,
      })),
    };
  }

  function choices(seat: number): number[][] {
    const found = rules.choices(at(hands, seat), trick?.cards ?? null);
    return found.filter((cards) => accepts(seat, { kind: 'play', cards }));
  }

  return {
    get phase() {
      return units ? 'over' : 'play';
    },
    get toAct() {
      return units ? [] : [turn];
    },
    get units() {
      return units;
    },
    accepts,
    move(seat, move) {
      if (!accepts(seat, move)) throw new RangeError(`seat ${seat} cannot ${move.kind}`);
      if (move.kind === 'pass') {
        passed[seat] = true;
        passesSince += 1;
        return next();
      }
      if (move.kind !== 'play') return;
      hands[seat] = at(hands, seat).filter((card) => !move.cards.includes(card));
      counts[seat] = at(counts, seat) + 1;
      mustInclude = null;
      trick = { seat, cards: sorted(move.cards) };
      passesSince = 0;
      if (!rules.isOutByPass) passed.fill(false);
      if (at(hands, seat).length === 0) end(seat, false);
      else next();
    },
    defaultMove: (seat) => (trick ? { kind: 'pass' } : { kind: 'play', cards: [at(at(hands, seat), 0)] }),
    houseMove: (seat) => {
      const cards = choices(seat)[0];
      if (cards) return { kind: 'play', cards };
      return trick ? { kind: 'pass' } : { kind: 'play', cards: [at(at(hands, seat), 0)] };
    },
    look,
  };
}
