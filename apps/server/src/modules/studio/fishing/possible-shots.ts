import { Refusal, SHOT_TOLD_WITHIN_MS } from '@pelita/contract';
import { fishById, type FiredShot, fishEngineOf, type Shot, weapons } from '@pelita/games/fishing';
import { AHEAD_MS, type FishTitle } from './fish-terms.ts';

/**
 * Refuses what no cannon could have fired: out of order, faster than the weapon is ready again, of the future or too long
 * ago, and at what was not in the tank at that moment.
 */
export function refuseImpossible(
  { engine, gameCode }: Pick<FishTitle, 'engine' | 'gameCode'>,
  shots: readonly Shot[],
  { nowMs, last }: { nowMs: number; last: Pick<FiredShot, 'atMs' | 'weapon'> | null },
): void {
  let readyMs = last ? last.atMs + weapons[last.weapon].pauseMs : 0;
  const rules = fishEngineOf(engine);
  for (const { atMs, weapon, targets } of shots) {
    if (atMs < readyMs || atMs > nowMs + AHEAD_MS || atMs < nowMs - SHOT_TOLD_WITHIN_MS)
      throw new Refusal('shot_impossible');
    readyMs = atMs + weapons[weapon].pauseMs;
    if (targets.length > weapons[weapon].reach) throw new Refusal('shot_impossible');
    if (new Set(targets).size < targets.length) throw new Refusal('fish_unknown');
    if (targets.some((fish) => fishById(rules, gameCode, fish, atMs) === null)) throw new Refusal('fish_unknown');
  }
}
