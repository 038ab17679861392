import { type OperatorId, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { settingMinor } from '../../../platform/settings/setting-minor.ts';
import { withdrawalSettings } from '../settings.ts';
import { lockWithdrawal } from '../store.ts';

/** Over how long approvals are added up. */
const SUMMED_HOURS = 24;

/**
 * Judged on the sums of a day, of the player and of the operator, so that splitting gains nothing. The player's open
 * withdrawals are locked before the sum is read: of two approvals at once, the second one sees the first.
 */
export async function needsSecondLook(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  id: string,
  operatorId: OperatorId,
): Promise<boolean> {
  await tx.run(lockStatement, [id]);
  const seen = await lockWithdrawal(tx, id);
  if (!seen) throw new Refusal('withdrawal_unknown');
  const { player_id: playerId, amount_minor: amountMinor, currency } = seen;
  const above = settingMinor(settings, withdrawalSettings.secondAbove, currency);
  const since = tx.now.subtract({ hours: SUMMED_HOURS });
  const [sums] = await tx.run<{ larger: bigint }>(sumsStatement, [playerId, operatorId, since, id, currency]);
  return amountMinor + (sums?.larger ?? 0n) > above;
}

const lockStatement: Statement = {
  name: 'withdrawals.lock-open-of-player',
  text: `select from withdrawal
         where player_id = (select player_id from withdrawal where id = $1) and ended_at is null
         order by id for update`,
};
const sumsStatement: Statement = {
  name: 'withdrawals.approved-sums',
  text: `select greatest(
           coalesce(sum(amount_minor) filter (where player_id = $1), 0),
           coalesce(sum(amount_minor) filter (where approved_by = $2), 0))::bigint as larger
         from withdrawal
         where (player_id = $1 or approved_by = $2) and approved_at >= $3 and id <> $4 and currency = $5
           and state not in ('rejected', 'cancelled')`,
};
