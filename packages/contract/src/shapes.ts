import * as z from 'zod/mini';
import { type CurrencyCode, currencies } from './money.ts';

/** Building blocks that several areas share. */

/** 32 drawn bytes in base64url, as tokens of sessions and of second steps are. */
export const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

/** Money on the wire: a decimal string of the currency's scale. */
export const MoneyText = z.string().check(z.regex(/^-?\d{1,16}(\.\d{1,5})?$/));
export const CurrencyText = z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]);
/** An ISO 8601 instant in UTC. */
export const InstantText = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/));
/** A day of the calendar, in no zone. */
export const DayText = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'pattern' }), z.refine(isDay, { error: 'pattern' }));
export const UuidText = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, { error: 'pattern' }));
/** What fits on one line of a form. */
export const ShortText = z.string().check(z.maxLength(256, { error: 'too_long' }));
export const PasswordText = z.string().check(z.maxLength(256, { error: 'too_long' }));
export const EmptyBody = z.optional(z.strictObject({}));
export const Done = z.object({ done: z.literal(true) });

/** A whole number in a query, as its text. */
export function numberInQuery(minimum: number, maximum: number, fallback: number) {
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, { error: 'whole_number' })),
      z.pipe(
        z.transform(Number),
        z.number().check(z.gte(minimum, { error: 'too_small' }), z.lte(maximum, { error: 'too_large' })),
      ),
    ),
    fallback,
  );
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
