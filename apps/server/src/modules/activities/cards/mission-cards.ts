import type { PromotionCard } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { beginningsOf, businessToday, dayAfter } from '../counting/business-days.ts';
import { cycleAt } from '../missions/cycle.ts';
import { type Mission, missionsInOrder } from '../missions/mission-store.ts';
import { missionsOfPlayer, type PlayerMission } from '../missions/missions-of-player.ts';
import type { Parts } from '../needs.ts';
import { activityCard, type CardReader } from './activity-card.ts';

type Seen = Pick<PlayerMission, 'mission' | 'cycle'> & { state: PlayerMission['state'] | null };

/** Missions of today, and what waits to be claimed. They count by themselves; a visitor is asked in. */
export function missionCards(parts: Parts) {
  return async (tx: Tx, { playerId, language }: CardReader): Promise<PromotionCard[]> => {
    const seen: Seen[] =
      playerId === null
        ? missionsOfToday(await missionsInOrder(tx), await businessToday(tx))
        : await missionsOfPlayer(tx, playerId);
    const ends = seen.map(({ cycle }) => dayAfter(cycle.to));
    const begins = await beginningsOf(tx, ends);
    return seen.map(({ mission, cycle, state }) =>
      activityCard(
        {
          id: mission.mission_id,
          kind: mission.rankPrizes.length > 0 ? 'leaderboard' : 'mission',
          status: statuses[state ?? 'visited'],
          texts: mission.texts,
          startsAt: null,
          endsAt: begins(dayAfter(cycle.to)),
        },
        parts,
        language,
      ),
    );
  };
}

const statuses = { visited: 'join', open: 'joined', claimable: 'claim', claimed: 'claimed' } as const;

function missionsOfToday(missions: readonly Mission[], today: string): Seen[] {
  return missions.flatMap((mission) => {
    const cycle = mission.is_offered ? cycleAt(mission, today) : null;
    return cycle ? [{ mission, cycle, state: null }] : [];
  });
}
