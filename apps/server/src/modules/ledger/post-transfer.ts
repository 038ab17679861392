import { type CurrencyCode, decimalFromMinor, LARGEST_AMOUNT_MINOR, type PlayerId, Refusal } from '@pelita/contract';
import { playerTopic, type Statement, type Tx } from '../../platform/database/tx.ts';
import type { Book } from './wallet.ts';

export type TransferKind =
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'grant'
  | 'correction'
  | 'transfer_out'
  | 'transfer_in';

export type Transfer = {
  playerId: PlayerId;
  book: Book;
  /** Who asks: `cashier`, `provider:STUDIO`. The key is unique within it and the player. */
  source: string;
  key: string;
  kind: TransferKind;
  /** As the player sees it: a credit comes in, a debit goes out. */
  direction: 'credit' | 'debit';
  /** The other side: `house:cash:sandbox`, `vendor:STUDIO`, `house:grant`. */
  counterAccount: string;
  /** Above zero. */
  amountMinor: bigint;
  currency: CurrencyCode;
  /** What the caller will look for: an order, a round. */
  reference: string;
};

export type PostedTransfer = {
  availableMinor: bigint;
  version: bigint;
  /** The key was posted before with this content; the answer is the first one. */
  repeated: boolean;
};

/**
 * Moves money once, in one round trip, and tells the player's streams. Refuses with `insufficient_balance`, and with
 * `idempotency_key_reused` when the key stands for another movement.
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<PostedTransfer> {
  requirePostable(transfer);
  const [answer] = await tx.run<PostingAnswer>(postStatement, columnsOf(transfer, tx.now));
  tx.changed(playerTopic(transfer.playerId));
  return postedOrRefused(transfer, answer);
}

/** What the database answered to a posting, as its caller hears it. */
export function postedOrRefused(transfer: Transfer, answer: PostingAnswer | undefined): PostedTransfer {
  switch (answer?.outcome) {
    case 'posted':
    case 'repeated':
      return {
        availableMinor: answer.available_minor,
        version: answer.version,
        repeated: answer.outcome === 'repeated',
      };
    case 'short':
      throw new Refusal('insufficient_balance', {
        extra: { available: decimalFromMinor(answer.available_minor, transfer.currency) },
      });
    case 'reused':
      throw new Refusal('idempotency_key_reused');
    case 'no_wallet':
    case undefined:
      throw new Error(`player ${transfer.playerId} has no ${transfer.book} wallet in ${transfer.currency}`);
  }
}

export type PostingAnswer = {
  outcome: 'posted' | 'repeated' | 'reused' | 'short' | 'no_wallet';
  available_minor: bigint;
  version: bigint;
};

/** Above zero for what the player gets. */
export function signedMinor({ direction, amountMinor }: Transfer): bigint {
  return direction === 'credit' ? amountMinor : -amountMinor;
}

/** In the order of `post_transfer`. */
export function columnsOf(transfer: Transfer, at: Temporal.Instant): unknown[] {
  return [
    transfer.playerId,
    transfer.book,
    transfer.currency,
    transfer.source,
    transfer.key,
    transfer.kind,
    signedMinor(transfer),
    transfer.counterAccount,
    transfer.reference,
    at,
  ];
}

export const postStatement: Statement = {
  name: 'ledger.post',
  text: 'select * from post_transfer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};

/** What no caller may ask, whatever a person typed: these are defects of the caller. */
export function requirePostable({ amountMinor, book, counterAccount, source }: Transfer): void {
  if (amountMinor <= 0n || amountMinor > LARGEST_AMOUNT_MINOR) throw new RangeError('a transfer moves 1 to 10^15');
  if (!/^(house|vendor)(:[A-Za-z0-9_-]+)+$/.test(counterAccount)) throw new RangeError(`no account ${counterAccount}`);
  // A space joins source and key in the rows that the ledger writes beside a transfer.
  if (!/^[A-Za-z0-9_:-]{1,64}$/.test(source)) throw new RangeError(`no source ${source}`);
  if (book === 'play' && counterAccount.startsWith('house:cash')) throw new RangeError('play money is never cash');
}
