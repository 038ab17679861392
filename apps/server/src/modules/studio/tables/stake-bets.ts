import { setTimeout as delay } from 'node:timers/promises';
import { gatherBatches } from '../../../platform/database/gather-batches.ts';
import type { Database } from '../../../platform/database/tx.ts';
import type { TokenSeal } from '../launch/token-seal.ts';
import type { Patience } from '../patience.ts';
import type { WalletCalls } from '../wallet-calls/wallet-calls.ts';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import { type BetMove, moveNewBets, type TableBetRow } from './bet-store.ts';
import { afterStake, itemOf, moveOf } from './wallet-items.ts';

export type StakeBet = (bet: TableBetRow) => Promise<BetMove>;

/**
 * Takes the stakes of bets that were just stored. Those that come at once travel in one signed batch, and what became of
 * them is stored in one transaction.
 */
export function betStaker(needs: {
  database: Database;
  wallet: WalletCalls;
  tokens: TokenSeal;
  patience: Patience;
}): StakeBet {
  return gatherBatches(async (bets: readonly TableBetRow[]) => {
    const moves = await askForAll(needs, bets);
    return needs.database.transaction((tx) => moveNewBets(tx, moves));
  });
}

/** What is not answered is asked again, together, as long as patience lasts. */
async function askForAll(
  { wallet, tokens, patience }: Parameters<typeof betStaker>[0],
  bets: readonly TableBetRow[],
): Promise<BetMove[]> {
  const moves = new Map<string, BetMove>();
  for (let before = 0; before < patience.tries && moves.size < bets.length; before += 1) {
    if (before > 0) await delay(patience.pauseMs * before);
    const open = bets.filter(({ id }) => !moves.has(id));
    const words = await wallet.many(open.map((bet) => itemOf(tokens, bet)));
    const tries = { before, left: patience.tries - before - 1 };
    for (const [place, bet] of open.entries()) {
      const word: WalletWord = words[place] ?? { kind: 'unknown', why: 'no answer to this item' };
      const state = afterStake(word, tries);
      if (state !== 'bet-sent') moves.set(bet.id, moveOf(bet, state, word));
    }
  }
  return bets.map((bet) => moves.get(bet.id) ?? moveOf(bet, 'rolling-back', { kind: 'unknown', why: 'no answer' }));
}
