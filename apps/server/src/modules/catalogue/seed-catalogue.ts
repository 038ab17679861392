import type { CatalogueSeed } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { tables } from './store.ts';

/** Lists the brand's vendors and titles. Titles that stand already keep their node id and their day of listing. */
export async function seedCatalogue(tx: Tx, seed: CatalogueSeed, providerCode: string): Promise<void> {
  const known = new Set((await tables(tx).selectFrom('game').select('code').execute()).map((row) => row.code));
  const titles = seed.vendors.flatMap((vendor) => vendor.titles.map((title) => ({ vendor, title })));
  const missing = titles.filter(({ title }) => !known.has(title.code));
  if (missing.length === 0) return;

  await tables(tx)
    .insertInto('vendor')
    .values(
      seed.vendors.map((vendor, position) => ({
        code: vendor.code,
        display_name: vendor.name,
        provider_code: providerCode,
        position,
        is_enabled: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const highest = await tables(tx)
    .selectFrom('game')
    .select((select) => select.fn.max('node_id').as('node_id'))
    .executeTakeFirst();
  const firstNodeId = (highest?.node_id ?? 1000) + 1;
  await tables(tx)
    .insertInto('game')
    .values(
      missing.map(({ vendor, title }, index) => ({
        code: title.code,
        node_id: firstNodeId + index,
        vendor_code: vendor.code,
        category: vendor.category,
        engine: seed.engine,
        name: title.name,
        position: firstNodeId + index,
        listed_at: tx.now,
        is_enabled: true,
      })),
    )
    .execute();
}
