import { type CurrencyCode, decimalFromMinor, LARGEST_AMOUNT_MINOR, type PlayerId, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import { type Book, type CounterAccount, isCounterAccount, type LedgerCurrency, POINTS } from './accounts.ts';

export type TransferKind =
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'grant'
  | 'correction'
  | 'fee'
  | 'transfer_out'
  | 'transfer_in'
  | 'withdrawal_return'
  | 'surplus'
  | 'exchange';

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
  counterAccount: CounterAccount;
  /** Above zero, in the unit of the book. */
  amountMinor: bigint;
  currency: LedgerCurrency;
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
 * Moves money once and tells the player's streams: one round trip for a posting without any question, and a second one that
 * knows every other case. A transaction that lost a race asks the second alone, as what it lost to may be its own key.
 * Refuses with `insufficient_balance`, with `wallet_closed`, and with `idempotency_key_reused` when the key stands for
 * another movement.
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<PostedTransfer> {
  requirePostable(transfer);
  const columns = columnsOf(transfer, tx.now);
  const [plain] = tx.attempt === 1 ? await tx.run<PostingAnswer>(postPlainStatement, columns) : [];
  const answer = plain ?? (await tx.run<PostingAnswer>(postStatement, columns))[0];
  tx.changed(playerTopic(transfer.playerId));
  return postedOrRefused(transfer, answer);
}

/** Books what a player has got and owes from now on; nothing leaves the wallet, and what comes in later repays it. */
export async function postDebt(tx: Tx, debt: Omit<Transfer, 'direction'>): Promise<PostedTransfer> {
  requirePostable({ ...debt, direction: 'debit' });
  const { playerId, book, currency, source, key, kind, counterAccount, amountMinor, reference } = debt;
  const sides = ['receivable', counterAccount];
  const columns = [playerId, book, currency, source, key, kind, ...sides, amountMinor, reference, tx.now];
  const [answer] = await tx.run<PostingAnswer>(postStatement, columns);
  return postedOrRefused(debt, answer);
}

/** What the functions of the database answer: postings, holds and movements between players alike. */
export type PostingAnswer = {
  outcome:
    | 'posted'
    | 'repeated'
    | 'reused'
    | 'short'
    | 'closed'
    | 'no_wallet'
    | 'pool_short'
    | 'limited'
    | 'hold_unknown'
    | 'hold_ended'
    | 'hold_exceeded'
    | 'to_oneself'
    | 'no_recipient'
    | 'recipient_closed';
  available_minor: bigint;
  version: bigint;
};

/** What the database answered to a posting, as its caller hears it. */
export function postedOrRefused(
  { playerId, book, currency }: Pick<Transfer, 'playerId' | 'book' | 'currency'>,
  answer: PostingAnswer | undefined,
): PostedTransfer {
  switch (answer?.outcome) {
    case 'posted':
    case 'repeated':
      return {
        availableMinor: answer.available_minor,
        version: answer.version,
        repeated: answer.outcome === 'repeated',
      };
    case 'short':
      throw new Refusal('insufficient_balance', { extra: { available: shownMinor(answer.available_minor, currency) } });
    case 'hold_exceeded':
      throw new Refusal('hold_exceeded', { extra: { left: shownMinor(answer.available_minor, currency) } });
    case 'hold_unknown':
    case 'hold_ended':
      throw new Refusal(answer.outcome);
    case 'reused':
      throw new Refusal('idempotency_key_reused');
    case 'closed':
      throw new Refusal('wallet_closed');
    case 'limited':
      throw new Refusal('play_limit_reached');
    case 'to_oneself':
      throw new Refusal('transfer_to_oneself');
    case 'no_recipient':
    case 'recipient_closed':
      throw new Refusal('recipient_unavailable');
    case 'pool_short':
      throw new RangeError('a pool gives no more than it holds');
    case 'no_wallet':
    case undefined:
      throw new Error(`player ${playerId} has no ${book} wallet in ${currency}`);
  }
}

function shownMinor(minor: bigint, currency: LedgerCurrency): string {
  return currency === POINTS ? minor.toString() : decimalFromMinor(minor, currency satisfies CurrencyCode);
}

/** In the order of `post_transfer`. */
export function columnsOf(transfer: Transfer, at: Temporal.Instant): unknown[] {
  const { counterAccount, direction } = transfer;
  return [
    transfer.playerId,
    transfer.book,
    transfer.currency,
    transfer.source,
    transfer.key,
    transfer.kind,
    direction === 'debit' ? 'wallet' : counterAccount,
    direction === 'debit' ? counterAccount : 'wallet',
    transfer.amountMinor,
    transfer.reference,
    at,
  ];
}

/**
 * A posting without any question: an open wallet that can pay, owes nothing and has no limits, no pool. The wallet's row is
 * its lock. It does not look whether the key is new: one that is not makes the whole transaction run again, without it.
 */
export const postPlainStatement: Statement = {
  name: 'ledger.post-plain',
  text: `with moved as (
           update wallet w
           set available_minor = available_minor + case when $7 = 'wallet' then -$9::bigint else $9 end, version = version + 1
           where player_id = $1 and book = $2 and currency = $3
             and available_minor + case when $7 = 'wallet' then -$9::bigint else $9 end >= 0
             and receivable_minor = 0 and closed_at is null and not is_limited and not starts_with($7, 'pool:')
           returning available_minor, version
         )
         insert into new_transfer
         select $1, m.version, $9, m.available_minor, $11, $4, $5, $2, $3, $6, $7, $8, $10 from moved m
         returning 'posted' as outcome, available_after_minor as available_minor, wallet_version as version`,
};

export const postStatement: Statement = {
  name: 'ledger.post',
  text: 'select * from post_transfer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
};

/** What no caller may ask, whatever a person typed: these are defects of the caller. */
function requirePostable({ amountMinor, book, counterAccount, source }: Transfer): void {
  requireAmount(amountMinor);
  requireSource(source);
  requireCounterAccount(book, counterAccount);
}

export function requireAmount(amountMinor: bigint): void {
  if (amountMinor <= 0n || amountMinor > LARGEST_AMOUNT_MINOR) throw new RangeError('a transfer moves 1 to 10^15');
}

/** A space joins source and key in the rows that the ledger writes beside a transfer. */
export function requireSource(source: string): void {
  if (!/^[A-Za-z0-9_:-]{1,64}$/.test(source)) throw new RangeError(`no source ${source}`);
}

export function requireCounterAccount(book: Book, account: string): void {
  if (!isCounterAccount(book, account)) throw new RangeError(`the ${book} book has no account ${account} to post to`);
}
