import type { ProviderStatus } from '@pelita/contract';
import { gatherBatches } from '../../../platform/database/gather-batches.ts';
import type { Statement } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LaunchFacts } from '../needs.ts';

/** What a launch can stake now, and why it may not. */
export type LaunchBalance = { available_minor: bigint; refusal: ProviderStatus | null };

export type BalanceReader = (asked: { launch: LaunchFacts; token: string }) => Promise<LaunchBalance>;

/** Questions that come at once travel together, as movements do. */
export function createBalanceReader({ database, clock }: Pick<Platform, 'database' | 'clock'>): BalanceReader {
  return gatherBatches(async (asked: readonly Parameters<BalanceReader>[0][]) => {
    const rows = await database.single<LaunchBalance & { seat: number }>(balanceStatement, [
      asked.map(({ launch }) => launch.playerId),
      asked.map(({ launch }) => launch.currency),
      asked.map(({ launch }) => launch.book),
      asked.map(({ token }) => token),
      clock.now(),
    ]);
    const answers = asked.map((): LaunchBalance | null => null);
    for (const row of rows) answers[row.seat] = row;
    return answers;
  });
}

const balanceStatement: Statement = {
  name: 'wallet.provider-balances',
  text: `select a.seat::int - 1 as seat, (w.available_minor + w.bonus_minor)::bigint as available_minor, bet_refusal(a.token, a.player_id, $5) as refusal
         from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) with ordinality
           as a (player_id, currency, book, token, seat)
         join wallet w on w.player_id = a.player_id and w.currency = a.currency and w.book = a.book`,
};
