import { searchKey } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { catalogueVersion, type ListedGame, listedGames, type VendorRow, vendors } from './store.ts';

/** A listed title with what searching and sorting need of it, worked out once. */
export type ShelvedGame = ListedGame & {
  nameKey: string;
  vendorKey: string;
  listedAtMs: number;
};

/** Everything that is listed, as it stood at one version of the tables. Nobody changes it. */
export type Snapshot = {
  version: string;
  /** In alphabetical order. */
  games: readonly ShelvedGame[];
  newestFirst: readonly ShelvedGame[];
  byCode: ReadonlyMap<string, ShelvedGame>;
  /** In the order of listing. */
  vendors: readonly VendorRow[];
};

export type SnapshotOf = (tx: Tx) => Promise<Snapshot>;

/**
 * Keeps the catalogue in memory. Each question reads the version of the tables in its own transaction, which is one
 * short row, and everything again only when that is another: what another process changed shows at once.
 */
export function createSnapshots(): SnapshotOf {
  let kept: Snapshot | null = null;
  return async (tx) => {
    const version = await catalogueVersion(tx);
    // What is read after the version is as new or newer, so at worst it is read once more.
    if (kept?.version !== version) kept = snapshotFrom(version, await listedGames(tx), await vendors(tx));
    return kept;
  };
}

export function snapshotFrom(version: string, listed: readonly ListedGame[], lanes: readonly VendorRow[]): Snapshot {
  const vendorKeys = new Map(lanes.map(({ display_name }) => [display_name, searchKey(display_name)]));
  const games = listed
    .map((game) => ({
      ...game,
      nameKey: searchKey(game.name),
      vendorKey: vendorKeys.get(game.vendorName) ?? searchKey(game.vendorName),
      listedAtMs: game.listedAt.epochMilliseconds,
    }))
    .toSorted((a, b) => alphabet.compare(a.name, b.name));
  return {
    version,
    games,
    newestFirst: games.toSorted((a, b) => b.listedAtMs - a.listedAtMs || b.position - a.position),
    byCode: new Map(games.map((game) => [game.gameCode, game])),
    vendors: lanes,
  };
}

const alphabet = new Intl.Collator('en');
