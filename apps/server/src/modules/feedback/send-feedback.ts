import {
  type CallAnswer,
  type CallInput,
  type FieldProblems,
  Refusal,
  type sendFeedback as sendFeedbackCall,
} from '@pelita/contract';
import type { Database } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';
import { type Picture, readPicture } from './read-picture.ts';
import { countFeedback, insertFeedback } from './store.ts';

type Call = typeof sendFeedbackCall;

/** Keeps a message. Faulty pictures are told before the human check, so that a slip does not cost the proof. */
export function sendFeedback({ log }: Platform, humanCheck: HumanCheck) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const pictures = readPictures(body.pictures);
    await humanCheck.verify(database, body.humanVerification);
    const kept = await database.transaction(async (tx) => {
      const feedbackId = tx.newId<string>();
      await insertFeedback(tx, {
        feedbackId,
        type: body.type,
        content: body.content,
        contact: body.contact?.trim() || null,
        language: who.language,
        playerId: who.player?.playerId ?? null,
        pictures,
      });
      return { feedbackId, receivedAt: tx.now.toString(), total: await countFeedback(tx) };
    });
    const { feedbackId, receivedAt, total } = kept;
    log.info({ feedbackId, type: body.type, pictures: pictures.length, total }, 'somebody has written to the house');
    return { feedbackId, type: body.type, content: body.content, pictures: pictures.length, receivedAt };
  };
}

function readPictures(sent: readonly string[]): Picture[] {
  const read = sent.map(readPicture);
  const faulty: FieldProblems = Object.fromEntries(
    read.flatMap((picture, index) => (typeof picture === 'string' ? [[`pictures.${index}`, { key: picture }]] : [])),
  );
  if (Object.keys(faulty).length > 0) throw new Refusal('invalid_field', { fields: faulty });
  return read.filter((picture) => typeof picture !== 'string');
}
