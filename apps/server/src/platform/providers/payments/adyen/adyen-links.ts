import type { CurrencyCode } from '@pelita/contract';
import * as z from 'zod';
import type { Tracing } from '../../../tracing/tracing.ts';
import { AdyenAmount, adyenAmount } from './adyen-amount.ts';
import { askAdyen } from './adyen-ask.ts';
import type { AdyenConfiguration } from './adyen-configuration.ts';

/** A page of Adyen's on which one order is paid once. */
export type PaymentLink = {
  linkId: string;
  url: string;
  amountMinor: bigint;
  currency: CurrencyCode;
  state: 'open' | 'paid' | 'ended';
};

export type LinkedOrder = {
  orderId: string;
  amountMinor: bigint;
  currency: CurrencyCode;
  expiresAt: Temporal.Instant;
  country: string;
  language: string;
  description: string;
  returnUrl: string;
};

/** Payment links of the Checkout API. Null is no answer, or none that can be used. */
export type AdyenLinks = {
  /** The same order asked for twice is one link. */
  create(order: LinkedOrder): Promise<PaymentLink | null>;
  look(linkId: string): Promise<PaymentLink | null>;
};

export function adyenLinks(
  { merchantAccount, apiKey, checkoutUrl }: AdyenConfiguration,
  how: { tracing: Tracing; timeoutMs?: number },
): AdyenLinks {
  const ask = askAdyen({ url: checkoutUrl, apiKey }, how);
  return {
    async create({ orderId, amountMinor, currency, expiresAt, country, language, description, returnUrl }) {
      const body = {
        merchantAccount,
        reference: orderId,
        amount: adyenAmount(amountMinor, currency),
        expiresAt: expiresAt.toString({ fractionalSecondDigits: 0 }),
        countryCode: country,
        shopperLocale: language,
        description: description.slice(0, 280),
        returnUrl,
        reusable: false,
      };
      const answer = await ask('POST', '/paymentLinks', { key: orderId, body });
      return 'json' in answer && answer.status === 201 ? linkOf(answer.json, orderId) : null;
    },
    async look(linkId) {
      const answer = await ask('GET', `/paymentLinks/${encodeURIComponent(linkId)}`);
      return 'json' in answer && answer.status === 200 ? linkOf(answer.json) : null;
    },
  };
}

const Link = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  reference: z.string(),
  amount: AdyenAmount,
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  status: z.enum(['active', 'completed', 'expired', 'paid', 'paymentPending']),
});

const states = { active: 'open', paymentPending: 'open', completed: 'paid', paid: 'paid', expired: 'ended' } as const;

function linkOf(json: unknown, orderId?: string): PaymentLink | null {
  const parsed = Link.safeParse(json);
  if (!parsed.success || (orderId !== undefined && parsed.data.reference !== orderId)) return null;
  const { id, url, amount, status } = parsed.data;
  return { linkId: id, url, amountMinor: BigInt(amount.value), currency: amount.currency, state: states[status] };
}
