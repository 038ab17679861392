import type { Tx } from '../../../platform/database/tx.ts';
import { postDebt } from '../../ledger/index.ts';
import { SOURCE } from '../move-withdrawal.ts';
import type { WithdrawalRow } from '../store.ts';
import type { PayoutRow } from './store.ts';

/** What the bank paid beyond what it was asked for has left our account, and the player owes it. Booked with the settlement. */
export async function bookSurplus(
  tx: Tx,
  { player_id: playerId, id, currency }: WithdrawalRow,
  { attempt, provider, amount_minor: asked }: PayoutRow,
  paidMinor: bigint,
): Promise<void> {
  if (paidMinor <= asked) return;
  await postDebt(tx, {
    playerId,
    book: 'real',
    source: SOURCE,
    key: `${id} ${attempt} surplus`,
    kind: 'surplus',
    counterAccount: `house:cash:${provider}`,
    amountMinor: paidMinor - asked,
    currency,
    reference: id,
  });
}
