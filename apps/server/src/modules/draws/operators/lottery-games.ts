import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { changeLotteryGame, listLotteryGames, orderLotteryGames } from '@pelita/contract/office';
import { gameOf } from '@pelita/lottery';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import type { ResultsFeed } from '../feed/results-source.ts';
import { originOf, type Origins, shownName } from '../games/game-facts.ts';
import { type DrawTables, tables } from '../store.ts';

type List = typeof listLotteryGames;
type Change = typeof changeLotteryGame;
type Order = typeof orderLotteryGames;

export function listGamesForOperators(origins: Origins, feed: ResultsFeed | null) {
  return async (tx: Tx): Promise<CallAnswer<List>> => {
    const rows = await tx.run<GameRow>(gamesStatement, [tx.now]);
    const [state] = await tx.run<FeedRow>(feedStatement, [tx.now]);
    return {
      games: rows.flatMap((row) => {
        const game = gameOf(row.code);
        if (game === undefined) return [];
        const drawnBy = originOf(game, origins);
        return {
          code: row.code,
          rules: game.rules,
          name: shownName(game, drawnBy),
          drawnBy,
          isOpen: row.is_open,
          version: row.version,
          changedAt: row.changed_at.toString(),
          changedBy: row.changed_by,
          nextDrawAt: row.next_draw_at?.toString() ?? null,
          lastDrawAt: row.last_draw_at?.toString() ?? null,
        };
      }),
      feed: {
        isConfigured: feed !== null,
        hasSecond: feed?.second != null,
        askedAt: state?.asked_at?.toString() ?? null,
        waiting: Number(state?.waiting ?? 0),
        problems: Number(state?.problems ?? 0),
      },
    };
  };
}

export async function changeGame(
  tx: Tx,
  { operator }: CallerOf<Change>,
  { params, body }: CallInput<Change>,
): Promise<CallAnswer<Change>> {
  const game = tables(tx).selectFrom('lottery_game').selectAll().where('code', '=', params.code);
  const before = await game.forUpdate().executeTakeFirst();
  if (!before) throw new Refusal('lottery_game_unknown');
  const { version, is_open: isOpen } = before;
  if (version !== body.version) throw new Refusal('changed_meanwhile', { extra: { current: { version, isOpen } } });
  const changed = { is_open: body.isOpen, version: version + 1, changed_at: tx.now, changed_by: operator.username };
  await tables(tx).updateTable('lottery_game').set(changed).where('code', '=', params.code).execute();
  await note(tx, operator.operatorId, {
    action: 'change-lottery-game',
    subject: `lottery-game:${params.code}`,
    before: { isOpen },
    after: { isOpen: body.isOpen },
  });
  return { version: changed.version, isOpen: body.isOpen };
}

export async function orderGames(
  tx: Tx,
  { operator }: CallerOf<Order>,
  { body }: CallInput<Order>,
): Promise<CallAnswer<Order>> {
  const { before, after } = body;
  const rows = await tx.run<{ code: string }>(lockStatement, []);
  const current = rows.map(({ code }) => code);
  if (current.join() !== before.join()) throw new Refusal('changed_meanwhile', { extra: { current } });
  if (after.toSorted().join() !== current.toSorted().join())
    throw new Refusal('invalid_field', { fields: { after: { key: 'invalid' } } });
  await tx.run(orderStatement, [after]);
  await note(tx, operator.operatorId, {
    action: 'order-lottery-games',
    subject: 'lottery-games',
    before: { order: before },
    after: { order: after },
  });
  return { order: after };
}

/** Open pages ask again, and the audit log has who did it. */
async function note(tx: Tx, operatorId: string, entry: Omit<Parameters<typeof recordAudit>[1], 'actor'>) {
  await tellEveryone(tx, 'catalogue');
  await recordAudit(tx, { actor: `operator:${operatorId}`, ...entry });
}

type GameRow = DrawTables['lottery_game'] & {
  next_draw_at: Temporal.Instant | null;
  last_draw_at: Temporal.Instant | null;
};
type FeedRow = { asked_at: Temporal.Instant | null; waiting: bigint; problems: bigint };

const gamesStatement: Statement = {
  name: 'draws.games-of-operators',
  text: `select g.*,
           (select draws_at from draw where game_code = g.code and closes_at > $1 and state = 'scheduled'
             order by closes_at limit 1) as next_draw_at,
           (select draws_at from draw where game_code = g.code and closes_at <= $1 and state in ('drawn', 'settled')
             order by closes_at desc limit 1) as last_draw_at
         from lottery_game g order by rank, code`,
};
const feedStatement: Statement = {
  name: 'draws.feed-state',
  text: `select (select max(asked_at) from draw_feed) as asked_at,
           count(*) filter (where origin = 'feed') as waiting,
           count(*) filter (where f.problem is not null) as problems
         from draw d left join draw_feed f using (draw_id) where d.state = 'scheduled' and d.draws_at <= $1`,
};
const lockStatement: Statement = {
  name: 'draws.lock-games',
  text: 'select code from lottery_game order by rank, code for update',
};
const orderStatement: Statement = {
  name: 'draws.order-games',
  text: `update lottery_game g set rank = place from unnest($1::text[]) with ordinality ordered (code, place)
         where g.code = ordered.code`,
};
