import type { DrawnNumbers } from '@pelita/contract';
import { gameOf } from '@pelita/lottery';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import { rulesOf } from '../games/game-facts.ts';
import type { DrawsNeeds } from '../needs.ts';
import { readResult } from '../results/read-result.ts';
import { writeResults } from '../results/write-results.ts';
import type { DrawTables } from '../store.ts';
import type { ResultsFeed, SourceAnswer } from './results-source.ts';

export type Feeding = { feed: ResultsFeed; needs: Pick<DrawsNeeds, 'settle'> };

const AT_A_TIME = 50;

/** Each minute the sources are asked about every draw whose time has come, until its result is taken. */
export function feedJob(feeding: Feeding): JobHandler {
  return { name: 'draws.ask-feed', schedule: '* * * * *', long: (database) => askFeed(database, feeding) };
}

type Waiting = { draw_id: string; game_code: string; draw_no: string; draws_at: Temporal.Instant };

async function askFeed(database: Database, feeding: Feeding): Promise<void> {
  const waiting = await database.reading((tx) => tx.run<Waiting>(waitingStatement, [tx.now, AT_A_TIME]));
  await Promise.all(
    waiting.map(async (draw) => {
      const { source, second } = feeding.feed;
      const asked = { gameCode: draw.game_code, drawNo: draw.draw_no };
      const [first, other] = await Promise.all([source(asked), second ? second(asked) : null]);
      await database.transaction((tx) => hear(tx, feeding, { draw, first, other }));
    }),
  );
}

type Heard = { draw: Waiting; first: SourceAnswer; other: SourceAnswer | null };
type FeedRow = Pick<DrawTables['draw_feed'], 'told' | 'problem'>;

/**
 * A whole result is taken when a second source tells the same or, where there is none, when the first tells it twice in a
 * row. Whatever else is heard is noted for operators and settles nothing.
 */
async function hear(tx: Tx, { needs }: Feeding, { draw, first, other }: Heard): Promise<void> {
  const [scheduled] = await tx.run<{ draw_id: string }>(lockStatement, [draw.draw_id]);
  if (!scheduled) return;
  const [before = { told: null, problem: null }] = await tx.run<FeedRow>(feedStatement, [draw.draw_id]);
  if (first.kind === 'partial') await keepPartial(tx, draw, first.sent);
  const { told, problem } = judge(draw, { before, first, other });
  await tx.run(keepStatement, [draw.draw_id, tx.now, told && JSON.stringify(told), problem]);
  const isConfirmed = other !== null || (before.told !== null && same(before.told, told));
  if (told === null || problem !== null || !isConfirmed) return;
  await writeResults(
    tx,
    [
      {
        drawId: draw.draw_id,
        gameCode: draw.game_code,
        drawNo: draw.draw_no,
        drawsAt: draw.draws_at,
        revision: 1,
        result: told,
        source: 'feed',
      },
    ],
    needs,
  );
}

/** The whole result that was told, and what keeps it from being taken. */
function judge(
  draw: Waiting,
  { before, first, other }: { before: FeedRow; first: SourceAnswer; other: SourceAnswer | null },
): FeedRow {
  if (before.problem === 'changed') return before;
  if (first.kind === 'problem') return { told: before.told, problem: first.problem };
  if (first.kind !== 'whole') return { told: before.told, problem: null };
  const told = wholeOf(draw, first.sent);
  if (told === null) return { told: before.told, problem: 'malformed' };
  if (before.told !== null && !same(before.told, told)) return { told: before.told, problem: 'changed' };
  if (other === null) return { told, problem: null };
  if (other.kind === 'problem') return { told, problem: other.problem };
  // The second source may be slower: until it tells the whole, nothing is confirmed and nothing is wrong.
  if (other.kind !== 'whole') return { told, problem: 'no_answer' };
  return { told, problem: same(told, wholeOf(draw, other.sent)) ? null : 'sources_differ' };
}

function wholeOf({ game_code: code }: Waiting, sent: unknown): DrawnNumbers | null {
  const game = gameOf(code);
  return game ? readResult(game, sent) : null;
}

function same(one: DrawnNumbers, other: DrawnNumbers | null): boolean {
  if (other === null || Object.keys(one).length !== Object.keys(other).length) return false;
  return Object.entries(one).every(([prize, numbers]) => JSON.stringify(numbers) === JSON.stringify(other[prize]));
}

async function keepPartial(tx: Tx, draw: Waiting, sent: Record<string, unknown>): Promise<void> {
  const drawn = drawnSoFar(draw, sent);
  if (Object.keys(drawn).length > 0) await tx.run(partialStatement, [draw.draw_id, JSON.stringify(drawn), tx.now]);
}

/** Only what can be a number of one of the game's prizes is shown to anybody. */
function drawnSoFar({ game_code: code }: Waiting, sent: Record<string, unknown>): DrawnNumbers {
  const game = gameOf(code);
  if (game === undefined) return {};
  return Object.fromEntries(
    Object.keys(rulesOf(game).shape.example).flatMap((prize) => {
      const numbers = [sent[prize] ?? []].flat().filter((number) => typeof number === 'string');
      const isWell = numbers.length > 0 && numbers.every((number) => /^[0-9]{1,6}$/.test(number));
      return isWell ? [[prize, numbers.slice(0, MOST_NUMBERS)]] : [];
    }),
  );
}

const MOST_NUMBERS = 30;

const waitingStatement: Statement = {
  name: 'draws.waiting-for-feed',
  text: `select draw_id, game_code, draw_no, draws_at from draw
         where state = 'scheduled' and origin = 'feed' and draws_at <= $1 order by draws_at desc, draw_id limit $2`,
};
const lockStatement: Statement = {
  name: 'draws.lock-scheduled',
  text: `select draw_id from draw where draw_id = $1 and state = 'scheduled' for update`,
};
const feedStatement: Statement = {
  name: 'draws.feed-before',
  text: 'select told, problem from draw_feed where draw_id = $1',
};
const keepStatement: Statement = {
  name: 'draws.keep-feed',
  text: `insert into draw_feed (draw_id, asked_at, told, problem) values ($1, $2, $3, $4)
         on conflict (draw_id) do update set asked_at = excluded.asked_at, told = excluded.told, problem = excluded.problem`,
};
const partialStatement: Statement = {
  name: 'draws.keep-partial',
  text: `insert into draw_partial (draw_id, result, at) values ($1, $2, $3)
         on conflict (draw_id) do update set result = excluded.result, at = excluded.at`,
};
