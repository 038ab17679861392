import type { PlayerId } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import * as z from 'zod';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Mail } from '../../../platform/providers/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contactOf } from '../contacts/store.ts';
import { accountOf } from '../store.ts';

const TELL_OWNER = 'identity.tell-owner';

/** What an owner hears of, by the key of its sentence in the mails. */
const ownerNews = [
  'passwordChanged',
  'contactChanged',
  'authenticatorBound',
  'authenticatorRemoved',
  'paymentPasswordChanged',
  'bankAccountAdded',
  'accountClosed',
  'socialAccountLinked',
  'socialAccountRemoved',
] as const;
export type OwnerNews = (typeof ownerNews)[number];

const Notice = z.object({
  /** Made with the change, so that a job that runs twice hands over the same letter. */
  letterId: z.string(),
  playerId: z.custom<PlayerId>((id) => typeof id === 'string'),
  news: z.enum(ownerNews),
  language: z.string(),
  /** Null: where the player can be reached when the letter goes out. */
  to: z.string().nullable(),
});

/**
 * A mail about something important that changed, with the change's own transaction. `to` names the address that the
 * change took away, which is where its owner can still be reached.
 */
export async function tellOwner(
  tx: Tx,
  {
    playerId,
    news,
    language,
    to = null,
  }: { playerId: PlayerId; news: OwnerNews; language: string; to?: string | null },
): Promise<void> {
  const notice: z.input<typeof Notice> = { letterId: tx.newId(), playerId, news, language, to };
  await tx.enqueue({ name: TELL_OWNER, data: notice });
}

export function tellOwnerJob({ brand }: Pick<Platform, 'brand'>, mail: Mail | null): JobHandler {
  return {
    name: TELL_OWNER,
    long: async (database, data) => {
      const { letterId, playerId, news, language, to } = Notice.parse(data);
      const owner = await database.reading(async (tx) => ({
        username: (await accountOf(tx, playerId)).username,
        email: to ?? (await contactOf(tx, playerId)).email,
      }));
      if (owner.email === null) return;
      const words = { brand: brand.name, username: owner.username };
      await mail?.send({
        id: letterId,
        to: owner.email,
        subject: serverText(language, 'mail', 'noticeSubject', words),
        text: `${serverText(language, 'mail', news, words)}\n\n${serverText(language, 'mail', 'notYou')}`,
      });
    },
  };
}
