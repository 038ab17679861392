import {
  type CallAnswer,
  type CallInput,
  Refusal,
  type removeVerificationDocument as removeCall,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../accounts/index.ts';
import { deleteUnsent } from '../store.ts';
import { type ShapeNeeds, shapeOf } from './shape.ts';

type Call = typeof removeCall;

export function removeDocument(needs: ShapeNeeds & Pick<Platform, 'storage'>) {
  return async (tx: Tx, who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await lockAccount(tx, playerId);
    const files = await deleteUnsent(tx, playerId, params);
    if (files.length === 0) throw new Refusal('document_unknown');
    await needs.storage.drop(tx, files);
    return await shapeOf(tx, playerId, needs);
  };
}
