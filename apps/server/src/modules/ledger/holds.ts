import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { CounterAccount, SpendableBook } from './accounts.ts';
import {
  type PostedTransfer,
  postedOrRefused,
  type PostingAnswer,
  requireAmount,
  requireCounterAccount,
  requireSource,
  type Transfer,
  type TransferKind,
} from './post-transfer.ts';

/** A hold by its name: a player's, under a source and a key of its own. */
export type Hold = { playerId: PlayerId; source: string; holdKey: string };
/** The wallet that it was taken from. */
type OfWallet = Pick<Transfer, 'currency'> & { book: SpendableBook };

/**
 * Takes money out of the wallet's free balance until it is settled or released. The key is the hold's name and its
 * idempotency key. Refuses as `postTransfer` does.
 */
export async function holdFunds(tx: Tx, hold: Hold & OfWallet & { amountMinor: bigint }): Promise<PostedTransfer> {
  requireAmount(hold.amountMinor);
  requireSource(hold.source);
  const { playerId, book, currency, source, holdKey, amountMinor } = hold;
  return await moveHeld(tx, hold, holdStatement, [playerId, book, currency, source, holdKey, amountMinor, tx.now]);
}

/**
 * Pays a part of a hold, or all of it, to a counter account, once for each key. Refuses with `hold_unknown`, with
 * `hold_ended` when nothing is left of it, and with `hold_exceeded` when less is left than was asked for.
 */
export async function settleHold(
  tx: Tx,
  settlement: Hold &
    OfWallet & { key: string; kind: TransferKind; amountMinor: bigint; counterAccount: CounterAccount },
): Promise<PostedTransfer> {
  requireAmount(settlement.amountMinor);
  requireCounterAccount(settlement.book, settlement.counterAccount);
  const { playerId, source, holdKey, key, kind, amountMinor, counterAccount } = settlement;
  return await moveHeld(tx, settlement, settleStatement, [
    playerId,
    source,
    holdKey,
    key,
    kind,
    amountMinor,
    counterAccount,
    tx.now,
  ]);
}

/** Gives back what is left of a hold, once for each key; it first repays what the player owes. Refuses as `settleHold`. */
export async function releaseHold(tx: Tx, release: Hold & OfWallet & { key: string }): Promise<PostedTransfer> {
  const { playerId, source, holdKey, key } = release;
  return await moveHeld(tx, release, releaseStatement, [playerId, source, holdKey, key, tx.now]);
}

async function moveHeld(
  tx: Tx,
  held: Pick<Hold, 'playerId'> & OfWallet,
  statement: Statement,
  columns: readonly unknown[],
): Promise<PostedTransfer> {
  const [answer] = await tx.run<PostingAnswer>(statement, columns);
  tx.changed(playerTopic(held.playerId));
  return postedOrRefused(held, answer);
}

const holdStatement: Statement = {
  name: 'ledger.hold',
  text: 'select * from hold_funds($1, $2, $3, $4, $5, $6, $7)',
};
const settleStatement: Statement = {
  name: 'ledger.settle-hold',
  text: 'select * from settle_hold($1, $2, $3, $4, $5, $6, $7, $8)',
};
const releaseStatement: Statement = {
  name: 'ledger.release-hold',
  text: 'select * from release_hold($1, $2, $3, $4, $5)',
};
