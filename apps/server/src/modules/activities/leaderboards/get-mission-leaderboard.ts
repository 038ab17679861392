import {
  type CallAnswer,
  type CallInput,
  type getMissionLeaderboard as boardCall,
  moneyObjectives,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { usernames } from '../../accounts/index.ts';
import { maskName } from '../../play/index.ts';
import { beginningsOf, businessToday, dayAfter } from '../counting/business-days.ts';
import { reachedOf } from '../counting/reached.ts';
import { cycleAt, cycleBefore } from '../missions/cycle.ts';
import { countedText } from '../missions/get-mission-summary.ts';
import { offeredMission } from '../missions/mission-store.ts';
import { askedObjective } from '../missions/missions-of-player.ts';
import type { Parts } from '../needs.ts';
import { optionalPrizeShape } from '../prizes.ts';
import { toldIn } from '../told.ts';
import { boardTables } from './board-store.ts';

type Call = typeof boardCall;

const RANKS_SHOWN = 20;

/** The ranks as they were counted within the last minute; what the reader has reached is of this instant. */
export function getMissionLeaderboard({ brand }: Pick<Parts, 'brand'>) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const mission = await offeredMission(tx, query.missionId);
    const today = await businessToday(tx);
    const cycle = mission && (cycleAt(mission, today) ?? cycleBefore(mission, today));
    if (!mission || !cycle || mission.rankPrizes.length === 0) throw new Refusal('mission_unknown');
    const { mission_id, objective } = mission;
    const board = await boardTables(tx)
      .selectFrom('mission_board')
      .select('is_final')
      .where('mission_id', '=', mission_id)
      .where('cycle_from', '=', cycle.from)
      .executeTakeFirst();
    const ranked = boardTables(tx)
      .selectFrom('mission_standing')
      .selectAll()
      .where('mission_id', '=', mission_id)
      .where('cycle_from', '=', cycle.from);
    const shown = await ranked.where('rank', '<=', RANKS_SHOWN).orderBy('rank').execute();
    const own = await ranked.where('player_id', '=', playerId).executeTakeFirst();
    const asked = askedObjective({ mission, cycle });
    const reached = (await reachedOf(tx, playerId, [asked]))(asked.name);
    const names = await usernames(
      tx,
      shown.map(({ player_id }) => player_id),
    );
    const text = (amount: bigint) => countedText(amount, objective, brand);
    return {
      missionId: mission_id,
      title: toldIn(mission.texts, who.language, brand).title,
      endsAt: (await beginningsOf(tx, [dayAfter(cycle.to)]))(dayAfter(cycle.to)).toString(),
      isFinal: board?.is_final ?? false,
      unit: moneyObjectives.includes(objective) ? 'money' : 'count',
      currency: brand.currency,
      content: shown.map((row) => {
        const [name, isOwn] = [names.get(row.player_id) ?? '', row.player_id === playerId];
        return {
          rank: row.rank,
          account: isOwn ? name : maskName(name),
          reachedValue: text(row.reached),
          prize: optionalPrizeShape(row, brand.currency),
          isOwn,
        };
      }),
      footer: { rank: own?.rank ?? null, reachedValue: text(board?.is_final && own ? own.reached : reached) },
    };
  };
}
