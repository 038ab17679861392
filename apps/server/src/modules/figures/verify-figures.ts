import type { Statement, Tx } from '../../platform/database/tx.ts';

/** A figure that is not what the ledger comes to: where it is kept, and which. */
type FigureDifference = { rule: string; subject: string };

/** Compares every closed figure with the transfers themselves. It reads the whole ledger, so a snapshot is the place for it. */
export async function verifyFigures(
  tx: Tx,
): Promise<{ counts: Record<string, number>; differences: FigureDifference[] }> {
  const [counts] = await tx.run<Record<string, number>>(countStatement, []);
  return { counts: counts ?? {}, differences: await tx.run<FigureDifference>(differencesStatement, []) };
}

const countStatement: Statement = {
  name: 'figures.count',
  text: `select (select count(*)::float8 from figure_player_bucket) as buckets,
           (select count(*)::float8 from figure_player_day) as days`,
};
const differencesStatement: Statement = {
  name: 'figures.differences',
  text: `select rule, subject from figure_difference order by rule, subject`,
};
