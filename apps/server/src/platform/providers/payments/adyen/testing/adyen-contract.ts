import * as z from 'zod';

/**
 * What Adyen’s published OpenAPI lets a client of ours send: Checkout API 71, `PaymentLinkRequest`, and Transfers API 4,
 * `TransferInfo` with a bank account by number and BIC. Strict, as `additionalProperties: false` is there; the rest of both
 * contracts we do not use.
 */
const Amount = z.strictObject({ value: z.int().positive(), currency: z.string().length(3) });
const Instant = z.iso.datetime({ offset: true });

export const PaymentLinkRequest = z.strictObject({
  merchantAccount: z.string().min(1),
  reference: z.string().min(1).max(80),
  amount: Amount,
  expiresAt: Instant.optional(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  shopperLocale: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .optional(),
  description: z.string().max(280).optional(),
  returnUrl: z.url().max(8_000).optional(),
  reusable: z.boolean().optional(),
});

export const TransferInfo = z.strictObject({
  amount: Amount,
  balanceAccountId: z.string().min(1),
  category: z.literal('bank'),
  priority: z.enum(['crossBorder', 'fast', 'instant', 'internal', 'regular', 'wire']),
  reference: z.string().min(1).max(80).optional(),
  counterparty: z.strictObject({
    bankAccount: z.strictObject({
      accountHolder: z.strictObject({
        type: z.enum(['individual', 'organization', 'unknown']),
        fullName: z.string().min(1),
      }),
      accountIdentification: z.strictObject({
        type: z.literal('numberAndBic'),
        accountNumber: z.string().min(1).max(34),
        bic: z.string().min(8).max(11),
      }),
    }),
  }),
});

/** Half a year at most, as the parameters of `GET /transfers` say. */
export const TransfersQuery = z
  .strictObject({
    balanceAccountId: z.string().min(1),
    reference: z.string().optional(),
    category: z.literal('bank').optional(),
    createdSince: Instant,
    createdUntil: Instant,
    limit: z.coerce.number().int().min(1).max(100).optional(),
  })
  .refine(({ createdSince, createdUntil }) => {
    const ms = Date.parse(createdUntil) - Date.parse(createdSince);
    return ms >= 0 && ms <= 184 * 24 * 3_600_000;
  });

export const IdempotencyKey = z.string().min(1).max(64);
