import { currencies, type CurrencyCode } from '@pelita/contract';
import * as z from 'zod';

/** An amount as Adyen writes it: whole minor units, which for each of our currencies are ours. */
export const AdyenAmount = z.object({
  value: z.int().nonnegative(),
  currency: z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]),
});

/** The largest amount of the contract is exact as a JSON number. */
export function adyenAmount(amountMinor: bigint, currency: CurrencyCode): z.output<typeof AdyenAmount> {
  return { value: Number(amountMinor), currency };
}
