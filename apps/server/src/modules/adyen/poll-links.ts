import type { Database } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Adyen } from './adyen.ts';
import type { AdyenNeeds } from './needs.ts';
import { settleLink } from './settle-payment.ts';
import { dueLinks, type LinkRow, noteLink } from './store.ts';

const AT_A_TIME = 50;
const LONGEST_PAUSE_MINUTES = 60;

/** Notices get lost: each minute links that are open are asked about, after 2, 4, 8 … up to 60 minutes, until they end. */
export function pollLinksJob(
  { log }: Pick<Platform, 'log'>,
  { links }: Adyen,
  { settleDeposit }: AdyenNeeds,
): JobHandler {
  async function ask(database: Database, link: LinkRow): Promise<void> {
    const told = await links.look(link.link_id);
    if (told === null) log.warn({ orderId: link.order_id }, 'a payment link could not be asked about');
    await database.transaction(async (tx) => {
      if (told?.state === 'paid') await settleLink(tx, settleDeposit, link.order_id, told);
      else if (told?.state === 'ended') await noteLink(tx, link, { state: 'ended' });
      else await noteLink(tx, link, { asked: link.asked + 1, ask_at: tx.now.add({ minutes: pauseAfter(link.asked) }) });
    });
  }

  return {
    name: 'adyen.poll-links',
    schedule: '* * * * *',
    long: async (database) => {
      // One that fails keeps none of the others waiting.
      const failures: unknown[] = [];
      for (const link of await database.reading((tx) => dueLinks(tx, AT_A_TIME)))
        await ask(database, link).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'payment links could not be followed');
    },
  };
}

function pauseAfter(asked: number): number {
  return Math.min(2 ** Math.min(asked + 2, 10), LONGEST_PAUSE_MINUTES);
}
