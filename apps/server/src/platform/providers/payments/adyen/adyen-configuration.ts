import * as z from 'zod';
import { oneLine, secureUrl } from '../../configuration-shapes.ts';

/** What an operator has been given by Adyen: for payment links, and for payouts from a balance account where it pays out. */
export type AdyenConfiguration = z.output<ReturnType<typeof adyenConfiguration>>;
export type AdyenPayouts = NonNullable<AdyenConfiguration['payouts']>;

export function adyenConfiguration() {
  return z.strictObject({
    merchantAccount: oneLine(100),
    apiKey: headerValue(),
    /** Of the Checkout API with its version, like `https://checkout-test.adyen.com/v71`. */
    checkoutUrl: secureUrl(),
    noticeKey: hmacKey(),
    payouts: z
      .strictObject({
        apiKey: headerValue(),
        /** Of the Transfers API with its version, like `https://balanceplatform-api-test.adyen.com/btl/v4`. */
        transfersUrl: secureUrl(),
        balanceAccountId: z.string().regex(/^[A-Za-z0-9]{1,64}$/, 'must be the id of a balance account'),
        priority: z.enum(['regular', 'fast', 'wire', 'instant', 'crossBorder', 'internal']),
        noticeKey: hmacKey(),
        /** The BIC of each bank, by the name that the brand gives it. */
        banks: z.record(z.string(), z.string().regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'must be a BIC')),
      })
      .nullable()
      .default(null),
  });
}

function hmacKey() {
  return z.string().regex(/^([0-9a-fA-F]{2}){32,}$/, 'must be a key in hexadecimal, of 32 bytes at least');
}

function headerValue() {
  return z.string().regex(/^[\x21-\x7e]{1,1000}$/, 'must be one word of plain letters');
}
