import type { Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import { dayAfter } from '../counting/business-days.ts';
import type { Parts } from '../needs.ts';
import { type Envelope, envelopesInOrder, envelopeTables } from './envelope-store.ts';

type Planning = Pick<Parts, 'brand' | 'seeds'>;

/** So that the next opening can always be seen with its commitment. */
const DAYS_AHEAD = 1;

export function planRoundsJob(planning: Planning): JobHandler {
  return { name: 'activities.plan', schedule: '*/5 * * * *', handle: (tx) => planRounds(tx, planning) };
}

/** Each opening is a row with its seed before it opens; one that is there already stays. */
export async function planRounds(tx: Tx, planning: Planning): Promise<void> {
  for (const envelope of await envelopesInOrder(tx))
    if (envelope.is_offered) await planEnvelope(tx, envelope, planning);
}

async function planEnvelope(tx: Tx, envelope: Envelope, { brand, seeds }: Planning): Promise<void> {
  const today = tx.now.toZonedDateTimeISO(brand.timeZone).toPlainDate().toString();
  const first = envelope.first_day > today ? envelope.first_day : today;
  const { envelope_id, kind, pool_minor, packets, prize_turnover_hundredths } = envelope;
  const planned = await envelopeTables(tx)
    .selectFrom('envelope_round')
    .select('day')
    .where('envelope_id', '=', envelope_id)
    .where('day', '>=', first)
    .execute();
  for (let day = first; day <= dayAfter(first, DAYS_AHEAD) && day <= envelope.last_day; day = dayAfter(day)) {
    const opens_at = openingOn(day, envelope, brand);
    if (planned.some((round) => round.day === day) || Temporal.Instant.compare(opens_at, tx.now) <= 0) continue;
    const round_id = tx.newId<string>();
    await envelopeTables(tx)
      .insertInto('envelope_round')
      .values({
        round_id,
        envelope_id,
        day,
        opens_at,
        closes_at: opens_at.add({ minutes: envelope.minutes }),
        kind,
        pool_minor,
        packets,
        prize_turnover_hundredths,
        taken: 0,
        paid_minor: 0n,
        ...(await seeds.make(round_id)),
      })
      .onConflict((conflict) => conflict.columns(['envelope_id', 'day']).doNothing())
      .execute();
  }
}

/** An hour that the zone leaves out that day opens with the next one. */
function openingOn(day: string, { opens_at }: Envelope, { timeZone }: Parts['brand']): Temporal.Instant {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(opens_at) })
    .toInstant();
}
