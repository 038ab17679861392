import { type CurrencyCode, currencies, minorFromDecimal } from '@pelita/contract';
import { languageOf, serverText } from '@pelita/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { ADYEN } from '../../platform/providers/payments/adyen/adyen-payouts.ts';
import type { LinkedOrder } from '../../platform/providers/payments/adyen/adyen-links.ts';
import { markup } from '../../platform/providers/sandbox-page/markup.ts';
import { languageOfVisitor, sendSandboxPage } from '../../platform/providers/sandbox-page/sandbox-page.ts';
import type { Adyen } from './adyen.ts';
import type { AdyenNeeds } from './needs.ts';
import { insertLink, linkOf } from './store.ts';

/** `/payments/adyen/pay/{order}`, under an address that we signed: leads to the order's page at Adyen, made when first asked for. */
export function payPage({ database, brand, clock }: Platform, adyen: Adyen, { originFor }: AdyenNeeds) {
  async function urlOf(orderId: string, wanted: Omit<LinkedOrder, 'orderId'>): Promise<string | null> {
    const known = await database.reading((tx) => linkOf(tx, orderId));
    if (known) return known.url;
    const link = await adyen.links.create({ orderId, ...wanted });
    if (link) await database.transaction((tx) => insertLink(tx, orderId, link));
    return link?.url ?? null;
  }

  function page(
    request: FastifyRequest,
    reply: FastifyReply,
    key: 'payUnknown' | 'payOver' | 'payLater',
  ): FastifyReply {
    const language = languageOfVisitor(request, brand);
    const content = markup`<p>${serverText(language, 'payments', key)}</p>`;
    return sendSandboxPage(reply, {
      language,
      title: brand.name,
      note: serverText(language, 'payments', 'note'),
      content,
    });
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { orderId: string } }>(`/payments/${ADYEN}/pay/:orderId`, async (request, reply) => {
      const { orderId } = request.params;
      const search = request.url.slice(request.url.indexOf('?') + 1);
      const order = adyen.isSignedPayUrl(orderId, search) ? orderFrom(new URLSearchParams(search)) : null;
      if (!order) return page(request, reply.code(404), 'payUnknown');
      if (Temporal.Instant.compare(order.expiresAt, clock.now()) <= 0) return page(request, reply.code(410), 'payOver');
      const url = await urlOf(orderId, {
        ...order,
        country: brand.country,
        language: languageOf(languageOfVisitor(request, brand)).tag,
        description: brand.name,
        returnUrl: `${originFor(request.host)}/`,
      });
      if (url === null) return page(request, reply.code(503), 'payLater');
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 303);
    });
  };
}

/** What the signed address says of its order. */
function orderFrom(query: URLSearchParams) {
  const currency = query.get('currency') ?? '';
  if (!Object.hasOwn(currencies, currency)) return null;
  const amountMinor = minorFromDecimal(query.get('amount') ?? '', currency as CurrencyCode);
  if (amountMinor === null) return null;
  return {
    amountMinor,
    currency: currency as CurrencyCode,
    expiresAt: Temporal.Instant.from(query.get('expires') ?? ''),
  };
}
