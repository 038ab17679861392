import type { CatalogueSeed, VendorSeed } from '@pelita/contract';
import { engineFacts, type EngineFamily, engineIds } from '@pelita/games';
import type { Tx } from '../../platform/database/tx.ts';
import { insertGames, insertTables, insertVendors, listedCodes, type NewGame } from './store.ts';

export type CatalogueToSeed = {
  seed: CatalogueSeed;
  /** Whether the long shelf is listed too, or only what the brand has written down. */
  isWhole: boolean;
  providerCode: string;
};

/** Lists the brand's vendors and titles. Titles that stand already keep their node id and their day of listing. */
export async function seedCatalogue(tx: Tx, { seed, isWhole, providerCode }: CatalogueToSeed): Promise<void> {
  const written = inOrder(seed.vendors, seed.engine);
  const further = isWhole ? furtherVendors(seed, written) : [];
  const known = await listedCodes(tx);
  const missing = [...written, ...takingTurns(further, seed.engine)].filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  await insertVendors(tx, [...seed.vendors, ...further], providerCode);
  await insertGames(tx, missing);
  await insertTables(tx, tablesOf(seed.vendors));
}

function tablesOf(vendors: readonly VendorSeed[]) {
  return vendors
    .flatMap(({ titles }) => titles)
    .flatMap(({ code, name, table }, position) => (table ? { code, name, table, position } : []));
}

function furtherVendors(seed: CatalogueSeed, written: readonly NewGame[]): readonly VendorSeed[] {
  const shares = new Map(engineIds.map((id) => [id as string, SHARES[engineFacts(id).family] ?? 1]));
  return seed.furtherVendors?.(shares, new Set(written.map(({ code }) => code))) ?? [];
}

/** How often a title is built on an engine of a family, beside once. */
const SHARES: Partial<Record<EngineFamily, number>> = { 'lines-5x3': 2 };

function inOrder(vendors: readonly VendorSeed[], engine: string): NewGame[] {
  return vendors.flatMap(({ code: vendorCode, category, titles }) =>
    titles.map((title) => ({ engine, ...title, vendorCode, category })),
  );
}

/** The first title of each vendor, then the second of each: so that the newest ones are not all of one. */
function takingTurns(vendors: readonly VendorSeed[], engine: string): NewGame[] {
  const longest = Math.max(0, ...vendors.map(({ titles }) => titles.length));
  return Array.from({ length: longest }).flatMap((_, turn) =>
    inOrder(
      vendors.map((vendor) => ({ ...vendor, titles: vendor.titles.slice(turn, turn + 1) })),
      engine,
    ),
  );
}
