import { type CallAnswer, type CallInput, type CurrencyCode, type PlayerId, Refusal } from '@pelita/contract';
import type { excludePlayer as excludeCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { findAccount } from '../../accounts/index.ts';
import { breakEnd } from '../breaks/break-end.ts';
import { startBreak } from '../breaks/start-break.ts';
import type { SaferPlayNeeds } from '../needs.ts';

type Call = typeof excludeCall;

/** A break that protects: one operator begins it, and none ends it. */
export function excludePlayer(
  { currency, timeZone }: { currency: CurrencyCode; timeZone: string },
  { endSessions }: Pick<SaferPlayNeeds, 'endSessions'>,
) {
  return async (tx: Tx, who: CallerOf<Call>, { params, body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const account = await findAccount(tx, params.id as PlayerId);
    if (account === null) throw new Refusal('player_unknown');
    const by = { operatorId: who.operator.operatorId, reason: body.reason };
    const pause = { playerId: account.playerId, ...breakEnd(body.length, tx.now, timeZone), by };
    await startBreak(tx, { endSessions, currency }, pause);
    return { done: true };
  };
}
