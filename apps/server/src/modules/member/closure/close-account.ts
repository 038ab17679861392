import { type CallAnswer, type CallInput, type closeAccount as closeCall, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { readWallet } from '../../ledger/index.ts';
import { endHalfOpenWays } from '../../entrance/login/revoke-pending-logins.ts';
import { tellOwner } from '../../accounts/tell-owner.ts';
import type { IdentityParts } from '../../entrance/parts.ts';
import { checkOwnPassword } from '../../accounts/passwords/own-password.ts';
import { endSessions } from '../../accounts/sessions/end-sessions.ts';
import { lockAccount, markClosed } from '../../accounts/store.ts';

type Call = typeof closeCall;

/** Closes an account for good. Its books, name and contacts stay, so that nobody else can come in under them. */
export function closeAccount(parts: IdentityParts) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await checkOwnPassword(database, parts, playerId, { typed: body.password, field: 'password' });
    await database.transaction(async (tx) => {
      await lockAccount(tx, playerId);
      // Waits for what any session is doing, so that no money moves after the look at it.
      await endSessions(tx, parts.needs, playerId, { except: null, because: 'closed' });
      const { availableMinor, reservedMinor } = await readWallet(tx, playerId);
      const isEmpty = availableMinor + reservedMinor === 0n && !(await parts.needs.hasMoneyElsewhere(tx, playerId));
      if (!isEmpty) throw new Refusal('account_not_empty');
      await markClosed(tx, playerId);
      await endHalfOpenWays(tx, playerId);
      await tellOwner(tx, { playerId, news: 'accountClosed', language: who.language });
      const actor = `player:${playerId}`;
      await recordAudit(tx, { actor, action: 'close-account', subject: actor, after: { address: who.address } });
    });
    return { done: true };
  };
}
