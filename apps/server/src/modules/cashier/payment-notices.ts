import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { CashierNeeds } from './needs.ts';
import { settleDeposit } from './settle-deposit.ts';

export const PAYMENT_SIGNATURE_HEADER = 'x-payment-signature';
const NOTICE_MAXIMUM_BYTES = 16 * 1024;

/** `POST /payments/{provider}/notice`: a provider's signed word, taken from the raw bytes that it signed. */
export function paymentNotices(platform: Platform, needs: CashierNeeds) {
  const settle = settleDeposit(needs);
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: NOTICE_MAXIMUM_BYTES },
      (_request, body, done) => done(null, body),
    );
    app.post<{ Params: { provider: string } }>('/payments/:provider/notice', async (request) => {
      const provider = Object.hasOwn(needs.providers, request.params.provider)
        ? needs.providers[request.params.provider]
        : undefined;
      if (!provider) throw new Refusal('payment_provider_unknown');
      const signature = String(request.headers[PAYMENT_SIGNATURE_HEADER] ?? '');
      const notice = provider.readNotice(String(request.body), signature, platform.clock.now());
      if (!notice) {
        platform.log.warn({ provider: provider.code }, 'a payment notice without a valid signature was refused');
        throw new Refusal('notice_not_genuine');
      }
      await platform.database.transaction((tx) => settle(tx, provider.code, notice));
      return { received: true };
    });
  };
}
