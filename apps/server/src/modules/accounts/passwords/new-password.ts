import { type FieldProblem, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Visitor } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { AccountsNeeds } from '../needs.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import type { EndedSessions, EndSessions } from '../sessions/end-sessions.ts';
import { tellOwner } from '../tell-owner.ts';
import { passwordFields } from './password-fields.ts';
import { passwordProblem } from './password-rule.ts';
import { setPassword } from './store.ts';
import { accountsSettings } from '../settings.ts';

/** PASS-05: refuses a new login password that does not meet the rule; a username that is not known yet is left out. */
export function refuseUnfitPassword(
  { settings }: Pick<Platform, 'settings'>,
  typed: { newPassword: string; confirmNewPassword?: string; username?: string },
): void {
  const { newPassword, confirmNewPassword = newPassword, username = '' } = typed;
  const isFlagged = newPassword !== '' && newPassword === settings.get(accountsSettings.flaggedDefaultPassword);
  const problem: FieldProblem | null =
    newPassword === ''
      ? { key: 'required' }
      : isFlagged
        ? { key: 'password_common' }
        : passwordProblem(newPassword, username, passwordFields(settings).password);
  const fields = {
    ...(problem ? { newPassword: problem } : {}),
    ...(confirmNewPassword === newPassword ? {} : { confirmNewPassword: { key: 'checkPass' } }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_field', { fields });
}

/** Sets the login password, ends every session but the kept one, every pending login and every trust in a device, and tells the owner. */
export type AdoptPassword = (
  tx: Tx,
  who: Pick<Visitor, 'language' | 'address'>,
  change: { playerId: PlayerId; hash: string; kept: EndedSessions; proof: string },
) => Promise<void>;

export function createAdoptPassword({
  endSessions,
  revokePendingLogins,
}: Pick<AccountsNeeds, 'revokePendingLogins'> & { endSessions: EndSessions }): AdoptPassword {
  return async (tx, who, { playerId, hash, kept, proof }) => {
    await setPassword(tx, playerId, { purpose: 'login', hash, isSetByHolder: true });
    await revokePendingLogins(tx, playerId);
    const ended = await endSessions(tx, playerId, kept);
    await forgetDevices(tx, playerId, { except: null });
    await tellOwner(tx, { playerId, news: 'passwordChanged', language: who.language });
    const actor = `player:${playerId}`;
    const after = { proof, address: who.address, endedSessions: ended };
    await recordAudit(tx, { actor, action: 'change-password', subject: actor, after });
  };
}
