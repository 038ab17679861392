import { gatherBatches } from '../../platform/database/gather-batches.ts';
import { isDuplicate } from '../../platform/database/failures.ts';
import { playerTopic, type Statement } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  columnsOf,
  type PostedTransfer,
  postedOrRefused,
  type PostingAnswer,
  postStatement,
  requirePostable,
  signedMinor,
  type Transfer,
} from './post-transfer.ts';

/** As `postTransfer`, for a posting that is a transaction of its own: those that come at once travel together. */
export type Posting = (transfer: Transfer) => Promise<PostedTransfer>;

type Needs = Pick<Platform, 'database' | 'clock'>;

export function createPosting(needs: Needs): Posting {
  const alone = postAlone(needs);
  const together = postTogether(needs);
  const post = gatherBatches(async (transfers: readonly Transfer[]) => {
    const [first] = transfers;
    return first && transfers.length === 1 ? [await alone(first)] : together(transfers);
  });
  return async (transfer) => {
    requirePostable(transfer);
    return postedOrRefused(transfer, await post(transfer));
  };
}

/** One plain statement; when it finds the posting not to be plain, the whole function of one posting. */
export function postAlone({ database, clock }: Needs): (transfer: Transfer) => Promise<PostingAnswer | null> {
  return async (transfer) => {
    const columns = columnsOf(transfer, clock.now());
    const topics = [playerTopic(transfer.playerId)];
    const ask = (statement: Statement) => database.single<PostingAnswer>(statement, columns, topics);
    const [plain] = await ask(postPlainStatement).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      return [];
    });
    return plain ?? (await ask(postStatement))[0] ?? null;
  };
}

function postTogether({ database, clock }: Needs) {
  return async (transfers: readonly Transfer[]): Promise<(PostingAnswer | null)[]> => {
    const keys = new Set<string>();
    const columns = [
      transfers.map((one) => one.playerId),
      transfers.map((one) => one.book),
      transfers.map((one) => one.currency),
      transfers.map((one) => one.source),
      transfers.map((one) => one.key),
      transfers.map((one) => one.kind),
      transfers.map(signedMinor),
      transfers.map((one) => one.counterAccount),
      transfers.map((one) => one.reference),
      transfers.map((one) => keys.size === keys.add(`${one.playerId} ${one.source} ${one.key}`).size),
      clock.now(),
    ];
    const players = transfers.map((one) => playerTopic(one.playerId));
    const [all] = await database.single<BatchAnswer>(postAllStatement, columns, players);
    const answers = transfers.map((): PostingAnswer | null => null);
    for (const [at, seat] of (all?.seats ?? []).entries()) {
      const [outcome, available_minor, version] = [all?.outcomes[at], all?.available_minor[at], all?.versions[at]];
      if (outcome === undefined || available_minor === undefined || version === undefined) continue;
      answers[Number(seat) - 1] = { outcome, available_minor, version };
    }
    return answers;
  };
}

/**
 * A posting without any question: a new key, a wallet that can pay and owes nothing. The wallet's row is its lock; a
 * known key breaks the index of transfers, and with it the statement.
 */
const postPlainStatement: Statement = {
  name: 'ledger.post-plain',
  text: `with moved as (
           update wallet set available_minor = available_minor + $7, version = version + 1
           where player_id = $1 and book = $2 and currency = $3 and available_minor + $7 >= 0 and receivable_minor = 0
           returning available_minor, version
         )
         insert into transfer (player_id, key_hash, source, idempotency_key, wallet_version, amount_minor,
           available_after_minor, at, book, currency, kind, debit_account, credit_account, reference, checksum)
         select $1, transfer_key($4, $5), $4, $5, m.version, abs($7), m.available_minor, $10::timestamptz, $2, $3, $6, s.debit,
           s.credit, $9, transfer_checksum($4, $5, $2, s.debit, s.credit, abs($7), $3, $6, $9)
         from moved m, lateral (
           select case when $7 < 0 then 'wallet' else $8 end as debit, case when $7 < 0 then $8 else 'wallet' end as credit
         ) s
         returning 'posted' as outcome, available_after_minor as available_minor, wallet_version as version`,
};

/** Of those whose wallet nobody else held, in no order. */
type BatchAnswer = {
  /** Places in the batch, from 1. */
  seats: bigint[] | null;
  outcomes: PostingAnswer['outcome'][];
  available_minor: bigint[];
  versions: bigint[];
};

const postAllStatement: Statement = {
  name: 'ledger.post-all',
  text: 'select * from post_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
};
