import {
  type CallAnswer,
  type CallInput,
  type convertPoint as convertCall,
  currencies,
  decimalFromMinor,
  Refusal,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { shortNumber } from '../../../platform/ids/short-number.ts';
import type { Platform } from '../../../platform/platform.ts';
import { earnPoints } from '../earning/earn-points.ts';
import { payForPoints, requirePoints } from '../exchange.ts';
import type { PointsNeeds } from '../needs.ts';
import { pointsSettings } from '../settings.ts';
import { exchangeByKey, type ExchangeRow, insertExchange, lockPoints } from '../store.ts';
import { convertiblePoints } from './convertible-points.ts';

type Call = typeof convertCall;

/** Converts points to money. What does not come to a whole unit of the currency stays as points. */
export function convertPoint(
  { brand, settings }: Pick<Platform, 'brand' | 'settings'>,
  { checkPaymentPassword, percentOf }: Pick<PointsNeeds, 'checkPaymentPassword' | 'percentOf'>,
) {
  const { currency } = brand;
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const ratio = BigInt(settings.get(pointsSettings.conversionRatio));
    const asked = convertiblePoints(BigInt(body.points), ratio);
    if (!settings.get(pointsSettings.isConvertible) || asked === 0n)
      throw new Refusal('points_below_ratio', {
        params: { minimum: Number(ratio) },
        extra: { minimum: Number(ratio) },
      });

    const answer = async (tx: Tx, row: ExchangeRow): Promise<CallAnswer<Call>> => ({
      referenceNumber: shortNumber('P', row.id),
      points: Number(row.points),
      exchangeAmount: decimalFromMinor(row.credit_minor ?? 0n, row.currency),
      remainingPoints: Number(await lockPoints(tx, playerId)),
      currency: row.currency,
    });
    const earlier = await database.reading((tx) => exchangeByKey(tx, playerId, who.idempotencyKey));
    if (earlier) return await database.transaction((tx) => answer(tx, sameConversion(earlier, asked)));
    await checkPaymentPassword(database, who, body.paymentPassword);
    return await database.transaction(async (tx) => {
      const available = await earnPoints(tx, playerId, { ...brand, percentOf });
      const meanwhile = await exchangeByKey(tx, playerId, who.idempotencyKey);
      if (meanwhile) return await answer(tx, sameConversion(meanwhile, asked));
      requirePoints(available, asked);
      const id = tx.newId<string>();
      const creditMinor = (asked / ratio) * 10n ** BigInt(currencies[currency].scale);
      await payForPoints(tx, { playerId, id, points: asked, creditMinor, currency });
      const row = await insertExchange(tx, {
        player_id: playerId,
        id,
        idempotency_key: who.idempotencyKey,
        good_id: null,
        quantity: 1,
        points: asked,
        credit_minor: creditMinor,
        currency,
        state: 'confirmed',
        delivery: null,
        remark: null,
        asked_at: tx.now,
        decided_at: tx.now,
        decided_by: null,
      });
      return await answer(tx, row);
    });
  };
}

function sameConversion(earlier: ExchangeRow, points: bigint): ExchangeRow {
  if (earlier.good_id !== null || earlier.points !== points) throw new Refusal('idempotency_key_reused');
  return earlier;
}
