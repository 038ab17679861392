import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { lockProgress, setProgress, today } from '../store.ts';

/** Figures of days before are recounted no more. */
const OPEN_DAYS = 5;

/** Adds the next day that cannot change any more to the totals of its players, each day once. True when there is none. */
export async function foldDay(tx: Tx): Promise<boolean> {
  const { folded_before } = await lockProgress(tx);
  const end = (await today(tx)).subtract({ days: OPEN_DAYS }).toString();
  const [next] = await tx.run<{ day: string | null }>(nextStatement, [folded_before, end]);
  if (!next?.day) {
    if (folded_before === '-infinity' || folded_before < end) await setProgress(tx, { folded_before: end });
    return true;
  }
  const before = Temporal.PlainDate.from(next.day).add({ days: 1 }).toString();
  await tx.run(foldStatement, [next.day, before]);
  await setProgress(tx, { folded_before: before });
  return false;
}

const nextStatement: Statement = {
  name: 'vip.next-day',
  text: 'select min(day)::text as day from figure_player_day where day >= $1::date and day < $2::date',
};
const foldStatement: Statement = {
  name: 'vip.fold',
  text: `insert into vip_player as p (player_id, deposit_minor, turnover_minor)
         select * from staked_and_paid_in($1::date, $2::date)
         on conflict (player_id) do update set deposit_minor = p.deposit_minor + excluded.deposit_minor,
           turnover_minor = p.turnover_minor + excluded.turnover_minor`,
};
