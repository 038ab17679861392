import { type CallAnswer, type CallInput, type DrawnNumbers, Refusal } from '@pelita/contract';
import type { getOfficeDraw } from '@pelita/contract/office';
import { gameOf } from '@pelita/lottery';
import type { Tx } from '../../../platform/database/tx.ts';
import { rulesOf } from '../games/game-facts.ts';
import { tables } from '../store.ts';

type Call = typeof getOfficeDraw;

export async function getDraw(tx: Tx, _who: unknown, { params }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const draw = await tables(tx).selectFrom('draw').selectAll().where('draw_id', '=', params.id).executeTakeFirst();
  if (!draw) throw new Refusal('draw_unknown');
  const { partial, feed, results } = await toldOf(tx, params.id);
  return {
    id: draw.draw_id,
    game: draw.game_code,
    drawNo: draw.draw_no,
    state: draw.state,
    origin: draw.origin,
    opensAt: draw.opens_at.toString(),
    closesAt: draw.closes_at.toString(),
    drawsAt: draw.draws_at.toString(),
    drawnAt: draw.drawn_at?.toString() ?? null,
    settledAt: draw.settled_at?.toString() ?? null,
    commitment: draw.commitment,
    revealedSeed: draw.revealed_seed,
    replayOf: draw.replay_of,
    prizes: prizesOf(draw.game_code),
    isToBeEntered:
      (draw.origin === 'feed' || draw.origin === 'entry') &&
      draw.state === 'scheduled' &&
      Temporal.Instant.compare(draw.draws_at, tx.now) <= 0,
    partial: partial ? { result: partial.result, at: partial.at.toString() } : null,
    feed: feed ? { askedAt: feed.asked_at.toString(), told: feed.told, problem: feed.problem } : null,
    results: results.map((row) => ({
      revision: row.revision,
      result: row.result,
      source: row.source,
      proposedBy: row.proposed_by,
      confirmedBy: row.confirmed_by,
      at: row.at.toString(),
    })),
  };
}

/** What has been told of a draw so far, and every result that it had. */
async function toldOf(tx: Tx, drawId: string) {
  const partial = tables(tx).selectFrom('draw_partial').selectAll().where('draw_id', '=', drawId);
  const feed = tables(tx).selectFrom('draw_feed').selectAll().where('draw_id', '=', drawId);
  const results = tables(tx).selectFrom('draw_result').selectAll().where('draw_id', '=', drawId);
  return {
    partial: await partial.executeTakeFirst(),
    feed: await feed.executeTakeFirst(),
    results: await results.orderBy('revision').execute(),
  };
}

/** As the example of the game's rules has them. */
function prizesOf(gameCode: string): { name: string; count: number; digits: number }[] {
  const game = gameOf(gameCode);
  if (game === undefined) return [];
  const { shape } = rulesOf(game);
  const example: DrawnNumbers = Object.fromEntries(
    Object.entries(shape.read(shape.example)).map(([prize, numbers]) => [prize, [...numbers]]),
  );
  return Object.entries(example).map(([name, numbers]) => ({
    name,
    count: numbers.length,
    digits: numbers[0]?.length ?? 0,
  }));
}
