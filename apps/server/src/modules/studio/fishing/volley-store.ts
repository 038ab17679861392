import { LONGEST_LIFE_MS, type FiredShot, weaponIds } from '@pelita/games/fishing';
import type { Stops } from '@pelita/games';
import { SHOT_TOLD_WITHIN_MS } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { RoundKey, RoundRow } from '../rounds/round-store.ts';
import { stopsOfTable } from './fish-table-store.ts';

/** A volley is a round of the studio; its shots stand where a slot's stops are: when, which weapon, and each fish with its multiple. */
export function keptShots(shots: readonly FiredShot[]): Stops[] {
  return shots.map(({ atMs, weapon, catches }) => [
    atMs,
    weaponIds.indexOf(weapon),
    ...catches.flatMap(({ fish, multiple }) => [fish, multiple]),
  ]);
}

export function shotsOf(kept: readonly Stops[]): FiredShot[] {
  return kept.map(([atMs = 0, weapon = 0, ...pairs]) => ({
    atMs,
    weapon: weaponIds[weapon] ?? 'single',
    catches: Array.from({ length: pairs.length / 2 }, (_, i) => ({
      fish: pairs[2 * i] ?? 0,
      multiple: pairs[2 * i + 1] ?? 0,
    })),
  }));
}

/**
 * What was shot lately in a tank: which fish of those that may still swim are caught, by the player or at the table from
 * any of its seats, and when the player's own cannon fired last.
 */
export async function lately(
  tx: Tx,
  { userId, gameCode }: RoundKey,
  table: { table_id: string } | null,
): Promise<{ caught: Set<number>; last: FiredShot | null }> {
  const rows = await tx
    .tables<{ studio_round: RoundRow }>()
    .selectFrom('studio_round')
    .select('stops')
    .where('user_id', '=', userId)
    .where('game_code', '=', gameCode)
    .where('played_at', '>=', tx.now.subtract({ milliseconds: LONGEST_LIFE_MS + SHOT_TOLD_WITHIN_MS }))
    .where('state', 'not in', ['refused', 'rolled-back'])
    .execute();
  const shots = rows.flatMap(({ stops }) => shotsOf(stops)).toSorted((a, b) => a.atMs - b.atMs);
  const counting = table ? (await stopsOfTable(tx, table.table_id)).flatMap(shotsOf) : shots;
  const catches = counting.flatMap((shot) => shot.catches).filter(({ multiple }) => multiple > 0);
  return { caught: new Set(catches.map(({ fish }) => fish)), last: shots.at(-1) ?? null };
}
