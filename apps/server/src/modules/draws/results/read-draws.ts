import type {
  CheckableDraw,
  DrawnNumbers,
  lastDraws,
  listDraws,
  nearDraws,
  openedVietnamDraws,
} from '@pelita/contract';
import { type Game, games } from '@pelita/lottery';
import type { UseCase } from '../../../platform/http/binding.ts';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { comingDraw, openedDraw } from '../games/draw-shapes.ts';
import { comingDraws, lastOpenedDraws } from '../games/draw-store.ts';
import { zoneOf } from '../games/game-facts.ts';
import { requireGame } from '../games/require-game.ts';
import type { DrawRow } from '../store.ts';

export const getNearDraws: UseCase<typeof nearDraws> = async (tx, _who, { query }) => {
  const codes = [requireGame(query.gameId).code];
  const upcoming = (await comingDraws(tx, codes, query.count)).map(comingDraw);
  const [last] = await lastOpenedDraws(tx, codes, 1);
  return {
    serverTime: tx.now.toString(),
    currentNumero: upcoming[0] ?? null,
    lastNumero: last ? openedDraw(last) : null,
    upcoming,
  };
};

export const listOpenedVietnamDraws: UseCase<typeof openedVietnamDraws> = async (tx, _who, { query }) => {
  const wanted = query.gameId === undefined ? games : [requireGame(query.gameId)];
  const codes = wanted.filter((game) => zoneOf(game) !== null).map(({ code }) => code);
  const opened = (await lastOpenedDraws(tx, codes, query.count)).map(openedDraw);
  return opened.toSorted((one, other) => other.drawsAt.localeCompare(one.drawsAt)).slice(0, query.count);
};

export const listLastDraws: UseCase<typeof lastDraws> = async (tx) => {
  const last = await lastOpenedDraws(tx, await openGameCodes(tx), 1);
  return Object.fromEntries(last.map((row) => [row.game_code, openedDraw(row)]));
};

export const getDraws: UseCase<typeof listDraws> = async (tx, _who, { params, query }) => {
  const game = requireGame(params.id);
  const { page, size, numero = null } = query;
  const rows = await tx.run<ClosedRow>(closedStatement, [game.code, tx.now, numero, size + 1, (page - 1) * size]);
  return { content: rows.slice(0, size).map((row) => checkable(game, row)), page, hasMore: rows.length > size };
};

type ClosedRow = DrawRow & { partial: DrawnNumbers | null };

function checkable(game: Game, row: ClosedRow): CheckableDraw {
  return {
    numero: row.draw_no,
    gameId: row.game_code,
    rules: game.rules,
    origin: row.origin,
    state: row.state,
    closesAt: row.closes_at.toString(),
    drawsAt: row.draws_at.toString(),
    drawnAt: row.drawn_at?.toString() ?? null,
    revision: row.revision,
    result: row.result,
    partial: row.partial,
    replayOf: row.replay_of,
    commitment: row.commitment,
    serverSeed: row.revealed_seed,
  };
}

async function openGameCodes(tx: Tx): Promise<string[]> {
  const rows = await tx.run<{ code: string }>(openCodesStatement, []);
  return rows.map(({ code }) => code);
}

const openCodesStatement: Statement = {
  name: 'draws.open-codes',
  text: 'select code from lottery_game where is_open',
};
const closedStatement: Statement = {
  name: 'draws.closed',
  text: `select d.draw_no, d.game_code, d.origin, d.state, d.closes_at, d.draws_at, d.drawn_at, d.revision, d.result,
           d.replay_of::text, d.commitment, d.revealed_seed, p.result as partial
         from draw d left join draw_partial p using (draw_id)
         where d.game_code = $1 and d.closes_at <= $2 and ($3::text is null or d.draw_no = $3)
         order by d.closes_at desc limit $4 offset $5`,
};
