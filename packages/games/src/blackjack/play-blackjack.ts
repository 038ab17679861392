import { at } from '../at.ts';
import type { BlackjackEngine, BlackjackMove, BlackjackSpot } from './blackjack-engine.ts';
import { isAce, isNatural, pointsOf, valueOf } from './hand-value.ts';

export type BlackjackOutcome = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface PlayerHand {
  readonly cards: readonly number[];
  readonly isDoubled: boolean;
  /** Null until all is over. */
  readonly outcome: BlackjackOutcome | null;
}

/** Where a hand stands after some moves. */
export interface BlackjackState {
  readonly dealer: readonly number[];
  /** The dealer's second card lies open. */
  readonly isOpen: boolean;
  readonly hands: readonly PlayerHand[];
  /** Whose turn it is; null before the question of insurance is answered, and when all is over. */
  readonly active: number | null;
  /** Empty when it is over. */
  readonly may: readonly BlackjackMove[];
  readonly isOver: boolean;
  /** What each stake comes back as, in hundredths of itself; those that lose are not named. Empty until it is over. */
  readonly returns: ReadonlyMap<BlackjackSpot, number>;
  /** How many cards of the shoe have been dealt. */
  readonly dealt: number;
}

type Playing = { cards: number[]; isDoubled: boolean; isDone: boolean };

const NATURAL_BACK = 250;
const WIN_BACK = 200;
const PUSH_BACK = 100;
const INSURANCE_BACK = 300;

/**
 * Plays moves against the cards of a shoe, in their order: player, dealer, player, dealer. Throws a `RangeError` on a move
 * that the rules do not allow, so that what was stored can always be played again.
 */
export function playBlackjack(
  engine: BlackjackEngine,
  shoe: readonly number[],
  moves: readonly BlackjackMove[],
): BlackjackState {
  const table = new Table(engine, shoe);
  for (const move of moves) table.move(move);
  return table.state();
}

class Table {
  private readonly engine: BlackjackEngine;
  private readonly shoe: readonly number[];
  private readonly dealer: number[];
  private readonly hands: Playing[];
  private dealt = 4;
  private isAsked: boolean;
  private isInsured = false;
  private isOver = false;

  constructor(engine: BlackjackEngine, shoe: readonly number[]) {
    this.engine = engine;
    this.shoe = shoe;
    this.hands = [{ cards: [at(shoe, 0), at(shoe, 2)], isDoubled: false, isDone: false }];
    this.dealer = [at(shoe, 1), at(shoe, 3)];
    this.isAsked = isAce(at(this.dealer, 0));
    if (!this.isAsked) this.afterPeek();
  }

  move(move: BlackjackMove): void {
    if (!this.may().includes(move)) throw new RangeError(`${move} is not allowed here`);
    if (move === 'insure' || move === 'decline') {
      this.isInsured = move === 'insure';
      this.isAsked = false;
      return this.afterPeek();
    }
    const hand = this.activeHand();
    if (move === 'split') this.split(hand);
    if (move === 'hit' || move === 'double') hand.cards.push(this.draw());
    if (move === 'double') hand.isDoubled = true;
    if (move === 'stand' || move === 'double') hand.isDone = true;
    this.goOn();
  }

  state(): BlackjackState {
    const active = this.hands.findIndex(({ isDone }) => !isDone);
    return {
      dealer: [...this.dealer],
      isOpen: this.isOver,
      hands: this.hands.map((hand) => ({
        cards: [...hand.cards],
        isDoubled: hand.isDoubled,
        outcome: this.isOver ? this.outcomeOf(hand) : null,
      })),
      active: this.isOver || this.isAsked ? null : active,
      may: this.may(),
      isOver: this.isOver,
      returns: this.isOver ? this.returns() : new Map(),
      dealt: this.dealt,
    };
  }

  private may(): BlackjackMove[] {
    if (this.isOver) return [];
    if (this.isAsked) return ['insure', 'decline'];
    const { cards } = this.activeHand();
    const isFresh = cards.length === 2;
    const isPair = isFresh && pointsOf(at(cards, 0)) === pointsOf(at(cards, 1));
    return [
      'hit',
      'stand',
      ...(isFresh ? (['double'] as const) : []),
      ...(isPair && !this.isSplit() ? (['split'] as const) : []),
    ];
  }

