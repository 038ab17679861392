import { type CallAnswer, type CallInput, type closeAccount as closeCall, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { closeWallets, readWallet } from '../../ledger/index.ts';
import { revokePendingLogins } from '../../entrance/index.ts';
import { lockAccount, markClosed, tellOwner } from '../../accounts/index.ts';
import type { MemberNeeds } from '../needs.ts';

type Call = typeof closeCall;

/** Closes an account for good. Its books, name and contacts stay, so that no other person can log in under them. */
export function closeAccount({ accounts, hasMoneyElsewhere }: Pick<MemberNeeds, 'accounts' | 'hasMoneyElsewhere'>) {
  const { checkOwnPassword, endSessions } = accounts;
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await checkOwnPassword(database, who, { typed: body.password, field: 'password' });
    await database.transaction(async (tx) => {
      await lockAccount(tx, playerId);
      // Waits for what any session is doing, so that no money moves after the look at it.
      await endSessions(tx, playerId, { except: null, because: 'closed' });
      const { availableMinor, reservedMinor } = await readWallet(tx, playerId);
      const isEmpty = availableMinor + reservedMinor === 0n && !(await hasMoneyElsewhere(tx, playerId));
      if (!isEmpty) throw new Refusal('account_not_empty');
      await markClosed(tx, playerId);
      await closeWallets(tx, playerId);
      await revokePendingLogins(tx, playerId);
      await tellOwner(tx, { playerId, news: 'accountClosed', language: who.language });
      const actor = `player:${playerId}`;
      await recordAudit(tx, { actor, action: 'close-account', subject: actor, after: { address: who.address } });
    });
    return { done: true };
  };
}
