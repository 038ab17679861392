import type {
  GameCategory,
  GameCode,
  NodeId,
  PlayerId,
  ProviderCode,
  TableSeed,
  VendorCode,
  VendorSeed,
} from '@pelita/contract';
import type { Generated, Kysely, Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { Window } from './maintenance-window.ts';

export type CatalogueTables = {
  vendor: {
    code: string;
    display_name: string;
    provider_code: string;
    position: number;
    is_enabled: boolean;
    version: Generated<number>;
    maintenance_from: Temporal.Instant | null;
    maintenance_until: Temporal.Instant | null;
  };
  game: {
    code: string;
    node_id: number;
    vendor_code: string;
    category: string;
    engine: string | null;
    name: string;
    position: number;
    listed_at: Temporal.Instant;
    is_enabled: boolean;
    provider_game_code: string | null;
    version: Generated<number>;
    maintenance_from: Temporal.Instant | null;
    maintenance_until: Temporal.Instant | null;
    picked_place: number | null;
  };
  game_room: {
    room_id: string;
    game_code: string;
    name: string;
    position: number;
    is_enabled: boolean;
    minimum_minor: bigint | null;
    maximum_minor: bigint | null;
    round_seconds: number | null;
  };
  favourite: { player_id: string; game_code: string; added_at: Temporal.Instant };
  recent_launch: { player_id: string; game_code: string; launched_at: Temporal.Instant };
};

/** A listed title with its vendor, as the server's other parts know it. */
export type ListedGame = {
  gameCode: GameCode;
  /** What the provider calls it; the same for the built-in games. */
  providerGameCode: string;
  nodeId: NodeId;
  vendorCode: VendorCode;
  vendorName: string;
  providerCode: ProviderCode;
  category: GameCategory;
  /** Null for an outside provider's title. */
  engine: string | null;
  name: string;
  position: number;
  listedAt: Temporal.Instant;
  isAvailable: boolean;
  /** Of the title and of its vendor. */
  maintenance: readonly Window[];
  /** Where an operator has put it before the others. */
  pickedPlace: number | null;
};

/** Another one after every change of a title or a vendor. */
export async function catalogueVersion(tx: Tx): Promise<string> {
  return versionIn(await tx.run<VersionRow>(versionStatement, []));
}
/** The same outside a transaction. */
export async function currentVersion(database: Pick<Database, 'single'>): Promise<string> {
  return versionIn(await database.single<VersionRow>(versionStatement, []));
}
type VersionRow = { version: string };
const versionIn = ([row]: readonly VersionRow[]): string => row?.version ?? '';
const versionStatement = { name: 'catalogue.version', text: 'select version::text as version from catalogue_version' };

export async function listedGames(tx: Tx): Promise<ListedGame[]> {
  const rows = await selectListed(tx)
    .where('game.is_enabled', '=', true)
    .where('vendor.is_enabled', '=', true)
    .execute();
  return rows.map(listedGame);
}

/** The form that the table demands. What comes in an address may be anything, also what the database cannot read. */
const GAME_CODE = /^[a-z0-9-]{2,64}$/;

export async function gameByCode(tx: Tx, gameCode: string): Promise<ListedGame | null> {
  if (!GAME_CODE.test(gameCode)) return null;
  const row = await selectListed(tx).where('game.code', '=', gameCode).executeTakeFirst();
  return row ? listedGame(row) : null;
}

export async function gameByNodeId(tx: Tx, nodeId: string): Promise<ListedGame | null> {
  const row = await selectListed(tx).where('game.node_id', '=', Number(nodeId)).executeTakeFirst();
  return row ? listedGame(row) : null;
}

export type VendorRow = Selectable<CatalogueTables['vendor']>;

export async function vendors(tx: Tx): Promise<VendorRow[]> {
  return await tables(tx).selectFrom('vendor').selectAll().where('is_enabled', '=', true).orderBy('position').execute();
}

export type Room = { roomId: string; gameCode: string; name: string };

export async function openRooms(tx: Tx): Promise<Room[]> {
  return await selectRooms(tx).orderBy('position').execute();
}

export async function roomById(tx: Tx, roomId: string): Promise<Room | null> {
  if (!GAME_CODE.test(roomId)) return null;
  return (await selectRooms(tx).where('room_id', '=', roomId).executeTakeFirst()) ?? null;
}

function selectRooms(tx: Tx) {
  return tables(tx)
    .selectFrom('game_room')
    .select(['room_id as roomId', 'game_code as gameCode', 'name'])
    .where('is_enabled', '=', true);
}

/** What makes a room of the built-in studio a table; null for any other room, and for none. */
export async function tableTermsOf(tx: Tx, gameCode: string) {
  const row = await tables(tx)
    .selectFrom('game_room')
    .select(['minimum_minor', 'maximum_minor', 'round_seconds'])
    .where('game_code', '=', gameCode)
    .where('is_enabled', '=', true)
    .orderBy('position')
    .executeTakeFirst();
  if (!row || row.minimum_minor === null || row.maximum_minor === null || row.round_seconds === null) return null;
  return { minimumMinor: row.minimum_minor, maximumMinor: row.maximum_minor, roundSeconds: row.round_seconds };
}

/** Each table of the seed has a room of its own name. Rooms that stand already stay as they are. */
export async function insertTables(
  tx: Tx,
  rooms: readonly { code: string; name: string; table: TableSeed; position: number }[],
): Promise<void> {
  if (rooms.length === 0) return;
  await tables(tx)
    .insertInto('game_room')
    .values(
      rooms.map(({ code, name, table, position }) => ({
        room_id: code,
        game_code: code,
        name,
        position,
        is_enabled: true,
        minimum_minor: table.minimumMinor,
        maximum_minor: table.maximumMinor,
        round_seconds: table.roundSeconds,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type NewGame = {
  code: string;
  name: string;
  engine: string | null;
  vendorCode: string;
  category: GameCategory;
  /** What an outside provider calls it. */
  providerGameCode?: string;
};

export async function listedCodes(tx: Tx): Promise<Set<string>> {
  const rows = await tables(tx).selectFrom('game').select('code').execute();
  return new Set(rows.map((row) => row.code));
}

/** Vendors that stand already stay as they are. */
export async function insertVendors(tx: Tx, vendors: readonly VendorSeed[], providerCode: string): Promise<void> {
  await tables(tx)
    .insertInto('vendor')
    .values(
      vendors.map(({ code, name }, position) => ({
        code,
        display_name: name,
        provider_code: providerCode,
        position,
        is_enabled: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A vendor after all others; false when its code is taken. */
export async function insertLastVendor(tx: Tx, vendor: { code: string; name: string }): Promise<boolean> {
  return (await tx.run(insertVendorStatement, [vendor.code, vendor.name])).length > 0;
}
const insertVendorStatement = {
  name: 'catalogue.insert_last_vendor',
  text: `insert into vendor (code, display_name, provider_code, position)
         select $1, $2, $1, coalesce(max(position), -1) + 1 from vendor
         on conflict do nothing returning code`,
};

export async function showVendor(tx: Tx, code: string, isShown: boolean): Promise<void> {
  await tables(tx).updateTable('vendor').set({ is_enabled: isShown }).where('code', '=', code).execute();
}

/** Our code of a title by its provider's code for it, listed or not. */
export async function codeOfProviderGame(tx: Tx, providerCode: string, gameCode: string): Promise<string | null> {
  const [row] = await tx.run<{ code: string }>(codeStatement, [providerCode, gameCode]);
  return row?.code ?? null;
}
const codeStatement = {
  name: 'catalogue.code_of_provider_game',
  text: `select g.code from game g join vendor v on v.code = g.vendor_code
         where v.provider_code = $1 and (g.provider_game_code = $2 or (g.code = $2 and g.provider_game_code is null))`,
};

/** How many titles each provider has, shown or not. */
export async function countProviderGames(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.run<{ provider_code: string; games: number }>(countGamesStatement, []);
  return new Map(rows.map((row) => [row.provider_code, row.games]));
}
const countGamesStatement = {
  name: 'catalogue.count_provider_games',
  text: `select v.provider_code, count(*)::int as games from game g join vendor v on v.code = g.vendor_code group by 1`,
};

/** By the vendor's own codes. */
export async function providerGameCodes(tx: Tx, vendorCode: string): Promise<Set<string | null>> {
  const rows = await tables(tx)
    .selectFrom('game')
    .select('provider_game_code')
    .where('vendor_code', '=', vendorCode)
    .execute();
  return new Set(rows.map((row) => row.provider_game_code));
}

/** Names and categories of titles that the vendor has, by its own codes; answers how many were others before. */
export async function changeProviderGames(
  tx: Tx,
  vendorCode: string,
  games: readonly { code: string; name: string; category: GameCategory }[],
): Promise<number> {
  const changed = await tx.run(changeGamesStatement, [
    vendorCode,
    games.map(({ code }) => code),
    games.map(({ name }) => name),
    games.map(({ category }) => category),
  ]);
  return changed.length;
}
const changeGamesStatement = {
  name: 'catalogue.change_provider_games',
  text: `
    update game g set name = told.name, category = told.category
    from unnest($2::text[], $3::text[], $4::text[]) as told (code, name, category)
    where g.vendor_code = $1 and g.provider_game_code = told.code and (g.name, g.category) <> (told.name, told.category)
    returning g.code`,
};

/** One statement however many they are. Node ids go on from the highest that was ever listed, in the order given. */
export async function insertGames(tx: Tx, games: readonly NewGame[]): Promise<void> {
  const column = (of: (game: NewGame) => string | null): (string | null)[] => games.map(of);
  await tx.run(insertGamesStatement, [
    tx.now,
    column(({ code }) => code),
    column(({ vendorCode }) => vendorCode),
    column(({ category }) => category),
    column(({ engine }) => engine),
    column(({ name }) => name),
    column(({ providerGameCode }) => providerGameCode ?? null),
  ]);
}
const insertGamesStatement = {
  name: 'catalogue.insert_games',
  text: `
    insert into game (code, node_id, vendor_code, category, engine, name, provider_game_code, position, listed_at)
    select listed.code, highest.node_id + listed.place, listed.vendor_code, listed.category, listed.engine, listed.name,
      listed.provider_game_code, highest.node_id + listed.place, $1
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) with ordinality
        as listed (code, vendor_code, category, engine, name, provider_game_code, place),
      (select coalesce(max(node_id), 1000) as node_id from game) as highest`,
};

export async function favouriteCodes(tx: Tx, playerId: PlayerId): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('favourite')
    .select('game_code')
    .where('player_id', '=', playerId)
    .orderBy('added_at', 'desc')
    .orderBy('game_code')
    .execute();
  return rows.map((row) => row.game_code);
}

export async function recentCodes(tx: Tx, playerId: PlayerId, limit: number): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('recent_launch')
    .select('game_code')
    .where('player_id', '=', playerId)
    .orderBy('launched_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.game_code);
}

export async function insertFavourite(tx: Tx, playerId: PlayerId, gameCode: string): Promise<void> {
  await tables(tx)
    .insertInto('favourite')
    .values({ player_id: playerId, game_code: gameCode, added_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourite(tx: Tx, playerId: PlayerId, gameCode: string): Promise<void> {
  await tables(tx)
    .deleteFrom('favourite')
    .where('player_id', '=', playerId)
    .where('game_code', '=', gameCode)
    .execute();
}

export async function upsertRecentLaunch(tx: Tx, playerId: PlayerId, gameCode: string): Promise<void> {
  await tables(tx)
    .insertInto('recent_launch')
    .values({ player_id: playerId, game_code: gameCode, launched_at: tx.now })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_code']).doUpdateSet({ launched_at: tx.now }))
    .execute();
}

export function tables(tx: Tx): Kysely<CatalogueTables> {
  return tx.tables<CatalogueTables>();
}

function selectListed(tx: Tx) {
  return tables(tx)
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor_code')
    .select([
      'game.code',
      'game.node_id',
      'game.vendor_code',
      'vendor.display_name',
      'vendor.provider_code',
      'game.category',
      'game.engine',
      'game.provider_game_code',
      'game.name',
      'game.position',
      'game.listed_at',
      'game.is_enabled as game_enabled',
      'vendor.is_enabled as vendor_enabled',
      'game.maintenance_from as game_closed_from',
      'game.maintenance_until as game_closed_until',
      'vendor.maintenance_from as vendor_closed_from',
      'vendor.maintenance_until as vendor_closed_until',
      'game.picked_place',
    ]);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number];

function listedGame(row: ListedRow): ListedGame {
  return {
    gameCode: row.code as GameCode,
    providerGameCode: row.provider_game_code ?? row.code,
    nodeId: String(row.node_id) as NodeId,
    vendorCode: row.vendor_code as VendorCode,
    vendorName: row.display_name,
    providerCode: row.provider_code as ProviderCode,
    category: row.category as GameCategory,
    engine: row.engine,
    name: row.name,
    position: row.position,
    listedAt: row.listed_at,
    isAvailable: row.game_enabled && row.vendor_enabled,
    maintenance: [
      ...windowOf(row.game_closed_from, row.game_closed_until),
      ...windowOf(row.vendor_closed_from, row.vendor_closed_until),
    ],
    pickedPlace: row.picked_place,
  };
}

function windowOf(from: Temporal.Instant | null, until: Temporal.Instant | null): Window[] {
  return from === null ? [] : [{ from, until }];
}
