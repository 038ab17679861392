import { RESET_LINK_MINUTES } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import * as z from 'zod';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Carriers } from '../../../platform/providers/carriers.ts';
import { secretHash } from '../../accounts/index.ts';
import { accountToReset } from './account-to-reset.ts';
import { insertReset } from './store.ts';

const MAIL_RESET = 'entrance.mail-reset';

const ResetMail = z.object({
  letterId: z.string(),
  username: z.string(),
  email: z.string(),
  language: z.string(),
  origin: z.string(),
});

export async function enqueueResetMail(tx: Tx, asked: Omit<z.input<typeof ResetMail>, 'letterId'>): Promise<void> {
  const mail: z.input<typeof ResetMail> = { letterId: tx.newId(), ...asked };
  await tx.enqueue({ name: MAIL_RESET, data: mail });
}

export function mailResetJob({ brand, random }: Pick<Platform, 'brand' | 'random'>, { mail }: Carriers): JobHandler {
  return {
    name: MAIL_RESET,
    long: async (database, data) => {
      const { letterId, username, email, language, origin } = ResetMail.parse(data);
      const resetToken = random.token();
      const account = await database.transaction(async (tx) => {
        const found = await accountToReset(tx, username, email);
        const expiresAt = tx.now.add({ minutes: RESET_LINK_MINUTES });
        if (found) await insertReset(tx, secretHash(resetToken), { playerId: found.playerId, expiresAt });
        return found;
      });
      if (!account) return;
      // Behind the hash sign, so that it reaches no log of any server.
      const link = `${origin}/login#reset=${resetToken}`;
      const words = { brand: brand.name, username: account.username, minutes: RESET_LINK_MINUTES, link };
      await mail?.send({
        id: letterId,
        to: email,
        subject: serverText(language, 'mail', 'resetSubject', words),
        text: serverText(language, 'mail', 'reset', words),
      });
    },
  };
}
