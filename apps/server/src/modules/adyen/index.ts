/**
 * Adyen, who takes deposits by payment links and pays withdrawals by transfers. It plugs into the cashier and the withdrawals
 * as any provider does: money moves by their use cases alone. A deposit’s page asks Adyen for the order’s link and leads there.
 * A signed notice books a payment; a link of which no notice comes is asked about, ever more rarely, until it has ended, and
 * one payment is booked once whichever of the two tells of it first. A notice of a transfer moves nothing: it makes us ask.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Adyen } from './adyen.ts';
import type { AdyenNeeds } from './needs.ts';
import { payPage } from './pay-page.ts';
import { adyenNotices } from './notices.ts';
import { pollLinksJob } from './poll-links.ts';

export { type Adyen, openAdyen } from './adyen.ts';

export function adyenModule(platform: Platform, adyen: Adyen, needs: AdyenNeeds): Module {
  return {
    name: 'adyen',
    jobs: [pollLinksJob(platform, adyen, needs)],
    plugin: async (app) => {
      await app.register(payPage(platform, adyen, needs));
      await app.register(adyenNotices(platform, adyen, needs));
    },
  };
}
