import {
  type CallAnswer,
  type CallInput,
  Refusal,
  UPLOAD_MAXIMUM_FILES,
  type uploadWithdrawalProof as uploadCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { repaintPicture } from '../../../platform/pictures/repaint-picture.ts';
import { readPicture } from '../../../platform/pictures/read-picture.ts';
import { lockWithdrawal, withdrawalOf, type WithdrawalRow } from '../store.ts';
import { insertProof, proofIdsOf } from './proof-store.ts';

type Call = typeof uploadCall;

/** Painted anew before it is kept, so that nothing stays that hides in or behind a picture, nor where it was taken. */
export function uploadWithdrawalProof({ storage }: Pick<Platform, 'storage'>) {
  return async (
    database: Database,
    who: CallerOf<Call>,
    { params, body }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const seen = await database.reading((tx) => withdrawalOf(tx, who.player.playerId, params.orderId));
    if (!seen) throw new Refusal('withdrawal_unknown');
    refuseUnlessAwaiting(seen);
    const read = readPicture(body.picture);
    const picture = typeof read === 'string' ? null : await repaintPicture(read);
    if (picture === null)
      throw new Refusal('invalid_field', {
        fields: { picture: { key: typeof read === 'string' ? read : 'not_a_picture' } },
      });
    return await storage.keep(database, [picture], async (tx, [fileId = '']) => ({
      imageId: await keep(tx, seen, fileId),
    }));
  };
}

async function keep(tx: Tx, seen: WithdrawalRow, fileId: string): Promise<string> {
  const locked = await lockWithdrawal(tx, seen.id);
  if (!locked) throw new Refusal('withdrawal_unknown');
  refuseUnlessAwaiting(locked);
  if ((await proofIdsOf(tx, locked)).length >= UPLOAD_MAXIMUM_FILES) throw new Refusal('too_many_proofs');
  const proofId = tx.newId<string>();
  await insertProof(tx, locked, proofId, fileId);
  return proofId;
}

function refuseUnlessAwaiting({ state }: WithdrawalRow): void {
  if (state !== 'awaiting') throw new Refusal('withdrawal_not_awaiting');
}
