import * as z from 'zod/mini';
import { freeText } from '../text.ts';
import { type OperatorRole, operatorRoles } from './permissions.ts';

/** Building blocks that several areas of the back office share. */

export const RoleText = z.enum([...operatorRoles] as [OperatorRole, ...OperatorRole[]]);
/** Why an operator does something, as the audit log keeps it. */
export const ReasonText = freeText(500, 3);
/** What an operator is called: a letter first, then letters, digits, dots and hyphens. */
export const OperatorName = z.string().check(z.regex(/^[a-z][a-z0-9.-]{2,31}$/, { error: 'pattern' }));
/** Of an authenticator's app, or a recovery code. */
export const CodeText = z
  .string()
  .check(z.minLength(6, { error: 'too_short' }), z.maxLength(64, { error: 'too_long' }));
/** A minute of the brand's zone, as a form has it: `2026-12-01T08:00`. */
export const LocalTimeText = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, { error: 'pattern' }),
  z.refine((text) => isMinute(text), { error: 'pattern' }),
);

/** Dates that no calendar has are read as later ones, so the text has to come back as it was. */
function isMinute(text: string): boolean {
  const read = new Date(`${text}:00Z`);
  return !Number.isNaN(read.valueOf()) && read.toISOString().startsWith(text);
}

/** From a minute of the brand's zone to another; null: from now on, and until an operator ends it. */
export const LocalWindow = z.strictObject({ from: z.nullable(LocalTimeText), until: z.nullable(LocalTimeText) });
