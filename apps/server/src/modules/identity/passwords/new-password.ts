import { type FieldProblem, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Visitor } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { endHalfOpenWays } from '../half-open-ways.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import type { IdentityParts } from '../parts.ts';
import { registrationRules } from '../registration/registration-fields.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { setPassword } from '../store.ts';
import { passwordProblem } from './password-rule.ts';
import { accountsSettings } from '../accounts-settings.ts';

/** PASS-05: refuses a new login password that does not meet the rule; what nobody may learn yet is left out. */
export function refuseUnfitPassword(
  { settings }: Pick<Platform, 'settings'>,
  typed: { newPassword: string; confirmNewPassword?: string; username?: string },
): void {
  const rule = registrationRules(settings).password;
  const { newPassword, confirmNewPassword = newPassword, username = '' } = typed;
  const isFlagged = newPassword !== '' && newPassword === settings.get(accountsSettings.flaggedDefaultPassword);
  const problem: FieldProblem | null =
    newPassword === ''
      ? { key: 'required' }
      : isFlagged
        ? { key: 'password_common' }
        : passwordProblem(newPassword, username, rule);
  const fields = {
    ...(problem ? { newPassword: problem } : {}),
    ...(confirmNewPassword === newPassword ? {} : { confirmNewPassword: { key: 'checkPass' } }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_field', { fields });
}

/** Sets the password, ends every session but the one that is kept and all that is half open, and tells the owner. */
export async function adoptPassword(
  tx: Tx,
  { needs }: Pick<IdentityParts, 'needs'>,
  who: Pick<Visitor, 'language' | 'address'>,
  change: { playerId: PlayerId; hash: string; kept: Parameters<typeof endSessions>[3] & object; way: string },
): Promise<void> {
  const { playerId, hash, kept, way } = change;
  await setPassword(tx, playerId, { purpose: 'login', hash, isSetByHolder: true });
  await endHalfOpenWays(tx, playerId);
  const ended = await endSessions(tx, needs, playerId, kept);
  await tellOwner(tx, { playerId, news: 'passwordChanged', language: who.language });
  const actor = `player:${playerId}`;
  const after = { way, address: who.address, endedSessions: ended };
  await recordAudit(tx, { actor, action: 'change-password', subject: actor, after });
}
