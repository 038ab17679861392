import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { startBreak } from '../breaks/start-break.ts';
import type { SaferPlayNeeds } from '../needs.ts';

type Needs = Pick<SaferPlayNeeds, 'endSessions'> & { currency: CurrencyCode };

/** Players who have used up their time in a period are on a break until the next one. */
export async function endOverTime(tx: Tx, { endSessions, currency }: Needs): Promise<void> {
  const over = await tx.run<{ player_id: PlayerId; ends_at: Temporal.Instant }>(overStatement, [tx.now]);
  for (const { player_id: playerId, ends_at: endsAt } of over)
    await startBreak(tx, { endSessions, currency }, { playerId, kind: 'time', endsAt });
}

const overStatement: Statement = {
  name: 'safer-play.over-time',
  text: `select l.player_id, max(business_day_begins(
             (play_period_begins(l.period, $1) + ('1 ' || l.period)::interval)::date)) as ends_at
         from play_limit l
         where l.kind = 'time'
           and exists (select from session s where s.player_id = l.player_id and s.ended_at is null and s.expires_at > $1)
           and minutes_logged_in(l.player_id, business_day_begins(play_period_begins(l.period, $1)), $1) >= l.amount
           and not exists (select from play_break b where b.player_id = l.player_id and b.ends_at > $1)
         group by l.player_id`,
};
