import type { Tx } from '../../../platform/database/tx.ts';
import type { Told } from '../told.ts';
import { type MissionRow, missionTables, type RankPrizeRow } from './mission-store.ts';

export type MissionParts = { texts: readonly Told[]; rankPrizes: readonly Omit<RankPrizeRow, 'mission_id'>[] };

/** Answers whether it was added: nothing is, where its code or its key is there already. */
export async function insertMission(tx: Tx, row: MissionRow, parts: MissionParts): Promise<boolean> {
  const added = await missionTables(tx)
    .insertInto('mission')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('mission_id')
    .executeTakeFirst();
  if (added) await writeMissionParts(tx, row.mission_id, parts);
  return added !== undefined;
}

export async function writeMissionParts(
  tx: Tx,
  mission_id: string,
  { texts, rankPrizes }: MissionParts,
): Promise<void> {
  const written = texts.map((text) => ({ ...text, mission_id }));
  await missionTables(tx).deleteFrom('mission_text').where('mission_id', '=', mission_id).execute();
  await missionTables(tx).deleteFrom('mission_rank_prize').where('mission_id', '=', mission_id).execute();
  await missionTables(tx).insertInto('mission_text').values(written).execute();
  if (rankPrizes.length === 0) return;
  await missionTables(tx)
    .insertInto('mission_rank_prize')
    .values(rankPrizes.map((prize) => ({ ...prize, mission_id })))
    .execute();
}
