import type { MissionState, PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { businessToday } from '../counting/business-days.ts';
import { type AskedObjective, reachedOf } from '../counting/reached.ts';
import { type Cycle, cycleAt, cycleBefore } from './cycle.ts';
import { claimsSince, cycleName, type Mission, missionsInOrder } from './mission-store.ts';

export type PlayerMission = { mission: Mission; cycle: Cycle; reached: bigint; state: MissionState };

/** The missions of today as the player has them at this instant, and those of the cycle before that wait to be claimed. */
export async function missionsOfPlayer(tx: Tx, playerId: PlayerId): Promise<PlayerMission[]> {
  const today = await businessToday(tx);
  const seen = (await missionsInOrder(tx))
    .filter(({ is_offered }) => is_offered)
    .flatMap((mission) => {
      const [now, before] = [cycleAt(mission, today), cycleBefore(mission, today)];
      return [
        ...(before ? [{ mission, cycle: before, isOver: true }] : []),
        ...(now ? [{ mission, cycle: now, isOver: false }] : []),
      ];
    });
  if (seen.length === 0) return [];
  const reached = await reachedOf(tx, playerId, seen.map(askedObjective));
  const earliest = seen.map(({ cycle }) => cycle.from).toSorted()[0] ?? today;
  const claims = await claimsSince(tx, playerId, earliest);
  return seen.flatMap(({ mission, cycle, isOver }): PlayerMission[] => {
    const name = cycleName(mission.mission_id, cycle.from);
    const amount = reached(name);
    const isReached = mission.target !== null && amount >= mission.target;
    const state = claims.has(name) ? 'claimed' : isReached ? 'claimable' : 'open';
    return isOver && state !== 'claimable' ? [] : [{ mission, cycle, reached: amount, state }];
  });
}

export function askedObjective({ mission, cycle }: { mission: Mission; cycle: Cycle }): AskedObjective {
  const { mission_id, objective, categories } = mission;
  return { name: cycleName(mission_id, cycle.from), objective, categories, ...cycle };
}
