import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { PAYMENT_SIGNATURE_HEADER } from '../payment-notices.ts';
import type { DepositOrderRow } from '../store.ts';
import { type BankAct, noticesOf } from './bank-acts.ts';
import { DELAY_SECONDS, DELAYED_PAYMENT } from './delayed-payment.ts';
import type { SandboxBank } from './sandbox-bank.ts';

/** What follows from a button: notices to the address to which any provider sends them, or one much later. */
export async function carryOut(
  app: FastifyInstance,
  { database, clock }: Platform,
  bank: SandboxBank,
  act: BankAct,
  order: DepositOrderRow,
): Promise<void> {
  if (act === 'delay') {
    const startAfter = order.expiresAt.add({ seconds: DELAY_SECONDS });
    await database.transaction((tx) => tx.enqueue({ name: DELAYED_PAYMENT, data: { orderId: order.id }, startAfter }));
  }
  for (const notice of noticesOf(act, order)) {
    const { body, signature } = bank.sign(notice, clock.now());
    const answer = await app.inject({
      method: 'POST',
      url: `/payments/${bank.provider.code}/notice`,
      headers: { 'content-type': 'application/json', [PAYMENT_SIGNATURE_HEADER]: signature },
      payload: body,
    });
    if (answer.statusCode !== 200) throw new Error(`the sandbox bank's notice was answered with ${answer.statusCode}`);
  }
}
