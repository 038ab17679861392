import { type CurrencyCode, minorFromDecimal, type PointGoodSeed } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { tables } from '../store.ts';

/** Lays out the brand's first goods; those that are there already are left as operators made them. */
export async function seedGoods(tx: Tx, seed: readonly PointGoodSeed[], currency: CurrencyCode): Promise<void> {
  for (const [position, good] of seed.entries()) {
    const minorOf = (amount: string | undefined) => (amount === undefined ? null : minorFromDecimal(amount, currency));
    const added = await tables(tx)
      .insertInto('point_good')
      .values({
        good_id: tx.newId<string>(),
        code: good.code,
        motif: good.motif,
        picture: null,
        points: BigInt(good.points),
        required_minor: minorOf(good.requiredAmount) ?? 0n,
        credit_minor: minorOf(good.credit),
        stock: BigInt(good.stock),
        is_offered: true,
        position,
        version: 1,
        idempotency_key: null,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('good_id')
      .executeTakeFirst();
    if (!added) continue;
    const texts = Object.entries(good.words).map(([language, words]) => ({
      good_id: added.good_id,
      language,
      ...words,
    }));
    await tables(tx).insertInto('point_good_text').values(texts).execute();
  }
}
