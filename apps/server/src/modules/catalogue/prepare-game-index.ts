import { createHash } from 'node:crypto';
import { type CallAnswer, gameCategories, gameIndex, slugOf } from '@pelita/contract';
import type { Database } from '../../platform/database/tx.ts';
import type { PreparedAnswer } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/send-prepared.ts';
import { artKitVersion } from './art/picture-url.ts';
import { newCodes } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import type { ShelvedGame, Snapshot } from './snapshot.ts';

/** The catalogue packed for the browser, made anew when what is listed or what is new has changed. */
export function prepareGameIndex({ snapshot, isClosed }: Pick<Shelves, 'snapshot' | 'isClosed'>) {
  let kept: { key: string; answer: Promise<PreparedAnswer> } | null = null;
  return async (database: Database): Promise<PreparedAnswer> => {
    const { listed, fresh } = await database.reading(async (tx) => {
      const now = await snapshot(tx);
      return { listed: now, fresh: newCodes(now, tx.now) };
    });
    const closed = new Set(listed.games.filter(isClosed).map(({ gameCode }) => gameCode as string));
    const key = JSON.stringify([listed.version, [...fresh], [...closed]]);
    if (kept?.key !== key) kept = { key, answer: prepareAnswer(gameIndex, indexOf(listed, key, { fresh, closed })) };
    return await kept.answer;
  };
}

/** Rows stand by vendor and then by the order of listing, where neighbours are most alike and pack best. */
function indexOf(
  snapshot: Snapshot,
  key: string,
  { fresh, closed }: { fresh: ReadonlySet<string>; closed: ReadonlySet<string> },
): CallAnswer<typeof gameIndex> {
  const place = new Map<string, number>(snapshot.vendors.map(({ code }, position) => [code, position]));
  const placeOf = (game: ShelvedGame): number => place.get(game.vendorCode) ?? 0;
  const games = snapshot.games.toSorted((a, b) => placeOf(a) - placeOf(b) || a.position - b.position);
  const engines = [...new Set(games.flatMap(({ facts }) => facts ?? []))];
  const engineAt = new Map(engines.map((facts, position) => [facts, position]));
  return {
    version: createHash('sha256').update(artKitVersion).update(key).digest('base64url').slice(0, 16),
    kit: artKitVersion,
    vendors: snapshot.vendors.map(({ code, display_name }) => ({ code, name: display_name })),
    engines: engines.map(({ id, family, rtpPercent, volatility, features }) => ({
      key: id,
      family,
      rtpPercent,
      volatility,
      features: [...features],
    })),
    categories: [...gameCategories],
    names: games.map(({ name }) => name),
    nodeIds: games.map(({ nodeId }, row) => Number(nodeId) - Number(games[row - 1]?.nodeId ?? 0)),
    vendor: games.map(placeOf),
    engine: games.map(({ facts }) => (facts ? (engineAt.get(facts) ?? NO_ENGINE) : NO_ENGINE)),
    category: games.map(({ category }) => gameCategories.indexOf(category)),
    codes: games.map(({ name, gameCode }) => (slugOf(name) === gameCode ? 0 : gameCode)),
    listedDay: games.map(({ listedAtMs }) => Math.floor(listedAtMs / MS_PER_DAY)),
    fresh: rowsIn(games, fresh),
    closed: rowsIn(games, closed),
  };
}

function rowsIn(games: readonly ShelvedGame[], codes: ReadonlySet<string>): number[] {
  return games.flatMap(({ gameCode }, row) => (codes.has(gameCode) ? row : []));
}

/** As the contract has it. */
const NO_ENGINE = -1;
const MS_PER_DAY = 24 * 60 * 60 * 1_000;
