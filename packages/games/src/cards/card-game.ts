export const cardFamilies = ['niu-niu', 'big-two', 'tien-len'] as const;
export type CardFamily = (typeof cardFamilies)[number];

/** What a player does in a hand. Units are multiples of the table's unit; cards are 0 to 51. */
export type CardMove =
  | { readonly kind: 'bid' | 'stake'; readonly units: number }
  | { readonly kind: 'play'; readonly cards: readonly number[] }
  | { readonly kind: 'pass' };

/** A seat is a place at the hand, from 0, in the order of play. */
export type LoggedMove = { readonly seat: number; readonly move: CardMove };

export type CardPhase = 'bid' | 'stake' | 'play' | 'over';

/** What anybody at the table sees of a seat. */
export type SeatLook = {
  readonly cardsLeft: number;
  /** The hand as it was dealt, for all to see once the hand is over. */
  readonly shown: readonly number[] | null;
  /** Null until it is open to all. */
  readonly bid: number | null;
  readonly stake: number | null;
  /** Has moved in a phase in which all move at once. */
  readonly isReady: boolean;
  readonly isBanker: boolean;
  readonly hasPassed: boolean;
  /** What the hand brought, in units, before rake. */
  readonly units: number | null;
};

/** A hand as one seat sees it; nobody's cards are in it but its own and those that lie on the table. */
export type HandLook = {
  readonly phase: CardPhase;
  readonly toAct: readonly number[];
  readonly own: readonly number[];
  readonly seats: readonly SeatLook[];
  /** What is to be beaten. */
  readonly trick: { readonly seat: number; readonly cards: readonly number[] } | null;
  /** The first play must contain this card. */
  readonly mustInclude: number | null;
  /** An instant win, by its name. */
  readonly instant: string | null;
};

/** A hand under way: rules that know its cards and its moves so far. */
export interface CardHand {
  readonly phase: CardPhase;
  /** Seats that may move now, in order; none once it is over. */
  readonly toAct: readonly number[];
  accepts(seat: number, move: CardMove): boolean;
  /** Throws a `RangeError` on what it does not accept. */
  move(seat: number, move: CardMove): void;
  /** What is done for who does nothing: the least that the rules allow. */
  defaultMove(seat: number): CardMove;
  /** What the house does at a practice table. */
  houseMove(seat: number): CardMove;
  look(seat: number | null): HandLook;
  /** By seat, together nothing, none below −`holdUnits`; null until it is over. */
  readonly units: readonly number[] | null;
}

export interface CardGame {
  /** Kept with every hand ever played: an id never changes its rules. */
  readonly id: string;
  readonly family: CardFamily;
  readonly seats: { readonly minimum: number; readonly maximum: number };
  /** Nobody loses more than so many units in a hand; so much is held of everybody before the cards are dealt. */
  readonly holdUnits: number;
  /** Against the house, for points that are no money. */
  readonly isPractice: boolean;
  /** `deck` is the whole shuffled deck. */
  begin(deck: readonly number[], seats: number): CardHand;
}
