import type { CurrencyCode, GameCategory, Objective, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type AskedObjective = {
  name: string;
  objective: Objective;
  /** Empty: all of them. */
  categories: readonly GameCategory[];
  from: string;
  to: string;
};

/** What the player has reached of each at this instant, by its name. */
export async function reachedOf(
  tx: Tx,
  playerId: PlayerId,
  asked: readonly AskedObjective[],
): Promise<(name: string) => bigint> {
  const rows = asked.map(({ name, objective, categories, from, to }) => ({
    name,
    objective,
    categories,
    from_day: from,
    to_day: to,
  }));
  const found =
    asked.length === 0
      ? []
      : await tx.run<{ name: string; reached: bigint }>(reachedStatement, [playerId, JSON.stringify(rows)]);
  const reached = new Map(found.map((row) => [row.name, row.reached]));
  return (name) => reached.get(name) ?? 0n;
}

/** From here on the player's money moves one after another: what is counted then is what is given for. */
export async function lockPlayer(tx: Tx, playerId: PlayerId, currency: CurrencyCode): Promise<void> {
  await tx.run(lockStatement, [playerId, currency]);
}

const reachedStatement: Statement = {
  name: 'activities.reached',
  text: 'select name, reached from activity_reached($1, $2::jsonb)',
};
const lockStatement: Statement = { name: 'activities.lock', text: "select lock_wallet($1, $2, 'real')" };
