import type { Tx } from '../../../platform/database/tx.ts';
import { type Ladder, tables } from '../store.ts';

export type NewRank = Omit<Ladder[number], 'level'>;

/** Replaces the ranks, from the lowest. Which players hold them is not touched. */
export async function writeLadder(tx: Tx, ranks: readonly NewRank[]): Promise<void> {
  await tables(tx).deleteFrom('vip_rank_text').execute();
  await tables(tx).deleteFrom('vip_rank').execute();
  for (const [level, { names, rebates, ...columns }] of ranks.entries()) {
    const written = { level, ...columns, rebates: JSON.stringify(rebates) as never };
    await tables(tx).insertInto('vip_rank').values(written).execute();
    const texts = Object.entries(names).map(([language, name]) => ({ level, language, name }));
    await tables(tx).insertInto('vip_rank_text').values(texts).execute();
  }
  await tables(tx)
    .updateTable('vip_progress')
    .set(({ eb }) => ({ ladder_version: eb('ladder_version', '+', 1) }))
    .execute();
}
