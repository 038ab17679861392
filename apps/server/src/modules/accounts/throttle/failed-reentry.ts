import type { Database } from '../../../platform/database/tx.ts';
import type { Visitor } from '../../../platform/http/binding.ts';
import type { PlayerSession } from '../../../platform/principals/sessions.ts';
import { recordAudit } from '../../audit/index.ts';

/** In a session that is open already a wrong password or code may be a thief's: one row for each that was judged. */
export async function noteFailedReentry(
  database: Database,
  { address, player: { playerId, sessionId } }: Pick<Visitor, 'address'> & { player: PlayerSession },
  asked: 'login password' | 'payment password' | 'authenticator',
): Promise<void> {
  const subject = `player:${playerId}`;
  const after = { asked, sessionId, address };
  await database.transaction((tx) => recordAudit(tx, { actor: subject, action: 'fail-reentry', subject, after }));
}
