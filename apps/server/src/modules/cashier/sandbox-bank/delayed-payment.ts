import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CashierNeeds } from '../needs.ts';
import { settleDeposit } from '../settle-deposit.ts';
import { orderLocked } from '../store.ts';
import { paidNotice } from './bank-acts.ts';
import type { SandboxBank } from './sandbox-bank.ts';

export const DELAYED_PAYMENT = 'cashier.sandbox-delayed-payment';
/** How long after the deadline the late payment comes. */
export const DELAY_SECONDS = 5;

/** The bank's late word: the same signed notice, read back through the provider as any other. */
export function sandboxBankJob(
  platform: Platform,
  needs: Pick<CashierNeeds, 'mail' | 'openTurnover' | 'depositBonus'>,
  bank: SandboxBank,
): JobHandler {
  const settle = settleDeposit(needs);
  return {
    name: DELAYED_PAYMENT,
    handle: async (tx, { orderId }) => {
      const order = await orderLocked(tx, String(orderId));
      if (!order) return;
      const { body, signature } = bank.sign(paidNotice(order, order.amountMinor), platform.clock.now());
      const notice = bank.provider.readNotice(body, signature, platform.clock.now());
      if (notice) await settle(tx, bank.provider.code, notice);
    },
  };
}
