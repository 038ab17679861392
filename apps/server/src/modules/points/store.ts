import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { POINTS } from '../ledger/index.ts';

export type GoodRow = {
  good_id: string;
  code: string | null;
  motif: string;
  /** The name of one that was uploaded; null for the drawing. */
  picture: string | null;
  points: bigint;
  required_minor: bigint;
  credit_minor: bigint | null;
  stock: bigint;
  is_offered: boolean;
  position: number;
  version: number;
  idempotency_key: string | null;
};
export type GoodTextRow = { good_id: string; language: string; name: string; detail: string };
export type GoodWithTexts = GoodRow & { texts: readonly GoodTextRow[] };

export type Delivery = { name: string; phone: string; address: string };
export type ExchangeRow = {
  player_id: PlayerId;
  id: string;
  idempotency_key: string;
  good_id: string | null;
  quantity: number;
  points: bigint;
  credit_minor: bigint | null;
  currency: CurrencyCode;
  state: 'pending' | 'confirmed' | 'rejected';
  delivery: Delivery | null;
  remark: string | null;
  asked_at: Temporal.Instant;
  decided_at: Temporal.Instant | null;
  decided_by: string | null;
};
export type EarningRow = {
  day: string;
  category: string;
  rate: string;
  staked_minor: bigint;
  points: bigint;
  version: number;
};

type PointsTables = { point_good: GoodRow; point_good_text: GoodTextRow; point_exchange: ExchangeRow };

export function tables(tx: Tx): Kysely<PointsTables> {
  return tx.tables<PointsTables>();
}

/** From here on the player's points go one after another; answers how many there are. */
export async function lockPoints(tx: Tx, playerId: PlayerId): Promise<bigint> {
  const [row] = await tx.run<{ available: bigint }>(lockStatement, [playerId, POINTS]);
  return row?.available ?? 0n;
}

export async function pointsOf(tx: Tx, playerId: PlayerId): Promise<{ available: bigint; held: bigint; owed: bigint }> {
  const [row] = await tx.run<{ available: bigint; held: bigint; owed: bigint }>(pointsStatement, [playerId, POINTS]);
  return row ?? { available: 0n, held: 0n, owed: 0n };
}

export async function earningsSince(tx: Tx, playerId: PlayerId, from: string): Promise<EarningRow[]> {
  return await tx.run<EarningRow>(earningsStatement, [playerId, from]);
}

/** Keeps what was counted, and the difference for the player to read. */
export async function keepEarning(tx: Tx, playerId: PlayerId, earning: EarningRow, difference: bigint): Promise<void> {
  const { day, category, rate, staked_minor, points, version } = earning;
  await tx.run(keepStatement, [playerId, day, category, rate, staked_minor, points, version, difference, tx.now]);
}

/** Players whose figures of some days are not what their points were counted from. */
export async function playersToEarn(tx: Tx, since: string, categories: readonly string[]): Promise<PlayerId[]> {
  const rows = await tx.run<{ player_id: PlayerId }>(toEarnStatement, [since, categories]);
  return rows.map(({ player_id }) => player_id);
}

/** What the player staked of real money since an instant's day, less what was taken back. */
export async function stakedSince(tx: Tx, playerId: PlayerId, from: string): Promise<bigint> {
  const [row] = await tx.run<{ staked: bigint }>(stakedStatement, [playerId, from]);
  return row?.staked ?? 0n;
}

export async function goodsInOrder(tx: Tx): Promise<GoodWithTexts[]> {
  const goods = await tables(tx).selectFrom('point_good').selectAll().orderBy('position').orderBy('good_id').execute();
  const texts = await tables(tx).selectFrom('point_good_text').selectAll().execute();
  const byGood = Map.groupBy(texts, ({ good_id }) => good_id);
  return goods.map((good) => ({ ...good, texts: byGood.get(good.good_id) ?? [] }));
}

export async function goodById(tx: Tx, id: string, mode: 'read' | 'lock' = 'read'): Promise<GoodRow | null> {
  const asked = tables(tx).selectFrom('point_good').selectAll().where('good_id', '=', id);
  return (await (mode === 'lock' ? asked.forUpdate() : asked).executeTakeFirst()) ?? null;
}

export async function exchangeByKey(tx: Tx, playerId: PlayerId, key: string): Promise<ExchangeRow | null> {
  const asked = tables(tx).selectFrom('point_exchange').selectAll();
  return (await asked.where('player_id', '=', playerId).where('idempotency_key', '=', key).executeTakeFirst()) ?? null;
}

export async function insertExchange(tx: Tx, exchange: ExchangeRow): Promise<ExchangeRow> {
  const written = { ...exchange, delivery: exchange.delivery && JSON.stringify(exchange.delivery) } as ExchangeRow;
  await tables(tx).insertInto('point_exchange').values(written).execute();
  return exchange;
}

const lockStatement: Statement = {
  name: 'points.lock',
  text: "select (lock_wallet($1, $2, 'points')).available_minor::bigint as available",
};
const pointsStatement: Statement = {
  name: 'points.of-player',
  text: `select available_minor as available, reserved_minor as held, receivable_minor as owed
         from wallet where player_id = $1 and currency = $2 and book = 'points'`,
};
const earningsStatement: Statement = {
  name: 'points.earnings',
  text: `select day, category, rate::text, staked_minor, points, version
         from point_earning where player_id = $1 and day >= $2::date order by day, category`,
};
const keepStatement: Statement = {
  name: 'points.keep-earning',
  text: `with kept as (
           insert into point_earning (player_id, day, category, rate, staked_minor, points, version)
           values ($1, $2::date, $3, $4::numeric, $5, $6, $7)
           on conflict (player_id, day, category) do update
           set staked_minor = excluded.staked_minor, points = excluded.points, version = excluded.version
           returning 1
         )
         insert into point_earned (player_id, day, category, version, points, at)
         select $1, $2::date, $3, $7, $8::bigint, $9 from kept where $8::bigint <> 0`,
};
const toEarnStatement: Statement = {
  name: 'points.to-earn',
  text: `select distinct f.player_id
         from (
           select player_id, day, product,
             sum(out_minor) - sum(in_minor) as staked_minor
           from figure_player_day
           where day >= $1::date and book = 'real' and kind in ('bet', 'rollback') and product = any($2)
           group by player_id, day, product
         ) f
         left join point_earning e on e.player_id = f.player_id and e.day = f.day and e.category = f.product
         where f.staked_minor is distinct from coalesce(e.staked_minor, 0)
         order by f.player_id
         limit 20000`,
};
const stakedStatement: Statement = {
  name: 'points.staked-since',
  text: `select coalesce(sum(out_minor) - sum(in_minor), 0)::bigint as staked
         from player_days($1, 'real', $2::date, 'infinity') where kind in ('bet', 'rollback') and product <> ''`,
};
