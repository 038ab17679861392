import {
  type Brand,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type getMissionSummaryDetails as summaryCall,
  moneyObjectives,
  type Objective,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { beginningsOf, dayAfter } from '../counting/business-days.ts';
import type { Parts } from '../needs.ts';
import { optionalPrizeShape, prizeShape } from '../prizes.ts';
import { toldIn } from '../told.ts';
import { missionsOfPlayer, type PlayerMission } from './missions-of-player.ts';

type Call = typeof summaryCall;

/** What can be claimed first, then what is open, then what is claimed; within each in the operator's order. */
const ORDER = { claimable: 0, open: 1, claimed: 2 };

export function getMissionSummary({ brand }: Pick<Parts, 'brand'>) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { status, page, size } = query;
    const all = await missionsOfPlayer(tx, who.player.playerId);
    const asked = all
      .filter(({ state }) => status === 'all' || state === status)
      .toSorted((one, other) => ORDER[one.state] - ORDER[other.state]);
    const shown = asked.slice((page - 1) * size, page * size);
    const begins = await beginningsOf(
      tx,
      shown.map(({ cycle }) => dayAfter(cycle.to)),
    );
    return {
      list: shown.map((one) => shapeOf(one, { brand, language: who.language, endsAt: begins(dayAfter(one.cycle.to)) })),
      claimable: all.filter(({ state }) => state === 'claimable').length,
      page,
      totalPages: Math.ceil(asked.length / size),
    };
  };
}

export function countedText(amount: bigint, objective: Objective, { currency }: Pick<Brand, 'currency'>): string {
  return moneyObjectives.includes(objective) ? decimalFromMinor(amount, currency) : String(amount);
}

function shapeOf(
  { mission, cycle, reached, state }: PlayerMission,
  { brand, language, endsAt }: { brand: Brand; language: string; endsAt: Temporal.Instant },
): CallAnswer<Call>['list'][number] {
  const { objective, target, rankPrizes } = mission;
  const { currency } = brand;
  return {
    missionId: mission.mission_id,
    ...toldIn(mission.texts, language, brand),
    objective,
    categories: mission.categories,
    cycle: mission.cycle,
    cycleFrom: cycle.from,
    endsAt: endsAt.toString(),
    target: target === null ? null : countedText(target, objective, brand),
    reached: countedText(reached, objective, brand),
    unit: moneyObjectives.includes(objective) ? 'money' : 'count',
    currency,
    state,
    prize: optionalPrizeShape(mission, currency),
    rankPrizes: rankPrizes.map((row) => ({
      rankFrom: row.rank_from,
      rankTo: row.rank_to,
      prize: prizeShape(row, currency),
    })),
  };
}
