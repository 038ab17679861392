import { gatherBatches } from '../../../platform/database/gather-batches.ts';
import type { Statement } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  columnsOf,
  type PostedTransfer,
  postedOrRefused,
  type PostingAnswer,
  postPlainStatement,
  postStatement,
  type Transfer,
} from '../post-transfer.ts';

/** The statements by which production posts, each a transaction of its own: for tests of the ledger alone, and its race. */
export type Posting = (transfer: Transfer) => Promise<PostedTransfer>;

type Needs = Pick<Platform, 'database' | 'clock'>;

/** What `postTransfer` sends. */
export function postingAlone({ database, clock }: Needs): Posting {
  return async (transfer) => {
    const columns = columnsOf(transfer, clock.now());
    const ask = (statement: Parameters<typeof database.single>[0]) =>
      database.single<PostingAnswer>(statement, columns, [playerTopic(transfer.playerId)]);
    const [plain] = await ask((attempt) => (attempt === 1 ? postPlainStatement : postStatement));
    return postedOrRefused(transfer, plain ?? (await ask(postStatement))[0]);
  };
}

/** What the movements of providers are posted by; those that come at once travel together. */
export function postingTogether({ database, clock }: Needs): Posting {
  const post = gatherBatches(async (transfers: readonly Transfer[]) => {
    const rows = await database.single<PostingAnswer & { seat: number }>(
      togetherStatement,
      columnsOfAll(transfers, clock.now()),
      transfers.map(({ playerId }) => playerTopic(playerId)),
    );
    const answers = transfers.map((): PostingAnswer | null => null);
    for (const row of rows) answers[row.seat] = row;
    return answers;
  });
  return async (transfer) => postedOrRefused(transfer, await post(transfer));
}

function columnsOfAll(transfers: readonly Transfer[], at: Temporal.Instant): unknown[] {
  const keys = new Set<string>();
  return [
    transfers.map((one) => one.playerId),
    transfers.map((one) => one.book),
    transfers.map((one) => one.currency),
    transfers.map((one) => one.source),
    transfers.map((one) => one.key),
    transfers.map((one) => one.kind),
    transfers.map(({ direction, amountMinor }) => (direction === 'credit' ? amountMinor : -amountMinor)),
    transfers.map((one) => one.counterAccount),
    transfers.map((one) => one.reference),
    transfers.map((one) => keys.size === keys.add(`${one.playerId} ${one.source} ${one.key}`).size),
    at,
  ];
}

const togetherStatement: Statement = {
  name: 'ledger.post-together',
  text: `select p.seat::int - 1 as seat, p.outcome, p.available_minor, p.version
         from post_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) a,
           unnest(a.seats, a.outcomes, a.available_minor, a.versions) as p (seat, outcome, available_minor, version)`,
};
