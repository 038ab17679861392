import { type Brand, decimalFromMinor, type PlayerId } from '@pelita/contract';
import { formatMoney, serverText } from '@pelita/i18n';
import * as z from 'zod';
import type { Tx } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Mail } from '../../platform/providers/mail/mail.ts';
import type { CashierNeeds } from './needs.ts';
import type { DepositOrderRow } from './store.ts';

const MAIL_DEPOSIT_ARRIVAL = 'cashier.mail-deposit-arrival';

const Arrival = z.object({
  /** Made with the payment, so that a job that runs twice hands over the same letter. */
  letterId: z.string(),
  playerId: z.custom<PlayerId>((id) => typeof id === 'string'),
  orderId: z.string(),
  language: z.string(),
  amount: z.string(),
  currency: z.string(),
});

/** With the payment's own transaction: no mail without the money, no money without the mail. */
export async function enqueueArrivalMail(tx: Tx, order: DepositOrderRow, amountMinor: bigint): Promise<void> {
  const { playerId, id: orderId, language, currency } = order;
  const amount = decimalFromMinor(amountMinor, currency);
  const arrival: z.input<typeof Arrival> = {
    letterId: tx.newId(),
    playerId,
    orderId,
    language,
    amount,
    currency,
  };
  await tx.enqueue({ name: MAIL_DEPOSIT_ARRIVAL, data: arrival });
}

/** Tells a player who left an address that money has arrived, in the language in which they asked for the deposit. */
export function mailDepositArrivalJob(brand: Brand, mail: Mail, contactOf: CashierNeeds['contactOf']): JobHandler {
  return {
    name: MAIL_DEPOSIT_ARRIVAL,
    long: async (database, data) => {
      const { letterId, playerId, orderId, language, amount, currency } = Arrival.parse(data);
      const { email } = await database.reading((tx) => contactOf(tx, playerId));
      if (email === null) return;
      await mail.send({
        id: letterId,
        to: email,
        subject: serverText(language, 'mail', 'depositArrivedSubject'),
        text: serverText(language, 'mail', 'depositArrived', {
          amount: formatMoney(language, amount, currency),
          brand: brand.name,
          orderId,
        }),
      });
    },
  };
}
