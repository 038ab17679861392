import { bingoEngines } from '@pelita/games/bingo';
import { blackjackEngines } from '@pelita/games/blackjack';
import type { Platform } from '../../../platform/platform.ts';
import { createQueue } from '../../../platform/queue/queue.ts';
import type { TokenSeal } from '../launch/token-seal.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import type { WalletCalls } from '../wallet-calls/wallet-calls.ts';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import { advanceBingo } from '../bingo/judge-bingo.ts';
import { judgeHand } from '../blackjack/judge-hand.ts';
import { type BetMoney, dueBets, endBets, postponeBets } from './bet-store.ts';
import { closeRound, judgeRound, type RoundKey, roundOf, type TableRoundRow } from './round-store.ts';
import { afterEnd, itemOf, moveOf } from './wallet-items.ts';

export type SettleNeeds = Pick<Platform, 'database' | 'log'> & {
  wallet: WalletCalls;
  tokens: TokenSeal;
  seeds: SeedBox;
};

/**
 * Items of one signed batch, and batches of this process on their way at once, of all its tables: while the wallet moves
 * some, the next are prepared. Together they are half of what may wait there (`databaseLimits.gathering`).
 */
const BATCH = 256;
const LANES = 4;
/** Bets that are read at a time: as many as are on their way at once. */
const READ = LANES * BATCH;

export type Settling = {
  /** Draws the round when its time has come, once; null before. */
  judge: (key: RoundKey) => Promise<TableRoundRow | null>;
  /** The same for a round of whatever kind, as far as its time has come. */
  advance: (key: RoundKey) => Promise<void>;
  /** Pays what the judged round owes. What the wallet does not take now is tried again by the job. */
  pay: (key: RoundKey) => Promise<void>;
};

/**
 * Ends rounds. Safe to run twice and side by side, in one process or several: a round is judged under its lock, each
 * money call carries the transaction that was fixed with its bet, and a state is left only by the one who saw it.
 */
export function roundSettler(needs: SettleNeeds): Settling {
  const underWay = new Map<string, Promise<void>>();
  // Each round waits with no more than its lanes.
  const lanes = createQueue({ atOnce: LANES, waiting: Infinity, retryAfterSeconds: 1 });
  const payOne = (bets: readonly BetMoney[]): Promise<void> => lanes.run(() => payBatch(needs, bets));
  return {
    judge: (key) => needs.database.transaction((tx) => judgeRound(tx, needs.seeds, key)),
    advance: (key) =>
      needs.database.transaction(async (tx) => {
        const round = await roundOf(tx, key);
        if (!round) return;
        if (bingoEngines.has(round.engine)) await advanceBingo(tx, needs.seeds, key);
        else if (blackjackEngines.has(round.engine)) await judgeHand(tx, needs.seeds, key);
        else await judgeRound(tx, needs.seeds, key);
      }),
    pay(key) {
      const name = `${key.gameCode}:${key.number}`;
      const known = underWay.get(name);
      if (known) return known;
      const paying = payAll(needs, key, payOne).finally(() => underWay.delete(name));
      underWay.set(name, paying);
      return paying;
    },
  };
}

async function payAll(
  { database }: SettleNeeds,
  key: RoundKey,
  payOne: (bets: readonly BetMoney[]) => Promise<void>,
): Promise<void> {
  let paid: number;
  let isClosed: boolean;
  do {
    paid = 0;
    const due = dueBatches(database, key);
    const payInTurn = async (): Promise<void> => {
      for (let next = await due.next(); !next.done; next = await due.next()) {
        paid += next.value.length;
        await payOne(next.value);
      }
    };
    await Promise.all(Array.from({ length: LANES }, payInTurn));
    isClosed = await database.transaction((tx) => closeRound(tx, key));
  } while (!isClosed && paid > 0);
}

/**
 * What is due, each bet once; while some are paid, the next are read. Bets of one player stay in one batch, for two
 * batches would wait for each other at one wallet.
 */
async function* dueBatches(database: Platform['database'], key: RoundKey): AsyncGenerator<BetMoney[], void> {
  const read = (after: BetMoney | null) => {
    const reading = database.reading((tx) => dueBets(tx, key, { after, limit: READ }));
    // It fails where it is awaited, which nobody does any more once a batch before it has failed.
    reading.catch(() => {});
    return reading;
  };
  const kept: BetMoney[] = [];
  let coming = read(null);
  for (let bets = await coming; bets.length > 0; bets = await coming) {
    coming = bets.length < READ ? Promise.resolve([]) : read(bets.at(-1) ?? null);
    kept.push(...bets);
    while (kept.length > BATCH) yield kept.splice(0, sizeOfBatch(kept));
  }
  if (kept.length > 0) yield kept;
}

/** Up to the last change of player; a player with more bets than fit is paid in several. */
function sizeOfBatch(bets: readonly BetMoney[]): number {
  for (let size = BATCH; size > 0; size -= 1) if (bets[size - 1]?.user_id !== bets[size]?.user_id) return size;
  return BATCH;
}

/** Each bet of it is at its end afterwards, or waits for another try. */
async function payBatch({ database, log, wallet, tokens }: SettleNeeds, bets: readonly BetMoney[]): Promise<void> {
  const words = await wallet.many(bets.map((bet) => itemOf(tokens, bet)));
  const moves = bets.map((bet, place) => {
    const word: WalletWord = words[place] ?? { kind: 'unknown', why: 'no answer to this item' };
    return { bet, move: moveOf(bet, afterEnd(bet, word), word) };
  });
  const ended = moves.filter(({ bet, move }) => move.state !== bet.state);
  const waiting = moves.filter(({ bet, move }) => move.state === bet.state);
  if (waiting.length > 0) log.warn({ bets: waiting.length }, 'bets of a table wait for the wallet');
  await database.transaction(async (tx) => {
    if (ended.length > 0)
      await endBets(
        tx,
        ended.map(({ move }) => move),
      );
    if (waiting.length > 0)
      await postponeBets(
        tx,
        waiting.map(({ bet }) => bet),
      );
  });
}
