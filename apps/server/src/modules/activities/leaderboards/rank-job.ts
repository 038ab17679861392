import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import { offerReward } from '../../rewards/index.ts';
import { businessToday } from '../counting/business-days.ts';
import { type Cycle, cycleAt, cycleBefore } from '../missions/cycle.ts';
import { cycleName, type Mission, missionsInOrder } from '../missions/mission-store.ts';
import type { Parts } from '../needs.ts';
import { noPrize, payOf, prizeIn } from '../prizes.ts';
import { titlesOf } from '../told.ts';
import { boardTables, isClosed, type StandingRow, standingsOf } from './board-store.ts';

/** How many are kept where the prizes end earlier. */
const RANKS_KEPT = 100;
const PRIZE_DAYS = 30;

/** Each minute, after the figures. A board is counted anew until its days are closed; then it is frozen, once. */
export function rankJob({ brand }: Pick<Parts, 'brand'>): JobHandler {
  return {
    name: 'activities.rank',
    schedule: '* * * * *',
    long: async (database: Database) => {
      const boards = await database.reading(boardsToCount);
      for (const board of boards) await database.transaction((tx) => countBoard(tx, board, brand));
    },
  };
}

type Board = { mission: Mission; cycle: Cycle };

async function boardsToCount(tx: Tx): Promise<Board[]> {
  const today = await businessToday(tx);
  const ranked = (await missionsInOrder(tx)).filter(
    ({ is_offered, rankPrizes }) => is_offered && rankPrizes.length > 0,
  );
  const open = await boardTables(tx).selectFrom('mission_board').selectAll().where('is_final', '=', false).execute();
  return ranked.flatMap((mission) => {
    const begun = open.filter(({ mission_id }) => mission_id === mission.mission_id);
    const cycles = [
      ...begun.map(({ cycle_from, cycle_to }) => ({ from: cycle_from, to: cycle_to })),
      cycleBefore(mission, today),
      cycleAt(mission, today),
    ].filter((cycle) => cycle !== null);
    return [...new Map(cycles.map((cycle) => [cycle.from, cycle])).values()].map((cycle) => ({ mission, cycle }));
  });
}

async function countBoard(tx: Tx, { mission, cycle }: Board, { currency }: Parts['brand']): Promise<void> {
  const { mission_id, rankPrizes } = mission;
  const key = { mission_id, cycle_from: cycle.from };
  await boardTables(tx)
    .insertInto('mission_board')
    .values({ ...key, cycle_to: cycle.to, counted_at: tx.now, is_final: false })
    .onConflict((conflict) => conflict.columns(['mission_id', 'cycle_from']).doNothing())
    .execute();
  const board = boardTables(tx).selectFrom('mission_board').select('is_final').forUpdate();
  const { is_final } = await board
    .where('mission_id', '=', mission_id)
    .where('cycle_from', '=', cycle.from)
    .executeTakeFirstOrThrow();
  if (is_final) return;

  const isFinal = await isClosed(tx, cycle.to);
  const most = Math.max(RANKS_KEPT, ...rankPrizes.map(({ rank_to }) => rank_to));
  const standings = (await standingsOf(tx, mission, cycle, most)).map((standing) => {
    const prize = rankPrizes.find(({ rank_from, rank_to }) => standing.rank >= rank_from && standing.rank <= rank_to);
    const { prize_kind, prize_amount, prize_turnover_hundredths } = prize ?? noPrize;
    return { ...key, ...standing, prize_kind, prize_amount, prize_turnover_hundredths };
  });
  await boardTables(tx)
    .deleteFrom('mission_standing')
    .where('mission_id', '=', mission_id)
    .where('cycle_from', '=', cycle.from)
    .execute();
  if (standings.length > 0) await boardTables(tx).insertInto('mission_standing').values(standings).execute();
  await boardTables(tx)
    .updateTable('mission_board')
    .set({ counted_at: tx.now, is_final: isFinal })
    .where('mission_id', '=', mission_id)
    .where('cycle_from', '=', cycle.from)
    .execute();
  if (isFinal) await layOutPrizes(tx, { mission, cycle, standings, currency });
}

/** In the transaction that freezes the board: the ranks that are shown are those that are paid. */
async function layOutPrizes(
  tx: Tx,
  {
    mission,
    cycle,
    standings,
    currency,
  }: Board & { standings: readonly StandingRow[]; currency: Parts['brand']['currency'] },
): Promise<void> {
  const expiresAt = tx.now.add({ hours: PRIZE_DAYS * 24 });
  for (const standing of standings) {
    const prize = prizeIn(standing);
    if (!prize) continue;
    await offerReward(tx, {
      playerId: standing.player_id,
      source: 'leaderboard',
      reference: cycleName(mission.mission_id, cycle.from),
      pay: payOf(tx, prize, currency),
      expiresAt,
      words: { place: String(standing.rank), name: titlesOf(mission.texts) },
    });
  }
}