  private isSplit(): boolean {
    return this.hands.length > 1;
  }

  private activeHand(): Playing {
    const hand = this.hands.find(({ isDone }) => !isDone);
    if (!hand) throw new RangeError('no hand is to be played');
    return hand;
  }

  private draw(): number {
    const card = at(this.shoe, this.dealt);
    this.dealt += 1;
    return card;
  }

  /** With an ace or a ten up the dealer looks for blackjack; one on either side ends the hand. */
  private afterPeek(): void {
    if (isNatural(this.dealer) || isNatural(at(this.hands, 0).cards)) this.end();
    else this.goOn();
  }

  /** Each of the two cards gets another; aces get no more than that. */
  private split(hand: Playing): void {
    const [first = 0, second = 0] = hand.cards;
    const isOfAces = isAce(first);
    hand.cards = [first, this.draw()];
    hand.isDone = isOfAces;
    this.hands.push({ cards: [second, this.draw()], isDoubled: false, isDone: isOfAces });
  }

  private goOn(): void {
    for (const hand of this.hands) if (valueOf(hand.cards).total >= 21) hand.isDone = true;
    if (this.hands.every(({ isDone }) => isDone)) this.end();
  }

  /** The dealer draws where a hand is left that the draw decides. */
  private end(): void {
    const isNaturalOver = isNatural(this.dealer) || (!this.isSplit() && isNatural(at(this.hands, 0).cards));
    const isOneLeft = this.hands.some(({ cards }) => valueOf(cards).total <= 21);
    if (!isNaturalOver && isOneLeft) while (this.dealerDraws()) this.dealer.push(this.draw());
    for (const hand of this.hands) hand.isDone = true;
    this.isOver = true;
  }

  private dealerDraws(): boolean {
    const { total, isSoft } = valueOf(this.dealer);
    return total < 17 || (total === 17 && isSoft && this.engine.hitsSoft17);
  }

  private outcomeOf({ cards }: Playing): BlackjackOutcome {
    const [own, dealers] = [valueOf(cards).total, valueOf(this.dealer).total];
    // Twenty-one of a split ace and a ten is no blackjack.
    const isOwnNatural = !this.isSplit() && isNatural(cards);
    if (isOwnNatural !== isNatural(this.dealer)) return isOwnNatural ? 'blackjack' : own > 21 ? 'bust' : 'lose';
    if (own > 21) return 'bust';
    if (dealers > 21 || own > dealers) return 'win';
    return own === dealers ? 'push' : 'lose';
  }

  private returns(): Map<BlackjackSpot, number> {
    const back: Record<BlackjackOutcome, number> = {
      blackjack: NATURAL_BACK,
      win: WIN_BACK,
      push: PUSH_BACK,
      lose: 0,
      bust: 0,
    };
    const [first, second] = this.hands;
    const returned: [BlackjackSpot, number][] = [];
    if (first) {
      returned.push(['main', back[this.outcomeOf(first)]]);
      if (first.isDoubled) returned.push(['double', back[this.outcomeOf(first)]]);
    }
    if (second) {
      returned.push(['split', back[this.outcomeOf(second)]]);
      if (second.isDoubled) returned.push(['double-split', back[this.outcomeOf(second)]]);
    }
    if (this.isInsured && isNatural(this.dealer)) returned.push(['insurance', INSURANCE_BACK]);
    return new Map(returned.filter(([, hundredths]) => hundredths > 0));
  }
}

/** The stake that a move takes; null for one that takes none. */
export function spotOfMove(state: Pick<BlackjackState, 'active'>, move: BlackjackMove): BlackjackSpot | null {
  if (move === 'insure') return 'insurance';
  if (move === 'split') return 'split';
  if (move === 'double') return state.active === 1 ? 'double-split' : 'double';
  return null;
}

/** The end of a hand that was left: no insurance, and no further card. */
export function standingToTheEnd(
  engine: BlackjackEngine,
  shoe: readonly number[],
  moves: readonly BlackjackMove[],
): BlackjackMove[] {
  const played = [...moves];
  for (;;) {
    const { may } = playBlackjack(engine, shoe, played);
    if (may.length === 0) return played;
    played.push(may.includes('decline') ? 'decline' : 'stand');
  }
}
