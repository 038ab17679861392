import {
  BINGO_ROUNDS_PER_PAGE,
  type CallAnswer,
  decimalFromMinor,
  type getBingoRound,
  type listBingoRounds,
  Refusal,
} from '@pelita/contract';
import type { VouchedPlayer } from '../launch/authenticate.ts';
import type { Studio } from '../studio.ts';
import { betsOfRounds, roundsPlayed, type TableBetRow } from '../tables/bet-store.ts';
import { roundLabel, roundName } from '../tables/table-terms.ts';
import { bingoRoundOf, isFrozen, paidPurchases } from './bingo-round-store.ts';
import { ticketsIn } from './purchase-shape.ts';
import type { BingoTitle } from './room-terms.ts';

const isCounted = ({ state }: TableBetRow): boolean =>
  state === 'placed' || state === 'win-sent' || state === 'settled';

/** Rounds of which the player held tickets. */
export async function listPlayed(
  { database }: Studio,
  { userId, gameCode, currency }: VouchedPlayer<BingoTitle>,
  before: number | null,
): Promise<CallAnswer<typeof listBingoRounds>> {
  return database.reading(async (tx) => {
    const played = await roundsPlayed(tx, { userId, gameCode, before, limit: BINGO_ROUNDS_PER_PAGE + 1 });
    const numbers = played.slice(0, BINGO_ROUNDS_PER_PAGE);
    const bets = Map.groupBy(await betsOfRounds(tx, userId, gameCode, numbers), (bet) => bet.round_number);
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    const rounds = numbers.map((number) => {
      const own = (bets.get(number) ?? []).filter(isCounted);
      const isOver = own.every(({ state }) => state !== 'placed');
      return {
        number,
        label: roundLabel(number),
        isOver,
        tickets: own.reduce((sum, bet) => sum + ticketsIn(bet), 0),
        stake: money(own.reduce((sum, bet) => sum + bet.stake_minor, 0n)),
        win: isOver ? money(own.reduce((sum, bet) => sum + (bet.win_minor ?? 0n), 0n)) : null,
      };
    });
    return { rounds, hasMore: played.length > BINGO_ROUNDS_PER_PAGE };
  });
}

/** A round that is over, with everything that decided it: anybody who may look at the room may check it. */
export async function playedRound(
  { database }: Studio,
  { gameCode }: VouchedPlayer<BingoTitle>,
  number: number,
): Promise<CallAnswer<typeof getBingoRound>> {
  return database.reading(async (tx) => {
    const key = { gameCode, number };
    const round = await bingoRoundOf(tx, key);
    const isOver = round?.state === 'judged' || round?.state === 'paid';
    if (!isOver || !isFrozen(round)) throw new Refusal('round_unknown');
    const { engine, commitment, price_minor } = round;
    return {
      engine,
      round: roundName(gameCode, number),
      serverSeed: round.kept_server_seed,
      commitment,
      setHash: round.set_hash,
      priceMinor: Number(price_minor),
      purchases: (await paidPurchases(tx, key)).map((bought) => ({
        key: bought.key,
        count: Number(bought.stake_minor / price_minor),
      })),
      called: round.call_order.slice(0, round.last_call),
      wins: round.wins.map(({ prize, calls, tickets, sharesMinor }) => ({ prize, calls, tickets, sharesMinor })),
    };
  });
}
