import type { CurrencyCode } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockAccount } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { SaferPlayNeeds } from '../needs.ts';
import { noteEvent } from '../note-event.ts';
import { type Break, insertBreak } from './store.ts';

/** Begins a break: every session ends with it, and with each session what it had launched. */
export async function startBreak(
  tx: Tx,
  { endSessions, currency }: Pick<SaferPlayNeeds, 'endSessions'> & { currency: CurrencyCode },
  { by, ...pause }: Break & { by?: { operatorId: string; reason: string } },
): Promise<void> {
  const { playerId, kind, endsAt } = pause;
  await lockAccount(tx, playerId);
  await insertBreak(tx, pause);
  await endSessions(tx, playerId, { except: null, because: 'break' });
  await noteEvent(tx, { playerId, kind, currency, until: endsAt, ...(by && { by }) });
  const subject = `player:${playerId}`;
  const actor = by ? `operator:${by.operatorId}` : kind === 'time' ? 'system' : subject;
  const after = { kind, until: endsAt.toString() };
  await recordAudit(tx, { actor, action: 'begin-break', subject, after, ...(by && { reason: by.reason }) });
}
