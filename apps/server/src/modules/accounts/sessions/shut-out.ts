import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import type { AccountsNeeds } from '../needs.ts';
import type { EndSessions } from './end-sessions.ts';

/**
 * By an operator: ends a player's sessions with the games that they had launched and every login that is half done, and
 * knows none of the devices any more. Answers how many sessions were open.
 */
export type ShutOut = (tx: Tx, playerId: PlayerId, actor: string) => Promise<number>;

export function createShutOut({
  endSessions,
  revokePendingLogins,
}: Pick<AccountsNeeds, 'revokePendingLogins'> & { endSessions: EndSessions }): ShutOut {
  return async (tx, playerId, actor) => {
    const ended = await endSessions(tx, playerId, { except: null, because: 'operator' });
    await revokePendingLogins(tx, playerId);
    await forgetDevices(tx, playerId, { except: null });
    await recordAudit(tx, { actor, action: 'end-sessions', subject: `player:${playerId}`, after: { ended } });
    return ended;
  };
}
