import type { breakKinds, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type Break = { playerId: PlayerId; kind: (typeof breakKinds)[number]; endsAt: Temporal.Instant };

/** The one that ends last; null while none runs. */
export async function runningBreak(tx: Tx, playerId: PlayerId): Promise<Omit<Break, 'playerId'> | null> {
  const [row] = await tx.run<Omit<Break, 'playerId'>>(runningStatement, [playerId, tx.now]);
  return row ?? null;
}

/** Whether a self-exclusion runs, which is more than a time-out. */
export async function isExcluded(tx: Tx, playerId: PlayerId): Promise<boolean> {
  return (await tx.run(excludedStatement, [playerId, tx.now])).length > 0;
}

export async function insertBreak(tx: Tx, { playerId, kind, endsAt }: Break): Promise<void> {
  await tx.run(insertStatement, [playerId, tx.newId(), kind, tx.now, endsAt]);
}

const runningStatement: Statement = {
  name: 'safer-play.running-break',
  text: `select kind, ends_at as "endsAt" from play_break where player_id = $1 and ends_at > $2
         order by ends_at desc limit 1`,
};
const excludedStatement: Statement = {
  name: 'safer-play.excluded',
  text: "select from play_break where player_id = $1 and kind = 'exclusion' and ends_at > $2 limit 1",
};
const insertStatement: Statement = {
  name: 'safer-play.insert-break',
  text: 'insert into play_break (player_id, id, kind, began_at, ends_at) values ($1, $2, $3, $4, $5)',
};
