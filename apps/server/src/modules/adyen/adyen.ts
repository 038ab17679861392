import type { Platform } from '../../platform/platform.ts';
import type { AdyenConfiguration } from '../../platform/providers/payments/adyen/adyen-configuration.ts';
import { type AdyenLinks, adyenLinks } from '../../platform/providers/payments/adyen/adyen-links.ts';
import { ADYEN, adyenPayouts } from '../../platform/providers/payments/adyen/adyen-payouts.ts';
import { hostedPagePayments, isSignedPayUrl } from '../../platform/providers/payments/hosted-page.ts';
import type { PaymentProvider } from '../../platform/providers/payments/payment-provider.ts';
import type { PayoutProvider } from '../../platform/providers/payments/payout-provider.ts';

/** Adyen as the cashier, the withdrawals and this module know it. */
export type Adyen = {
  configuration: AdyenConfiguration;
  payments: PaymentProvider;
  /** Null where it pays nothing out. */
  payouts: PayoutProvider | null;
  links: AdyenLinks;
  isSignedPayUrl: (orderId: string, search: string) => boolean;
};

/** Null where CARRIERS_FILE has no Adyen. */
export async function openAdyen({ environment, secrets, random, clock, tracing }: Platform): Promise<Adyen | null> {
  const configuration = environment.carriers.adyen;
  if (configuration === null) return null;
  const secret = await secrets.get('adyen-pay-page', () => random.token());
  const pages = hostedPagePayments({ code: ADYEN, pageUrl: `/payments/${ADYEN}/pay`, secret });
  return {
    configuration,
    // The link is made when its page is opened: an order is opened within a transaction, where nobody outside is asked.
    payments: { ...pages, readNotice: () => null },
    payouts: configuration.payouts && adyenPayouts(configuration.payouts, { clock, tracing }),
    links: adyenLinks(configuration, { tracing }),
    isSignedPayUrl: (orderId, search) => isSignedPayUrl(secret, orderId, search),
  };
}
