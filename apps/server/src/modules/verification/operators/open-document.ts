import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { openVerificationDocument as openCall } from '@pelita/contract/office';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { DocumentBox } from '../documents/document-box.ts';
import { documentsOf } from '../store.ts';
import { requireCase } from './read-case.ts';

type Call = typeof openCall;

/** The log says that it was opened before it is; nothing is shown that the log does not know. */
export function openDocument({ storage, box }: Pick<Platform, 'storage'> & { box: DocumentBox }) {
  return async (
    database: Database,
    { operator }: CallerOf<Call>,
    { params, body: { reason } }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const document = await database.transaction(async (tx) => {
      const { account } = await requireCase(tx, params.id);
      const { playerId } = account;
      const found = (await documentsOf(tx, playerId, 'sent')).find((one) => one.document_id === params.documentId);
      if (!found) throw new Refusal('document_unknown');
      await recordAudit(tx, {
        actor: `operator:${operator.operatorId}`,
        action: 'open-document',
        subject: `player:${playerId}`,
        after: { documentId: found.document_id, kind: found.kind },
        reason,
      });
      return found;
    });
    const file = await storage.read(database, document.file_id);
    const opened = file && (await box.open(file.bytes, document.player_id));
    if (!opened) throw new Refusal('document_unknown');
    return { mediaType: document.media_type, file: opened.toString('base64') };
  };
}
