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

const USUAL_DAYS = 7;

/** Those that were asked for: the last seven up to today where nothing was said. */
export async function businessSpan(
  tx: Tx,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<BusinessSpan> {
  const [now] = await tx.run<{ today: string }>(todayStatement, [tx.now]);
  if (!now) throw new Error('there is no business calendar');
  const to = asked.to ?? now.today;
  const from =
    asked.from ??
    Temporal.PlainDate.from(to)
      .subtract({ days: USUAL_DAYS - 1 })
      .toString();
  const days = Temporal.PlainDate.from(from).until(to).days + 1;
  if (days < 1) throw new Refusal('invalid_field', { fields: { to: { key: 'invalid' } } });
  if (days > RECORD_DAYS_MAXIMUM)
    throw new Refusal('invalid_field', {
      fields: { from: { key: 'too_many_days', params: { maximum: RECORD_DAYS_MAXIMUM } } },
    });
  const [bounds] = await tx.run<{ begins: Temporal.Instant; ends: Temporal.Instant }>(boundsStatement, [from, to]);
  if (!bounds) throw new Error('there is no business calendar');
  return { from, to, ...bounds, today: now.today };
}

const todayStatement: Statement = { name: 'figures.today', text: 'select business_day($1) as today' };
const boundsStatement: Statement = {
  name: 'figures.span',
  text: 'select business_day_begins($1::date) as begins, business_day_begins($2::date + 1) as ends',
};
