import { at } from '../at.ts';
import { commitment as hashOf } from '../fairness/commitment.ts';
import { wordStream } from '../fairness/fair-stream.ts';
import { shuffle } from '../fairness/shuffle.ts';
import { type BingoEngine, type BingoPrize, type BingoPrizeId, type BingoTicket, FREE } from './bingo-engine.ts';
import { bingoEngineOf } from './bingo-engines.ts';
import { type BingoPurchase, ticketsOf } from './tickets.ts';

/** What decides a round: the seed that was committed to before sales, and all the tickets that were sold. */
export interface BingoRound {
  readonly engine: string;
  readonly serverSeed: string;
  /** "room:number", so that one seed could never serve two rounds. */
  readonly round: string;
  /** The frozen set, in its order. */
  readonly purchases: readonly BingoPurchase[];
}

export interface BingoWin {
  readonly prize: BingoPrizeId;
  /** After how many calls it was won. */
  readonly calls: number;
  /** The tickets that share it, by their places in the frozen set, counted from 0. */
  readonly tickets: readonly number[];
}

export interface BingoGame {
  /** Every ball, in the order in which they come; those after the last win are not called. */
  readonly order: readonly number[];
  readonly wins: readonly BingoWin[];
  /** After so many calls the last prize is won. */
  readonly lastCall: number;
}

/** All tickets of a round, purchase after purchase. */
export function allTickets({ engine, round, purchases }: Omit<BingoRound, 'serverSeed'>): BingoTicket[] {
  return purchases.flatMap((purchase) => ticketsOf(engine, round, purchase));
}

/** The fingerprint of the frozen set: SHA-256 over its tickets, one a line, numbers with commas. Published before the first ball. */
export function ticketSetHash(tickets: readonly BingoTicket[]): string {
  return hashOf(tickets.map((ticket) => ticket.join(',')).join('\n'));
}

/**
 * The order of the balls. It follows from the committed seed and from the frozen set, so that while tickets are sold
 * nobody knows it, the house included, and afterwards nobody can change it.
 */
function callOrder(balls: number, serverSeed: string, round: string, setHash: string): number[] {
  const all = Array.from({ length: balls }, (_, i) => i + 1);
  return shuffle(wordStream(serverSeed, `${round}:calls:${setHash}`), all);
}

/** The one way a round of bingo comes about. */
export function playBingo(round: BingoRound): BingoGame & { readonly setHash: string } {
  const engine = bingoEngineOf(round.engine);
  const tickets = allTickets(round);
  const setHash = ticketSetHash(tickets);
  const order = callOrder(engine.balls, round.serverSeed, round.round, setHash);
  return { ...judgeBingo(engine, tickets, order), setHash };
}

/** Who wins what, and when. Each prize is won by the ticket that holds it first; those of the same call share it. */
export function judgeBingo(engine: BingoEngine, tickets: readonly BingoTicket[], order: readonly number[]): BingoGame {
  if (tickets.length === 0) throw new RangeError('a round of bingo needs a ticket');
  const callOf = new Uint8Array(engine.balls + 1);
  order.forEach((ball, place) => (callOf[ball] = place + 1));
  callOf[FREE] = 0;
  const wins = engine.prizes.map((prize) => {
    const held = tickets.map((ticket) => heldAfter(prize, ticket, callOf));
    const calls = held.reduce((least, one) => Math.min(least, one), Infinity);
    return { prize: prize.id, calls, tickets: held.flatMap((one, place) => (one === calls ? [place] : [])) };
  });
  return { order, wins, lastCall: Math.max(...wins.map(({ calls }) => calls)) };
}

/** After how many calls a ticket holds a prize: when the last shape of as many as it needs is whole. */
function heldAfter({ shapes, needed }: BingoPrize, ticket: BingoTicket, callOf: Uint8Array): number {
  const whole = shapes.map((shape) => {
    let last = 0;
    for (let place = 0; place < ticket.length; place += 1)
      if ((shape >>> place) & 1) last = Math.max(last, callOf[at(ticket, place)] ?? 0);
    return last;
  });
  if (whole.length === 1) return at(whole, 0);
  return at(
    whole.toSorted((a, b) => a - b),
    needed - 1,
  );
}
