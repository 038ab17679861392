import type { GameCategory, MissionCycle, Objective, PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { OptionalPrize, PrizeColumns } from '../prizes.ts';
import type { Told } from '../told.ts';

export type MissionRow = OptionalPrize & {
  mission_id: string;
  code: string | null;
  objective: Objective;
  categories: GameCategory[];
  cycle: MissionCycle;
  first_day: string;
  last_day: string | null;
  is_offered: boolean;
  position: number;
  version: number;
  idempotency_key: string | null;
  /** Null with its prize for a leaderboard alone. */
  target: bigint | null;
};
export type RankPrizeRow = PrizeColumns & { mission_id: string; rank_from: number; rank_to: number };
export type Mission = MissionRow & { texts: readonly Told[]; rankPrizes: readonly RankPrizeRow[] };

export type ClaimRow = PrizeColumns & {
  player_id: PlayerId;
  mission_id: string;
  cycle_from: string;
  idempotency_key: string;
  reached: bigint;
  claimed_at: Temporal.Instant;
};

type MissionTables = {
  mission: MissionRow;
  mission_text: Told & { mission_id: string };
  mission_rank_prize: RankPrizeRow;
  mission_claim: ClaimRow;
};

export function missionTables(tx: Tx): Kysely<MissionTables> {
  return tx.tables<MissionTables>();
}

export async function missionsInOrder(tx: Tx): Promise<Mission[]> {
  const missions = await missionTables(tx)
    .selectFrom('mission')
    .selectAll()
    .orderBy('position')
    .orderBy('mission_id')
    .execute();
  const texts = await missionTables(tx).selectFrom('mission_text').selectAll().execute();
  const prizes = await missionTables(tx).selectFrom('mission_rank_prize').selectAll().orderBy('rank_from').execute();
  const textsOf = Map.groupBy(texts, ({ mission_id }) => mission_id);
  const prizesOf = Map.groupBy(prizes, ({ mission_id }) => mission_id);
  return missions.map((mission) => ({
    ...mission,
    texts: textsOf.get(mission.mission_id) ?? [],
    rankPrizes: prizesOf.get(mission.mission_id) ?? [],
  }));
}

export async function offeredMission(tx: Tx, id: string): Promise<Mission | null> {
  const missions = await missionsInOrder(tx);
  return missions.find(({ mission_id, is_offered }) => mission_id === id && is_offered) ?? null;
}

/** The cycles that a player has claimed since a day. */
export async function claimsSince(tx: Tx, playerId: PlayerId, from: string): Promise<Set<string>> {
  const rows = await missionTables(tx)
    .selectFrom('mission_claim')
    .select(['mission_id', 'cycle_from'])
    .where('player_id', '=', playerId)
    .where('cycle_from', '>=', from)
    .execute();
  return new Set(rows.map(({ mission_id, cycle_from }) => cycleName(mission_id, cycle_from)));
}

export function cycleName(missionId: string, from: string): string {
  return `${missionId}/${from}`;
}
