import {
  type CallAnswer,
  type CallInput,
  CAPTCHA_COOKIE,
  type FieldProblems,
  Refusal,
  isVisible,
  type sendFeedback as sendFeedbackCall,
} from '@pelita/contract';
import type { Database } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { isDecodable } from '../../platform/pictures/decode-picture.ts';
import { type Picture, type PictureProblem, readPicture } from '../../platform/pictures/read-picture.ts';
import type { FeedbackNeeds } from './needs.ts';
import { feedbackSettings } from './settings.ts';
import { countFeedback, insertFeedback } from './store.ts';

type Call = typeof sendFeedbackCall;

/**
 * Keeps a message. What is no picture is told before the human check, so that a slip does not cost the proof; what has
 * the shape of one is decoded after it, because that is work.
 */
export function sendFeedback({ log, settings, storage }: Platform, { humanCheck, captcha }: FeedbackNeeds) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const pictures = readPictures(body.pictures);
    await humanCheck.verify(database, body.humanVerification);
    if (settings.get(feedbackSettings.captcha))
      await captcha.verify(database, who.cookies[CAPTCHA_COOKIE], body.captcha);
    await refuseBroken(pictures);
    const kept = await storage.keep(database, pictures, async (tx, fileIds) => {
      const feedbackId = tx.newId<string>();
      await insertFeedback(tx, {
        feedbackId,
        type: body.type,
        content: body.content,
        contact: body.contact && isVisible(body.contact) ? body.contact.trim() : null,
        language: who.language,
        playerId: who.player?.playerId ?? null,
        fileIds,
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
  refuseFaulty(read.map((picture) => (typeof picture === 'string' ? picture : null)));
  return read.filter((picture) => typeof picture !== 'string');
}

async function refuseBroken(pictures: readonly Picture[]): Promise<void> {
  const areDecodable = await Promise.all(pictures.map(isDecodable));
  refuseFaulty(areDecodable.map((isOne) => (isOne ? null : 'not_a_picture')));
}

/** Each by its place. */
function refuseFaulty(problems: readonly (PictureProblem | null)[]): void {
  const faulty: FieldProblems = Object.fromEntries(
    problems.flatMap((key, index) => (key === null ? [] : [[`pictures.${index}`, { key }]])),
  );
  if (Object.keys(faulty).length > 0) throw new Refusal('invalid_field', { fields: faulty });
}
