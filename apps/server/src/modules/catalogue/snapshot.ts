import { gameCategories, type GameCategory, searchKey } from '@pelita/contract';
import type { EngineFacts } from '@pelita/games';
import { engineOf } from './engine-of.ts';
import { gatherBatches } from '../../platform/database/gather-batches.ts';
import type { Database, Tx } from '../../platform/database/tx.ts';
import { catalogueVersion, currentVersion, type ListedGame, listedGames, type VendorRow, vendors } from './store.ts';

/** A listed title with what searching and sorting need of it, worked out once. */
export type ShelvedGame = ListedGame & {
  nameKey: string;
  vendorKey: string;
  listedAtMs: number;
  /** Its place among all by name. */
  alphabetical: number;
  /** Of its engine; null where it has none of ours. */
  facts: EngineFacts | null;
  rtp: number | null;
};

/** Everything that is listed, as it stood at one version of the tables. Nobody changes it. */
export type Snapshot = {
  version: string;
  /** In alphabetical order. */
  games: readonly ShelvedGame[];
  newestFirst: readonly ShelvedGame[];
  /** Those that an operator has put before the others, in that order. */
  picked: readonly ShelvedGame[];
  byCode: ReadonlyMap<string, ShelvedGame>;
  /** In the order of listing. */
  vendors: readonly VendorRow[];
  /** What vendors are called, by code. */
  vendorNames: ReadonlyMap<string, string>;
  /** Who serves each category with what, in the order of the navigation. */
  lanes: readonly Lane[];
};

export type Lane = {
  category: GameCategory;
  lane: readonly { vendor: VendorRow; games: readonly ShelvedGame[] }[];
  gameCount: number;
  /** Titles by the class of their engine. */
  classes: readonly { facts: EngineFacts; gameCount: number }[];
};

export type Snapshots = {
  /** For what reads more in its transaction. */
  snapshot: (tx: Tx) => Promise<Snapshot>;
  /** For those who ask for nothing else: one reading of the version answers all that ask at once. */
  latest: () => Promise<Snapshot>;
};

/**
 * Keeps the catalogue in memory. Each question is followed by a reading of the tables' version, which is one short row, and
 * everything is read again only when that is another: what another process changed shows at once.
 */
export function createSnapshots(database: Pick<Database, 'single' | 'reading'>): Snapshots {
  let kept: Snapshot | null = null;
  const snapshot = async (tx: Tx): Promise<Snapshot> => {
    const version = await catalogueVersion(tx);
    // What is read after the version is as new or newer, so at worst it is read once more.
    if (kept?.version !== version) kept = snapshotFrom(version, await listedGames(tx), await vendors(tx));
    return kept;
  };
  const versionNow = gatherBatches(async (askers: readonly null[]) => {
    const version = await currentVersion(database);
    return askers.map(() => version);
  });
  return {
    snapshot,
    latest: async () => {
      const version = await versionNow(null);
      return kept?.version === version ? kept : database.reading(snapshot);
    },
  };
}

export function snapshotFrom(
  version: string,
  listed: readonly ListedGame[],
  listedVendors: readonly VendorRow[],
): Snapshot {
  const vendorKeys = new Map(listedVendors.map(({ display_name }) => [display_name, searchKey(display_name)]));
  const games = listed
    .toSorted((a, b) => alphabet.compare(a.name, b.name))
    .map((game, alphabetical) => ({ game, alphabetical, facts: engineOf(game.engine) }))
    .map(({ game, alphabetical, facts }) => ({
      ...game,
      nameKey: searchKey(game.name),
      vendorKey: vendorKeys.get(game.vendorName) ?? searchKey(game.vendorName),
      listedAtMs: game.listedAt.epochMilliseconds,
      alphabetical,
      facts,
      rtp: facts && Number(facts.rtpPercent),
    }));
  return {
    version,
    games,
    newestFirst: games.toSorted((a, b) => b.listedAtMs - a.listedAtMs || b.position - a.position),
    picked: games
      .filter(({ pickedPlace }) => pickedPlace !== null)
      .toSorted((a, b) => (a.pickedPlace ?? 0) - (b.pickedPlace ?? 0)),
    byCode: new Map(games.map((game) => [game.gameCode, game])),
    vendors: listedVendors,
    vendorNames: new Map(listedVendors.map(({ code, display_name }) => [code, display_name])),
    lanes: lanesOf(games, listedVendors),
  };
}

function lanesOf(games: readonly ShelvedGame[], listedVendors: readonly VendorRow[]): Lane[] {
  const byCategory = Map.groupBy(games, (game) => game.category);
  return gameCategories.flatMap((category) => {
    const titles = byCategory.get(category) ?? [];
    const byVendor = Map.groupBy(titles, (game) => game.vendorCode as string);
    const lane = listedVendors.flatMap((vendor) => {
      const own = byVendor.get(vendor.code);
      return own ? { vendor, games: own } : [];
    });
    return lane.length > 0 ? { category, lane, gameCount: titles.length, classes: classesOf(titles) } : [];
  });
}

function classesOf(games: readonly ShelvedGame[]): Lane['classes'] {
  return [...Map.groupBy(games, ({ facts }) => facts?.family).values()].flatMap((own) => {
    const facts = own[0]?.facts;
    return facts ? { facts, gameCount: own.length } : [];
  });
}

const alphabet = new Intl.Collator('en');
