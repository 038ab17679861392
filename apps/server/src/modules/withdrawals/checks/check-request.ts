import type { Database } from '../../../platform/database/tx.ts';
import type { CarryingNeeds } from '../carrying.ts';
import { settingMinor } from '../../../platform/settings/setting-minor.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { withdrawalSettings } from '../settings.ts';
import type { WithdrawalRow } from '../store.ts';
import { runChecks } from './run-checks.ts';

/** A new request: small ones without any finding are approved at once, all others wait in the queue of what was found. */
export async function checkRequest(
  database: Database,
  { platform: { settings }, needs }: CarryingNeeds,
  seen: WithdrawalRow,
): Promise<void> {
  const autoBelow = settingMinor(settings, withdrawalSettings.autoApproveBelow, seen.currency);
  await database.transaction(async (tx) => {
    const { queue } = await runChecks(tx, needs, seen);
    const isCleared = queue === 'clean' && seen.amount_minor < autoBelow;
    await moveWithdrawal(tx, seen, isCleared ? 'clear' : 'queue', { actor: 'system', change: { queue } });
  });
}
