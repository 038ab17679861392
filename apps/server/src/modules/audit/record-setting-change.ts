import type { Tx } from '../../platform/database/tx.ts';
import type { SettingChange } from '../../platform/settings/change-setting.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

/** Changed settings are entries like all others; of a secret one the log says only that it changed. */
export async function recordSettingChange(
  tx: Tx,
  { who, setting, before, after }: SettingChange,
  decided: Pick<AuditEntry, 'reason' | 'approvalId'> = {},
): Promise<void> {
  const { key, isSecret } = setting;
  const shown = (value: unknown) => ({ value: isSecret ? '(kept secret)' : value });
  await recordAudit(tx, {
    actor: who,
    action: 'change-setting',
    subject: `setting:${key}`,
    before: shown(before),
    after: shown(after),
    ...decided,
  });
}
