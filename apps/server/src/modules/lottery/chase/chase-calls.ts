import {
  type CallAnswer,
  type CallInput,
  type chaseStates,
  type listLotteryChases,
  type PlayerId,
  Refusal,
  type stopLotteryChase,
} from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';

type List = typeof listLotteryChases;
type Stop = typeof stopLotteryChase;
type Shape = CallAnswer<Stop>;

export async function listChases(
  tx: Tx,
  who: CallerOf<List>,
  { query: { page, size } }: CallInput<List>,
): Promise<CallAnswer<List>> {
  const found = await tx.run<ChaseRow>(listStatement, [who.player.playerId, (page - 1) * size, size + 1]);
  return { content: found.slice(0, size).map(chaseShape), page, hasMore: found.length > size };
}

/** What is bet already stands; one that has ended stays as it ended. */
export async function stopChase(tx: Tx, who: CallerOf<Stop>, { params }: CallInput<Stop>): Promise<Shape> {
  const { playerId } = who.player;
  await tx.run(stopStatement, [playerId, params.chaseId, tx.now]);
  const [chase] = await tx.run<ChaseRow>(oneStatement, [playerId, params.chaseId]);
  if (chase === undefined) throw new Refusal('lottery_order_unknown');
  return chaseShape(chase);
}

type ChaseRow = {
  playerId: PlayerId;
  chaseId: string;
  gameCode: string;
  items: Shape['items'];
  state: (typeof chaseStates)[number];
  reason: string | null;
  placed: number;
  multiples: number[];
  stopOnWin: boolean;
  startedAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
};

function chaseShape({ playerId: _, startedAt, endedAt, ...chase }: ChaseRow): Shape {
  return { ...chase, startedAt: startedAt.toString(), endedAt: endedAt?.toString() ?? null };
}

const columns = `player_id as "playerId", chase_id as "chaseId", game_code as "gameCode", items, state, reason, placed, multiples,
  stops_on_win as "stopOnWin", started_at as "startedAt", ended_at as "endedAt"`;

const listStatement: Statement = {
  name: 'lottery.chases',
  text: `select ${columns} from lottery_chase where player_id = $1
         order by state <> 'running', chase_id desc offset $2 limit $3`,
};
const oneStatement: Statement = {
  name: 'lottery.chase',
  text: `select ${columns} from lottery_chase where player_id = $1 and chase_id = $2`,
};
const stopStatement: Statement = {
  name: 'lottery.stop-chase',
  text: `update lottery_chase set state = 'stopped', ended_at = $3
         where player_id = $1 and chase_id = $2 and state = 'running'`,
};
