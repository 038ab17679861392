import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { type CatalogueTables, tables, type VendorRow } from '../store.ts';

export type GameRow = Selectable<CatalogueTables['game']>;
export type Switches = Pick<GameRow, 'is_enabled' | 'maintenance_from' | 'maintenance_until'>;

export function everyVendor(tx: Tx): Promise<VendorRow[]> {
  return tables(tx).selectFrom('vendor').selectAll().orderBy('position').orderBy('code').execute();
}

/** Titles by vendor, those that are switched off too. */
export async function countGames(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(tx)
    .selectFrom('game')
    .select((game) => ['vendor_code', game.fn.countAll<bigint>().as('games')])
    .groupBy('vendor_code')
    .execute();
  return new Map(rows.map(({ vendor_code, games }) => [vendor_code, Number(games)]));
}

export async function lockVendor(tx: Tx, code: string): Promise<VendorRow | null> {
  const row = await tables(tx).selectFrom('vendor').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function lockGame(tx: Tx, code: string): Promise<GameRow | null> {
  const row = await tables(tx).selectFrom('game').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function gameRow(tx: Tx, code: string): Promise<GameRow | null> {
  const row = await tables(tx).selectFrom('game').selectAll().where('code', '=', code).executeTakeFirst();
  return row ?? null;
}

export function vendorOf(tx: Tx, game: GameRow): Promise<VendorRow> {
  return tables(tx).selectFrom('vendor').selectAll().where('code', '=', game.vendor_code).executeTakeFirstOrThrow();
}

/** Codes of games by a part of the name or of the code. */
export async function codesOfGames(tx: Tx, typed: string): Promise<string[]> {
  const rows = await tx.run<{ code: string }>(searchGames, [typed.trim().toLowerCase(), FOUND_MAXIMUM]);
  return rows.map(({ code }) => code);
}
/** Who searches for less than this has to say more. */
const FOUND_MAXIMUM = 1_000;
const searchGames = {
  name: 'catalogue.search-games',
  text: `select code from game where position($1 in lower(name)) > 0 or position($1 in code) > 0 order by name limit $2`,
};

export async function switchVendor(tx: Tx, code: string, switches: Switches): Promise<void> {
  await tables(tx)
    .updateTable('vendor')
    .set((vendor) => ({ ...switches, version: vendor('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

export async function switchGame(tx: Tx, code: string, switches: Switches): Promise<void> {
  await tables(tx)
    .updateTable('game')
    .set((game) => ({ ...switches, version: game('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

/** In their order, held until the transaction ends. */
export async function lockVendors(tx: Tx): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('vendor')
    .select('code')
    .orderBy('position')
    .orderBy('code')
    .forUpdate()
    .execute();
  return rows.map(({ code }) => code);
}

export async function keepVendorOrder(tx: Tx, codes: readonly string[]): Promise<void> {
  await tx.run(vendorOrder, [codes]);
}
const vendorOrder = {
  name: 'catalogue.keep-vendor-order',
  text: `update vendor v set position = told.place - 1
         from unnest($1::text[]) with ordinality as told (code, place) where v.code = told.code`,
};

export async function pickedGames(tx: Tx): Promise<{ code: string; name: string }[]> {
  return tables(tx)
    .selectFrom('game')
    .select(['code', 'name'])
    .where('picked_place', 'is not', null)
    .orderBy('picked_place')
    .execute();
}

/** Those that are no longer picked lose their place; answers how many of the codes are games. */
export async function keepPicked(tx: Tx, codes: readonly string[]): Promise<number> {
  await tx.run(unpick, [codes]);
  return (await tx.run(pick, [codes])).length;
}
const unpick = {
  name: 'catalogue.unpick',
  text: `update game set picked_place = null where picked_place is not null and code <> all ($1::text[])`,
};
const pick = {
  name: 'catalogue.pick',
  text: `update game g set picked_place = told.place
         from unnest($1::text[]) with ordinality as told (code, place) where g.code = told.code returning g.code`,
};

/** One operator at a time picks games: the version of the catalogue is held until the transaction ends. */
export async function lockPicking(tx: Tx): Promise<void> {
  await tx.run({ name: 'catalogue.lock-picking', text: 'select version from catalogue_version for update' }, []);
}
