import { type Brand, minorFromDecimal, Refusal } from '@pelita/contract';
import type { AuditAction, OfferedPrize } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import { type PrizeColumns, prizeColumns } from '../prizes.ts';
import type { Told } from '../told.ts';

/** What operators type, checked against the brand; each refusal names its field. */

export function refuseField(field: string, key: 'invalid' | 'amount' | 'required'): never {
  throw new Refusal('invalid_field', { fields: { [field]: { key } } });
}

export function amountOf(typed: string, field: string, { currency }: Pick<Brand, 'currency'>): bigint {
  const minor = minorFromDecimal(typed, currency);
  return minor !== null && minor > 0n ? minor : refuseField(field, 'amount');
}

export function prizeOf(prize: OfferedPrize, field: string, { currency }: Pick<Brand, 'currency'>): PrizeColumns {
  return prizeColumns(prize, currency) ?? refuseField(`${field}.amount`, 'amount');
}

export function requireWords(words: Record<string, unknown>, { languages }: Pick<Brand, 'languages'>): void {
  const missing = languages.find((language) => !(language in words));
  if (missing !== undefined) refuseField(`words.${missing}.title`, 'required');
}

export function requireOrder(first: string, last: string | null): void {
  if (last !== null && last < first) refuseField('lastDay', 'invalid');
}

export function wordsShape(texts: readonly Told[]): Record<string, { title: string; detail: string }> {
  return Object.fromEntries(texts.map(({ language, title, detail }) => [language, { title, detail }]));
}

export type Change<Shape> = {
  operatorId: string;
  action: AuditAction;
  subject: string;
  before: Shape | null;
  after: Shape;
};

export async function auditChange<Shape extends Record<string, unknown>>(
  tx: Tx,
  change: Change<Shape>,
): Promise<Shape> {
  const { operatorId, action, subject, before, after } = change;
  await recordAudit(tx, { actor: `operator:${operatorId}`, action, subject, ...(before ? { before } : {}), after });
  return after;
}
