import {
  type CallAnswer,
  type CallInput,
  type PlayerId,
  Refusal,
  type uploadVerificationDocument as uploadCall,
  VERIFICATION_DOCUMENTS_MAXIMUM,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../accounts/index.ts';
import type { DocumentBox } from '../documents/document-box.ts';
import { readDocument } from '../documents/read-document.ts';
import { deleteUnsent, documentsOf, insertDocument, verificationOf } from '../store.ts';
import { type ShapeNeeds, shapeOf } from './shape.ts';

type Call = typeof uploadCall;
type Needs = ShapeNeeds & Pick<Platform, 'storage'> & { box: DocumentBox };

/** What is kept is closed before it leaves this process. */
export function uploadDocument(needs: Needs) {
  const { storage, box } = needs;
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await database.reading((tx) => requireOpen(tx, playerId));
    const document = await readDocument(body.file, body.kind);
    if (typeof document === 'string') throw new Refusal('invalid_field', { fields: { file: { key: document } } });
    const closed = { mediaType: 'application/octet-stream' as const, bytes: await box.close(document.bytes, playerId) };
    return await storage.keep(database, [closed], async (tx, [fileId = '']) => {
      await lockAccount(tx, playerId);
      await requireOpen(tx, playerId);
      await storage.drop(tx, await deleteUnsent(tx, playerId, { kind: body.kind }));
      if ((await documentsOf(tx, playerId, 'unsent')).length >= VERIFICATION_DOCUMENTS_MAXIMUM)
        throw new Refusal('too_many_documents');
      await insertDocument(tx, {
        player_id: playerId,
        document_id: tx.newId<string>(),
        kind: body.kind,
        media_type: document.mediaType,
        file_id: fileId,
      });
      return await shapeOf(tx, playerId, needs);
    });
  };
}

/** While documents are looked at, and once they were accepted, nothing is added. */
export async function requireOpen(tx: Tx, playerId: PlayerId): Promise<void> {
  const state = (await verificationOf(tx, playerId))?.state;
  if (state === 'waiting') throw new Refusal('verification_waiting');
  if (state === 'verified') throw new Refusal('verification_done');
}
