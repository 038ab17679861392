import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { readPaidNotices, readTransferNotice } from '../../platform/providers/payments/adyen/adyen-notices.ts';
import { ADYEN } from '../../platform/providers/payments/adyen/adyen-payouts.ts';
import type { Adyen } from './adyen.ts';
import type { AdyenNeeds } from './needs.ts';
import { settleNotice } from './settle-payment.ts';

const NOTICE_MAXIMUM_BYTES = 64 * 1024;

/**
 * `POST /payments/adyen/notice` for payments and `/payments/adyen/transfer-notice` for transfers. A genuine notice is taken
 * whatever it is about: one that is not answered is sent again for days, and keeps those behind it waiting.
 */
export function adyenNotices({ database, log }: Platform, { configuration }: Adyen, needs: AdyenNeeds) {
  function forged(): never {
    log.warn({ provider: ADYEN }, 'a payment notice without a valid signature was refused');
    throw new Refusal('notice_not_genuine');
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: NOTICE_MAXIMUM_BYTES },
      (_request, body, done) => done(null, body),
    );

    app.post(`/payments/${ADYEN}/notice`, async (request, reply) => {
      const notices = readPaidNotices(String(request.body), configuration) ?? forged();
      for (const notice of notices) {
        const isOurs = await database.transaction((tx) => settleNotice(tx, needs.settleDeposit, notice));
        if (!isOurs) log.error({ pspReference: notice.pspReference }, 'a payment for no order of ours was noticed');
      }
      return reply.type('text/plain').send('[accepted]');
    });

    app.post(`/payments/${ADYEN}/transfer-notice`, async (request, reply) => {
      const { payouts } = configuration;
      const signature = String(request.headers['hmacsignature'] ?? '');
      const notice = (payouts && readTransferNotice(String(request.body), signature, payouts)) ?? forged();
      await database.transaction((tx) => needs.askAboutPayout(tx, notice.payoutId));
      return reply.type('text/plain').send('[accepted]');
    });
  };
}
