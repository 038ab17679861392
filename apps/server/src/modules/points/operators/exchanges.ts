import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { getPointExchange as getCall, OfficePointExchange } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { shortNumber } from '../../../platform/ids/short-number.ts';
import { recordAudit } from '../../audit/index.ts';
import { findAccount } from '../../accounts/index.ts';
import { POINTS, releaseHold, settleHold } from '../../ledger/index.ts';
import { writeMessage } from '../../messages/index.ts';
import { EXCHANGE_SOURCE } from '../exchange.ts';
import { type ExchangeRow, goodsInOrder, tables } from '../store.ts';

type Get = typeof getCall;
type Operator = CallerOf<Get>['operator'];

/** With the address that the good is sent to: who has read it is in the audit log. */
export async function getExchange(tx: Tx, { operator }: CallerOf<Get>, { params }: CallInput<Get>) {
  const row = await exchangeById(tx, params.id);
  const actor = `operator:${operator.operatorId}`;
  if (row.delivery)
    await recordAudit(tx, { actor, action: 'read-delivery', subject: `point-exchange:${row.id}`, after: {} });
  return await shapeOf(tx, row);
}

/** Confirmed, the held points are spent; rejected, points and pieces go back. Each is told to the player. */
export async function decideExchange(
  tx: Tx,
  operator: Operator,
  { id, state, remark }: { id: string; state: 'confirmed' | 'rejected'; remark: string | null },
): Promise<CallAnswer<Get>> {
  const row = await exchangeById(tx, id, 'lock');
  if (row.state !== 'pending') throw new Refusal('point_exchange_decided');
  const hold = {
    playerId: row.player_id,
    book: 'points',
    currency: POINTS,
    source: EXCHANGE_SOURCE,
    holdKey: id,
    key: `${id}/${state}`,
  } as const;
  if (state === 'confirmed')
    await settleHold(tx, { ...hold, kind: 'exchange', amountMinor: row.points, counterAccount: 'house:points' });
  else await giveBack(tx, row, hold);
  const decided = { state, remark, decided_at: tx.now, decided_by: operator.operatorId };
  await tables(tx)
    .updateTable('point_exchange')
    .set(decided)
    .where('player_id', '=', row.player_id)
    .where('id', '=', id)
    .execute();
  const value = await shapeOf(tx, { ...row, ...decided });
  await writeMessage(tx, {
    playerId: row.player_id,
    name: state === 'confirmed' ? 'pointGoodSent' : 'pointGoodRejected',
    orderId: id,
    values: { good: value.good ?? '', remark: remark ?? '' },
  });
  tx.changed(playerTopic(row.player_id));
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action: state === 'confirmed' ? 'confirm-point-exchange' : 'reject-point-exchange',
    subject: `point-exchange:${id}`,
    before: { state: row.state },
    after: { state },
    ...(state === 'rejected' && remark ? { reason: remark } : {}),
  });
  return value;
}

async function giveBack(tx: Tx, row: ExchangeRow, hold: Parameters<typeof releaseHold>[1]): Promise<void> {
  await releaseHold(tx, hold);
  await tables(tx)
    .updateTable('point_good')
    .set(({ eb }) => ({ stock: eb('stock', '+', BigInt(row.quantity)) }))
    .where('good_id', '=', row.good_id)
    .execute();
}

async function exchangeById(tx: Tx, id: string, mode: 'read' | 'lock' = 'read'): Promise<ExchangeRow> {
  const asked = tables(tx).selectFrom('point_exchange').selectAll().where('id', '=', id);
  const row = await (mode === 'lock' ? asked.forUpdate() : asked).executeTakeFirst();
  if (!row) throw new Refusal('point_exchange_unknown');
  return row;
}

async function shapeOf(tx: Tx, row: ExchangeRow): Promise<OfficePointExchange> {
  const good = (await goodsInOrder(tx)).find(({ good_id }) => good_id === row.good_id);
  const account = await findAccount(tx, row.player_id);
  return {
    id: row.id,
    number: shortNumber('P', row.id),
    state: row.state,
    good: good?.texts[0]?.name ?? null,
    quantity: row.quantity,
    points: Number(row.points),
    player: { id: row.player_id, username: account?.username ?? '' },
    delivery: row.delivery,
    remark: row.remark,
  };
}
