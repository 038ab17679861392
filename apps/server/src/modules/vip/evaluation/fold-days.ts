import type { PlayerId } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { lockProgress, setProgress, today } from '../store.ts';
import { inSlicesOfPlayers } from '../../accounts/index.ts';

/** Figures of days before are recounted no more. */
const OPEN_DAYS = 5;

/** Adds the days that cannot change any more to the totals of every player, each day of a player once. */
export async function foldDays(database: Database): Promise<void> {
  const { end, isDone } = await database.transaction(async (tx) => {
    const { folded_before } = await lockProgress(tx);
    const before = (await today(tx)).subtract({ days: OPEN_DAYS }).toString();
    return { end: before, isDone: folded_before !== '-infinity' && folded_before >= before };
  });
  if (isDone) return;
  await inSlicesOfPlayers(database, (tx, players) => fold(tx, end, players));
  await database.transaction(async (tx) => {
    const { folded_before } = await lockProgress(tx);
    if (folded_before === '-infinity' || folded_before < end) await setProgress(tx, { folded_before: end });
  });
}

async function fold(tx: Tx, end: string, players: readonly PlayerId[]): Promise<number> {
  await lockProgress(tx);
  const [folded] = await tx.run<{ players: number }>(foldStatement, [players, end]);
  return folded?.players ?? 0;
}

const foldStatement: Statement = {
  name: 'vip.fold',
  text: `with closed as (
           select n.player_id, f.deposit_minor, f.turnover_minor
           from unnest($1::uuid[]) as n (player_id)
           left join vip_player p on p.player_id = n.player_id
           join lateral staked_and_paid_in_of(n.player_id, coalesce(p.folded_before, '-infinity'), $2::date) f
             on f.deposit_minor <> 0 or f.turnover_minor <> 0
         ), folded as (
           insert into vip_player as p (player_id, deposit_minor, turnover_minor, folded_before)
           select c.player_id, c.deposit_minor, c.turnover_minor, $2::date from closed c
           on conflict (player_id) do update set deposit_minor = p.deposit_minor + excluded.deposit_minor,
             turnover_minor = p.turnover_minor + excluded.turnover_minor, folded_before = excluded.folded_before
           returning player_id
         )
         select count(*)::int as players from folded`,
};
