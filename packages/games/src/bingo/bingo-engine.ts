/** A prize of a room: the first to hold so many of these shapes wins it. */
export interface BingoPrize {
  readonly id: BingoPrizeId;
  /** Its share of all ticket sales, in hundredths of a per cent. */
  readonly shareBasisPoints: number;
  /** Shapes as masks over a ticket's places: bit 0 is the first number of the first row. */
  readonly shapes: readonly number[];
  /** How many of them a ticket has to hold. */
  readonly needed: number;
}

export const bingoPrizeIds = ['line', 'double', 'corners', 'cross', 'diamond', 'frame', 'full'] as const;
export type BingoPrizeId = (typeof bingoPrizeIds)[number];

/** The rules of a room: how many balls, and what the pool of ticket sales is paid for. */
export interface BingoEngine {
  /** Kept in every round ever played: an id never changes its rules. */
  readonly id: string;
  readonly balls: 75 | 90;
  /** In the order in which they are shown, which is that of their difficulty. */
  readonly prizes: readonly BingoPrize[];
}

/** A ticket's numbers by place, row after row; 0 is the free place in the middle of a 75-ball card. */
export type BingoTicket = readonly number[];

export const FREE = 0;
/** Of a strip: six tickets of 90 balls on which each number stands once. */
export const TICKETS_OF_A_STRIP = 6;

/** What comes back of all sales, in hundredths of a per cent: prizes are won in every round, so it is exact. */
export function returnBasisPoints({ prizes }: BingoEngine): number {
  return prizes.reduce((sum, { shareBasisPoints }) => sum + shareBasisPoints, 0);
}
