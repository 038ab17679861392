import { drawsOn, gameOf, type Result, type Timetable } from '@pelita/lottery';
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
  let added = 0;
  for (let at = 0; at < rows.length; at += AT_A_TIME)
    added += await importSome(tx, gameCode, rows.slice(at, at + AT_A_TIME));
  return { added, known: rows.length - added };
}

/** A statement has a limit of time. */
const AT_A_TIME = 1_000;

async function importSome(tx: Tx, gameCode: string, rows: readonly ReturnType<typeof rowOf>[]): Promise<number> {
  const known = new Map(
    (
      await tx.run<{ draw_no: string; result: Result | null }>(knownStatement, [
        gameCode,
        rows.map(({ drawNo }) => drawNo),
      ])
    ).map((row) => [row.draw_no, row.result]),
  );
  const different = rows.find(({ drawNo, result }) => known.has(drawNo) && !isSame(result, known.get(drawNo)));
  if (different) throw new Unimportable(`Draw ${different.drawNo} has other numbers here; nothing was imported.`);
  const added = rows.filter(({ drawNo }) => !known.has(drawNo));
  await tx.run(importStatement, [
    gameCode,
    added.map(() => tx.newId()),
    added.map(({ drawNo }) => drawNo),
    added.map(({ result }) => JSON.stringify(result)),
    added.map(({ closesAt }) => closesAt),
    added.map(({ drawsAt }) => drawsAt),
    tx.now,
  ]);
  return added.length;
}

/** Prizes may be kept in another order. */
function isSame(result: Result, known: Result | null | undefined): boolean {
  return Object.entries(result).every(([prize, numbers]) => numbers.join() === known?.[prize]?.join());
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

const knownStatement: Statement = {
  name: 'draws.known-past',
  text: 'select draw_no, result from draw where game_code = $1 and draw_no = any($2::text[])',
};
const importStatement: Statement = {
  name: 'draws.import-past',
  text: `with added as (
           insert into draw (game_code, draw_id, draw_no, origin, opens_at, closes_at, draws_at, state, result, revision, drawn_at, settled_at)
           select $1, draw_id, draw_no, 'import', closes_at - interval '1 day', closes_at, draws_at, 'settled', numbers, 1, draws_at, $7::timestamptz
           from unnest($2::uuid[], $3::text[], $4::jsonb[], $5::timestamptz[], $6::timestamptz[])
             past (draw_id, draw_no, numbers, closes_at, draws_at)
           returning draw_id, result)
         insert into draw_result (draw_id, revision, result, source, at)
         select draw_id, 1, result, 'import', $7::timestamptz from added returning draw_id`,
};
