import { createHash } from 'node:crypto';
import {
  FULL_RETURN,
  type PlayType,
  type PriceList,
  pricesWithRebate,
  prizeModeBounds,
  publish,
  type RuleSet,
} from '@pelita/lottery';
import { type Fraction, fraction } from '@pelita/games/fraction';
import type { Database, Statement } from '../../../platform/database/tx.ts';

/** What a play type pays at a rebate, named by its content. */
export type KeptPrices = {
  priceListId: string;
  playType: string;
  rebateSteps: number;
  prices: PriceList;
  stored: string;
};

/** How many two-thousandths of the stake a player may take as a rebate: as many as the prize modes of the family span. */
export function mostRebateSteps({ prizeMode }: Pick<RuleSet, 'prizeMode'>): number {
  const { lowest, highest } = prizeModeBounds[prizeMode];
  return highest - lowest;
}

/** Prices of a bet; throws a `RangeError` for a rebate that the play type cannot give. */
export function pricesOf(rules: RuleSet, playType: PlayType, rebateSteps: number): KeptPrices {
  const known = memory.get(playType)?.get(rebateSteps);
  if (known) return known;
  const rebate = fraction(rebateSteps, FULL_RETURN);
  const prices = publish(playType, pricesWithRebate(rules, playType, { rebate }));
  const stored = JSON.stringify(mapPrices(prices, textOf));
  const digest = createHash('sha256').update(`${rules.code} ${playType.id} ${rebateSteps} ${stored}`).digest('hex');
  const priceListId = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const kept = { priceListId, playType: playType.id, rebateSteps, prices, stored };
  memory.set(playType, (memory.get(playType) ?? new Map<number, KeptPrices>()).set(rebateSteps, kept));
  return kept;
}

/** Exact fractions take a while to make, and every bet of a play type at a rebate has the same. */
const memory = new WeakMap<PlayType, Map<number, KeptPrices>>();

/** As they were kept with a bet. */
export function readPrices(stored: StoredPrices): PriceList {
  return mapPrices(stored, (text) => {
    const [numerator = '', denominator = ''] = text.split('/');
    return fraction(BigInt(numerator), BigInt(denominator));
  });
}

export type StoredPrices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Keeps price lists once for each process; they have to be there before a bet names them. */
export function createPriceKeeper(database: Pick<Database, 'single'>): (lists: readonly KeptPrices[]) => Promise<void> {
  const kept = new Set<string>();
  return async (lists) => {
    const missing = lists.filter(({ priceListId }) => !kept.has(priceListId));
    if (missing.length === 0) return;
    await database.single(keepStatement, [
      missing.map(({ priceListId }) => priceListId),
      missing.map(({ playType }) => playType),
      missing.map(({ rebateSteps }) => BigInt(rebateSteps)),
      missing.map(({ stored }) => stored),
    ]);
    for (const { priceListId } of missing) kept.add(priceListId);
  };
}

const keepStatement: Statement = {
  name: 'lottery.keep-prices',
  text: `insert into lottery_price_list (price_list_id, play_type, rebate_steps, prices)
         select distinct * from unnest($1::uuid[], $2::text[], $3::smallint[], $4::jsonb[]) on conflict do nothing`,
};

const textOf = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

function mapPrices<From, To>(
  prices: Readonly<Record<string, Readonly<Record<string, From>>>>,
  by: (price: From) => To,
): Record<string, Record<string, To>> {
  return Object.fromEntries(
    Object.entries(prices).map(([kind, ofKind]) => [
      kind,
      Object.fromEntries(Object.entries(ofKind).map(([prize, price]) => [prize, by(price)])),
    ]),
  );
}
