import { accountTypes, type PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** As many as one transaction can delete well within its time. */
const AT_ONCE = 1_000;

/**
 * Deletes trial accounts that nobody has used since, with their names and sessions, and answers whose they were. Their
 * play money stays in its book, which is never rewritten.
 */
export async function forgetTrialAccounts(tx: Tx, unusedSince: Temporal.Instant): Promise<PlayerId[]> {
  const rows = await tx.run<{ player_id: PlayerId }>(forget, [accountTypes.trial, unusedSince, AT_ONCE]);
  return rows.map((row) => row.player_id);
}

const forget: Statement = {
  name: 'accounts.forget-trials',
  text: `with unused as (
           select player_id from account
           where account_type = $1 and registered_at < $2
             and not exists (
               select 1 from session where session.player_id = account.player_id and last_seen_at >= $2)
           limit $3),
         names as (delete from account_name where player_id in (select player_id from unused)),
         sessions as (delete from session where player_id in (select player_id from unused))
         delete from account where player_id in (select player_id from unused) returning player_id`,
};
