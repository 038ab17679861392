import { hostedPagePayments, isSignedPayUrl, signNotice } from '../../../platform/providers/payments/hosted-page.ts';
import type { PaymentNotice, PaymentProvider } from '../../../platform/providers/payments/payment-provider.ts';

const SANDBOX_PROVIDER = 'sandbox';

export type SandboxBank = {
  provider: PaymentProvider;
  sign: (notice: PaymentNotice, now: Temporal.Instant) => { body: string; signature: string };
  isSignedPayUrl: (orderId: string, search: string) => boolean;
};

export function sandboxBank(secret: string): SandboxBank {
  return {
    provider: hostedPagePayments({ code: SANDBOX_PROVIDER, pageUrl: '/dev/bank', secret }),
    sign: (notice, now) => signNotice(secret, notice, now),
    isSignedPayUrl: (orderId, search) => isSignedPayUrl(secret, orderId, search),
  };
}
