import { serverText } from '@pelita/i18n';
import * as z from 'zod';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Carriers } from '../../../platform/providers/carriers.ts';
import { ownerOfContact } from '../../accounts/index.ts';
import { entranceSettings } from '../settings.ts';

const DELIVER_CODE = 'entrance.deliver-code';

const Letter = z.object({
  code: z.string(),
  contact: z.object({ channel: z.enum(['text', 'mail']), value: z.string() }),
  language: z.string(),
});
export type CodeLetter = z.output<typeof Letter>;
const Waiting = z.object({ letterId: z.string(), closed: z.string(), expiresAt: z.string() });

/** How codes get to people: at once, or by a job that alone looks whether the recipient is anybody's. */
export type CodeDelivery = {
  now(letterId: string, letter: CodeLetter): Promise<void>;
  /** With the transaction; the visitor has the answer before anything is looked up or sent. */
  toOwnerLater(tx: Tx, letter: CodeLetter, expiresAt: Temporal.Instant): Promise<void>;
  job: JobHandler;
};

export function createCodeDelivery(platform: Platform, carriers: Carriers): CodeDelivery {
  const { settings, brand, clock } = platform;
  // A code that waits lies in the queue as it lies nowhere else: to be read again, so closed under a key outside.
  const box = createSecretBox('codes-under-way', platform);

  const now: CodeDelivery['now'] = async (id, { code, contact, language }) => {
    const words = { code, minutes: settings.get(entranceSettings.codeExpiryMinutes), brand: brand.name };
    const { channel, value: to } = contact;
    if (channel === 'text')
      await carriers.sms?.send({ id, to, code, text: serverText(language, 'codes', 'text', words) });
    else
      await carriers.mail?.send({
        id,
        to,
        subject: serverText(language, 'codes', 'subject', words),
        text: serverText(language, 'codes', 'letter', words),
        code,
      });
  };

  return {
    now,
    async toOwnerLater(tx, letter, expiresAt) {
      const letterId = tx.newId<string>();
      const closed = await box.close(JSON.stringify(letter), letterId);
      const waiting: z.input<typeof Waiting> = { letterId, closed, expiresAt: expiresAt.toString() };
      await tx.enqueue({ name: DELIVER_CODE, data: waiting });
    },
    job: {
      name: DELIVER_CODE,
      long: async (database, data) => {
        const { letterId, closed, expiresAt } = Waiting.parse(data);
        const opened = await box.open(closed, letterId);
        // Tried again for as long as the code is good: a late one would only confuse.
        if (opened === null || Temporal.Instant.compare(clock.now(), Temporal.Instant.from(expiresAt)) >= 0) return;
        const letter = Letter.parse(JSON.parse(opened));
        if ((await database.reading((tx) => ownerOfContact(tx, letter.contact))) !== null) await now(letterId, letter);
      },
    },
  };
}
