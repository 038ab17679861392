import type { LotteryGame } from '@pelita/contract';
import { type Game, gameOf } from '@pelita/lottery';
import type { Tx } from '../../../platform/database/tx.ts';
import { tables } from '../store.ts';
import { comingDraw, type ComingRow, openedDraw, type OpenedRow } from './draw-shapes.ts';
import { comingDraws, lastOpenedDraws } from './draw-store.ts';
import { everySecondsOf, groupOf, originOf, type Origins, rulesOf, shownName, zoneOf } from './game-facts.ts';

/** Every open game in the operators' order, with the draw that takes bets and the last result. */
export async function openGames(tx: Tx, origins: Origins): Promise<LotteryGame[]> {
  const open = await tables(tx)
    .selectFrom('lottery_game')
    .select('code')
    .where('is_open', '=', true)
    .orderBy('rank')
    .orderBy('code')
    .execute();
  const codes = open.map(({ code }) => code);
  const coming = await comingDraws(tx, codes, 1);
  const last = await lastOpenedDraws(tx, codes, 1);
  const comingBy = new Map(coming.map((row) => [row.game_code, row]));
  const lastBy = new Map(last.map((row) => [row.game_code, row]));
  return codes.flatMap((code) => {
    const game = gameOf(code);
    return game ? [gameShape(game, { origins, coming: comingBy.get(code), last: lastBy.get(code) })] : [];
  });
}

type Shown = { origins: Origins; coming: ComingRow | undefined; last: OpenedRow | undefined };

function gameShape(game: Game, { origins, coming, last }: Shown): LotteryGame {
  const drawnBy = originOf(game, origins);
  return {
    gameId: game.code,
    rules: game.rules,
    group: groupOf(game),
    zone: zoneOf(game),
    prizeMode: rulesOf(game).prizeMode,
    name: shownName(game, drawnBy),
    drawnBy,
    everySeconds: everySecondsOf(game),
    currentNumero: coming ? comingDraw(coming) : null,
    lastNumero: last ? openedDraw(last) : null,
  };
}
