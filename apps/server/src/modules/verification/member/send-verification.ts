import { type CallAnswer, Refusal, type sendVerification as sendCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { insertCheck } from '../checker/check-store.ts';
import { changeVerification, documentsOf, markSent } from '../store.ts';
import { missingOf, type ShapeNeeds, shapeOf } from './shape.ts';
import { requireOpen } from './upload-document.ts';

type Call = typeof sendCall;

/** From now on nothing is changed until an operator has decided. */
export function sendVerification(needs: ShapeNeeds & Pick<Platform, 'environment'>) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await lockAccount(tx, playerId);
    await requireOpen(tx, playerId);
    const kinds = (await documentsOf(tx, playerId, 'unsent')).map(({ kind }) => kind);
    if (missingOf(kinds, needs).length > 0) throw new Refusal('verification_incomplete');
    await markSent(tx, playerId);
    if (needs.environment.carriers.identityCheck !== null) await insertCheck(tx, playerId);
    await changeVerification(tx, playerId, { state: 'waiting', sent_at: tx.now, decided_at: null, reason: null });
    const actor = `player:${playerId}`;
    await recordAudit(tx, { actor, action: 'send-verification', subject: actor, after: { documents: kinds } });
    return await shapeOf(tx, playerId, needs);
  };
}
