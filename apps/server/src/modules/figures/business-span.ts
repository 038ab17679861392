import { RECORD_DAYS_MAXIMUM, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** Business days, both ends included, and the instants at which they begin and end. */
export type BusinessSpan = {
  from: string;
  to: string;
  begins: Temporal.Instant;
  ends: Temporal.Instant;
  today: string;
};

export type AskedSpan = { from?: string | undefined; to?: string | undefined };

/** What `business_span` of the schema is asked for: the instant, the two days where they were said, and how many are usual. */
export function spanParameters(tx: Tx, { from, to }: AskedSpan): unknown[] {
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && (day < FIRST_DAY || day > LAST_DAY))
      throw new Refusal('invalid_field', { fields: { [name]: { key: 'invalid' } } });
  return [tx.now, from ?? null, to ?? null, USUAL_DAYS];
}

const USUAL_DAYS = 7;
/** Nobody has anything beyond, and some days before and after either can still be told. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Those that were asked for: the last seven up to today where nothing was said. */
export async function businessSpan(tx: Tx, asked: AskedSpan): Promise<BusinessSpan> {
  const [span] = await tx.run<BusinessSpan>(statement, spanParameters(tx, asked));
  if (!span) throw new Error('there is no business calendar');
  const days = Temporal.PlainDate.from(span.from).until(span.to).days + 1;
  if (days < 1) throw new Refusal('invalid_field', { fields: { to: { key: 'invalid' } } });
  if (days > RECORD_DAYS_MAXIMUM)
    throw new Refusal('invalid_field', {
      fields: { from: { key: 'too_many_days', params: { maximum: RECORD_DAYS_MAXIMUM } } },
    });
  return span;
}

const statement: Statement = {
  name: 'figures.span',
  text: `select s.today, s.first_day as "from", s.last_day as "to", business_day_begins(s.first_day) as begins,
           business_day_begins(s.last_day + 1) as ends
         from business_span($1, $2, $3, $4) s`,
};
