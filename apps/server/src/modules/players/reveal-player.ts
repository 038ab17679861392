import type { CallAnswer, CallInput } from '@pelita/contract';
import type { revealPlayer as revealCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Log } from '../../platform/log/log.ts';
import { recordAudit } from '../audit/index.ts';
import { alarmOfReveals, REVEAL } from './alarm-of-reveals.ts';
import { personalData } from './personal-data.ts';
import { requirePlayer } from './require-player.ts';

type Call = typeof revealCall;

/** Nothing is shown that the audit log does not say was shown: both stand or neither. */
export function revealPlayer({ log }: { log: Log }) {
  const alarm = alarmOfReveals(log);
  return async (
    tx: Tx,
    who: CallerOf<Call>,
    { params, body: { field, reason } }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const { playerId } = await requirePlayer(tx, params.id);
    const values = (await personalData(tx, playerId))[field];
    const actor = `operator:${who.operator.operatorId}`;
    await recordAudit(tx, { actor, action: REVEAL, subject: `player:${playerId}`, after: { field }, reason });
    await alarm(tx, who.operator);
    return { field, values };
  };
}
