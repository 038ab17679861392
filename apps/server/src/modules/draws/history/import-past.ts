import { drawsOn, gameOf, type Timetable } from '@pelita/lottery';
import { type PastDraw, readPastDraws, UnreadablePast } from '@pelita/lottery/past-draws';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

/** What cannot be imported, in one sentence. */
export class Unimportable extends Error {
  override name = 'Unimportable';
}

/**
 * Brings real past draws of a game into its history, where trends count them; nothing was bet on them, so they are settled.
 * A day that is there with the same numbers is left alone, one with other numbers refuses the whole file.
 */
export async function importPast(
  tx: Tx,
  { gameCode, csv }: { gameCode: string; csv: string },
): Promise<{ added: number; known: number }> {
  const timetables = northernTimetables(gameCode);
  const past = readOrRefuse(csv);
  const today = tx.now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const future = past.find(({ date }) => date >= today);
  if (future) throw new Unimportable(`${future.date} is not over: past draws only are imported.`);

  const rows = past.map((draw) => rowOf(draw, timetables));
  const numbers = rows.map(({ result }) => JSON.stringify(result));
  const drawNos = rows.map(({ drawNo }) => drawNo);
  const different = await tx.run<{ draw_no: string }>(differentStatement, [gameCode, drawNos, numbers]);
  const [first] = different;
  if (first) throw new Unimportable(`Draw ${first.draw_no} has other numbers here; nothing was imported.`);
  const added = await tx.run<{ draw_id: string }>(importStatement, [
    gameCode,
    rows.map(() => tx.newId()),
    drawNos,
    numbers,
    rows.map(({ closesAt }) => closesAt),
    rows.map(({ drawsAt }) => drawsAt),
    tx.now,
  ]);
  return { added: added.length, known: rows.length - added.length };
}

/** The columns are those of the north, so only a game by its rules can have them. */
function northernTimetables(gameCode: string): readonly Timetable[] {
  const game = gameOf(gameCode);
  if (game === undefined) throw new Unimportable(`There is no lottery game ${gameCode.slice(0, 40)}.`);
  if (game.rules !== 'XSMB') throw new Unimportable(`${gameCode} has other prizes: a file has the columns of XSMB.`);
  return game.timetables;
}

function readOrRefuse(csv: string): PastDraw[] {
  try {
    return readPastDraws(csv);
  } catch (error) {
    throw error instanceof UnreadablePast ? new Unimportable(error.message) : error;
  }
}

/** Hours of a day before the timetable began are those with which it begins. */
function rowOf({ date, result }: PastDraw, timetables: readonly Timetable[]) {
  const everyDay = timetables.slice(0, 1).map((timetable) => ({
    ...timetable,
    from: '0001-01-01',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    without: [],
  }));
  const [draw] = drawsOn(everyDay, date);
  if (draw === undefined) throw new Error(`the timetable has no draw on ${date}`);
  return { ...draw, result };
}

const differentStatement: Statement = {
  name: 'draws.past-that-differs',
  text: `select draw_no from draw join unnest($2::text[], $3::jsonb[]) past (draw_no, numbers) using (draw_no)
         where game_code = $1 and result is distinct from numbers order by draw_no limit 1`,
};
const importStatement: Statement = {
  name: 'draws.import-past',
  text: `with added as (
           insert into draw (game_code, draw_id, draw_no, origin, opens_at, closes_at, draws_at, state, result, revision, drawn_at, settled_at)
           select $1, draw_id, draw_no, 'import', closes_at - interval '1 day', closes_at, draws_at, 'settled', numbers, 1, draws_at, $7::timestamptz
           from unnest($2::uuid[], $3::text[], $4::jsonb[], $5::timestamptz[], $6::timestamptz[])
             past (draw_id, draw_no, numbers, closes_at, draws_at)
           on conflict (game_code, draw_no) do nothing
           returning draw_id, result)
         insert into draw_result (draw_id, revision, result, source, at)
         select draw_id, 1, result, 'import', $7::timestamptz from added returning draw_id`,
};
