import type { PlayerId } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import * as z from 'zod';
import type { Tx } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Carriers } from '../../platform/providers/carriers.ts';
import type { Contact } from './contacts/contact.ts';
import { contactOf } from './contacts/store.ts';
import { accountOf } from './store.ts';

const TELL_OWNER = 'accounts.tell-owner';

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
/** What operators did, on the player's wish or for safety. */
const newsOfOperators = ['authenticatorReset', 'accountLocked', 'accountUnlocked', 'sessionsEnded'] as const;
export type OwnerNews = (typeof ownerNews | typeof newsOfOperators)[number];

const Notice = z.object({
  /** Made with the change, so that a job that runs twice hands over the same letter. */
  letterId: z.string(),
  playerId: z.custom<PlayerId>((id) => typeof id === 'string'),
  news: z.enum([...ownerNews, ...newsOfOperators]),
  language: z.string(),
  /** Null: where the player can be reached by mail when the letter goes out. */
  to: z.nullable(z.object({ channel: z.enum(['text', 'mail']), value: z.string() })),
});

/**
 * A message about something important that changed, with the change's own transaction: by mail, or to the contact `to`
 * that the change took away, which is where its owner can still be reached.
 */
export async function tellOwner(
  tx: Tx,
  {
    playerId,
    news,
    language,
    to = null,
  }: { playerId: PlayerId; news: OwnerNews; language: string; to?: Contact | null },
): Promise<void> {
  const notice: z.input<typeof Notice> = { letterId: tx.newId(), playerId, news, language, to };
  await tx.enqueue({ name: TELL_OWNER, data: notice });
}

function isOfOperator(news: OwnerNews): boolean {
  return newsOfOperators.some((one) => one === news);
}

export function tellOwnerJob({ brand }: Pick<Platform, 'brand'>, { sms, mail }: Carriers): JobHandler {
  return {
    name: TELL_OWNER,
    long: async (database, data) => {
      const { letterId, playerId, news, language, to } = Notice.parse(data);
      const owner = await database.reading(async (tx) => ({
        username: (await accountOf(tx, playerId)).username,
        email: (await contactOf(tx, playerId)).email,
      }));
      const words = { brand: brand.name, username: owner.username };
      const sentences = [
        serverText(language, 'mail', news, words),
        serverText(language, 'mail', isOfOperator(news) ? 'askUs' : 'notYou'),
      ];
      if (to?.channel === 'text') {
        await sms?.send({ id: letterId, to: to.value, text: `${brand.name}: ${sentences.join(' ')}` });
        return;
      }
      const address = to?.value ?? owner.email;
      if (address === null) return;
      const subject = serverText(language, 'mail', 'noticeSubject', words);
      await mail?.send({ id: letterId, to: address, subject, text: sentences.join('\n\n') });
    },
  };
}
