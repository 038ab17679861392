import {
  type Brand,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type redeemPointReward as redeemCall,
  Refusal,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { holdFunds, POINTS } from '../../ledger/index.ts';
import { earnPoints } from '../earning/earn-points.ts';
import { EXCHANGE_SOURCE, exchangeShape, payForPoints, requirePoints } from '../exchange.ts';
import type { PointsNeeds } from '../needs.ts';
import {
  exchangeByKey,
  type ExchangeRow,
  goodById,
  type GoodRow,
  goodsInOrder,
  insertExchange,
  stakedSince,
  tables,
} from '../store.ts';

type Call = typeof redeemCall;
type Asked = CallInput<Call>['body'];

const STAKED_DAYS = 30;

/**
 * Exchanges points for a good. The player's points are locked first, then the good's row, so two requests of one player go
 * one after another and no piece is given twice. A credit is paid at once; what is sent holds its points for an operator. The
 * same key with the same content answers the same exchange, before the password is asked for.
 */
export function redeemPointReward(
  brand: Brand,
  { checkPaymentPassword, percentOf }: Pick<PointsNeeds, 'checkPaymentPassword' | 'percentOf'>,
) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const shape = (tx: Tx, row: ExchangeRow) => shapeOf(tx, row, { language: who.language, brand });
    const answered = await database.reading(async (tx) => {
      const earlier = await exchangeByKey(tx, playerId, who.idempotencyKey);
      return earlier && shape(tx, sameExchange(earlier, body));
    });
    if (answered) return answered;
    await checkPaymentPassword(database, who, body.paymentPassword);
    return await database.transaction(async (tx) => shape(tx, await exchange(tx, who, { body, brand, percentOf })));
  };
}

async function exchange(
  tx: Tx,
  { player: { playerId }, idempotencyKey }: CallerOf<Call>,
  { body, brand, percentOf }: { body: Asked; brand: Brand } & Pick<PointsNeeds, 'percentOf'>,
): Promise<ExchangeRow> {
  const available = await earnPoints(tx, playerId, { ...brand, percentOf });
  const earlier = await exchangeByKey(tx, playerId, idempotencyKey);
  if (earlier) return sameExchange(earlier, body);
  const good = await goodById(tx, body.rewardId, 'lock');
  if (!good?.is_offered) throw new Refusal('point_good_unknown');
  const points = good.points * BigInt(body.quantity);
  if (good.stock < BigInt(body.quantity))
    throw new Refusal('point_good_sold_out', {
      params: { maximum: Number(good.stock) },
      extra: { left: Number(good.stock) },
    });
  requirePoints(available, points);
  await requireStake(tx, good, { playerId, brand });
  if (good.credit_minor === null && !body.delivery) throw new Refusal('point_delivery_required');

  const id = tx.newId<string>();
  const creditMinor = good.credit_minor === null ? null : good.credit_minor * BigInt(body.quantity);
  if (creditMinor === null) {
    const hold = { playerId, book: 'points', currency: POINTS, source: EXCHANGE_SOURCE, holdKey: id } as const;
    await holdFunds(tx, { ...hold, amountMinor: points });
  } else await payForPoints(tx, { playerId, id, points, creditMinor, currency: brand.currency });
  await tables(tx)
    .updateTable('point_good')
    .set(({ eb }) => ({ stock: eb('stock', '-', BigInt(body.quantity)) }))
    .where('good_id', '=', good.good_id)
    .execute();
  tx.changed(playerTopic(playerId));
  return await insertExchange(tx, {
    player_id: playerId,
    id,
    idempotency_key: idempotencyKey,
    good_id: good.good_id,
    quantity: body.quantity,
    points,
    credit_minor: creditMinor,
    currency: brand.currency,
    state: creditMinor === null ? 'pending' : 'confirmed',
    delivery: creditMinor === null ? (body.delivery ?? null) : null,
    remark: null,
    asked_at: tx.now,
    decided_at: creditMinor === null ? null : tx.now,
    decided_by: null,
  });
}

async function requireStake(
  tx: Tx,
  good: GoodRow,
  { playerId, brand }: { playerId: Parameters<typeof stakedSince>[1]; brand: Brand },
): Promise<void> {
  if (good.required_minor === 0n) return;
  const from = tx.now.toZonedDateTimeISO(brand.timeZone).toPlainDate().subtract({ days: STAKED_DAYS });
  const missing = good.required_minor - (await stakedSince(tx, playerId, from.toString()));
  if (missing <= 0n) return;
  const remaining = decimalFromMinor(missing, brand.currency);
  throw new Refusal('point_stake_required', {
    params: { amount: `${brand.currency} ${remaining}` },
    extra: { remaining },
  });
}

function sameExchange(earlier: ExchangeRow, { rewardId, quantity }: Asked): ExchangeRow {
  if (earlier.good_id !== rewardId || earlier.quantity !== quantity) throw new Refusal('idempotency_key_reused');
  return earlier;
}

async function shapeOf(
  tx: Tx,
  row: ExchangeRow,
  reader: { language: string; brand: Brand },
): Promise<CallAnswer<Call>> {
  const goods = await goodsInOrder(tx);
  return exchangeShape(
    row,
    goods.find(({ good_id }) => good_id === row.good_id),
    reader,
  );
}
