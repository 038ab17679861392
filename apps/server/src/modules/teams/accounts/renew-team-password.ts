import {
  type CallAnswer,
  type CallInput,
  type PlayerId,
  Refusal,
  type renewTeamPassword as renewCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  accountOf,
  isPasswordSetByHolder,
  lockAccount,
  type PasswordHasher,
  refuseUnfitPassword,
  setPassword,
} from '../../accounts/index.ts';
import { depthBelow } from '../../agents/index.ts';
import { recordAudit } from '../../audit/index.ts';

type Call = typeof renewCall;

/** ERR-02: an agent helps until the holder has come; from then on the account is the holder's alone. */
export function renewTeamPassword({ settings }: Pick<Platform, 'settings'>, hasher: PasswordHasher) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const playerId = body.playerId as PlayerId;
    const { username } = await database.reading((tx) => unusedAccount(tx, who, playerId));
    refuseUnfitPassword({ settings }, { newPassword: body.password, username });
    const hash = await hasher.hash(body.password);
    await database.transaction(async (tx) => {
      await lockAccount(tx, playerId);
      await unusedAccount(tx, who, playerId);
      await setPassword(tx, playerId, { purpose: 'login', hash, isSetByHolder: false });
      const actor = `player:${who.player.playerId}`;
      await recordAudit(tx, { actor, action: 'renew-first-password', subject: `player:${playerId}` });
    });
    return { done: true };
  };
}

async function unusedAccount(tx: Tx, who: CallerOf<Call>, playerId: PlayerId) {
  if ((await depthBelow(tx, who.player.playerId, playerId)) !== 1) throw new Refusal('agent_unknown');
  const account = await accountOf(tx, playerId);
  if (account.hasLoggedIn || (await isPasswordSetByHolder(tx, playerId)))
    throw new Refusal('no_access_for_used_account');
  return account;
}
