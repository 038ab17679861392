import { type CallAnswer, type CallInput, decimalFromMinor, Refusal } from '@pelita/contract';
import type {
  addEnvelope as addCall,
  changeEnvelope as changeCall,
  listEnvelopes as listCall,
  OfficeEnvelope,
} from '@pelita/contract/office';
import { LARGEST_POOL_MINOR } from '@pelita/games/giveaways';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import {
  type Envelope,
  type EnvelopeRow,
  envelopesInOrder,
  envelopeTables,
  type RoundRow,
} from '../envelopes/envelope-store.ts';
import { planRounds } from '../envelopes/plan-rounds.ts';
import { insertEnvelope, writeEnvelopeTexts } from '../envelopes/write-envelope.ts';
import type { Parts } from '../needs.ts';
import { hundredthsOf, timesText } from '../prizes.ts';
import type { Told } from '../told.ts';
import { amountOf, auditChange, refuseField, requireOrder, requireWords, wordsShape } from './offered.ts';

type Fields = CallInput<typeof addCall>['body'];
type Brand = Parts['brand'];

const ROUNDS_SHOWN = 7;

export function listEnvelopes({ brand }: Pick<Parts, 'brand'>) {
  return async (tx: Tx): Promise<CallAnswer<typeof listCall>> => ({
    envelopes: await envelopeShapes(tx, await envelopesInOrder(tx), brand),
    languages: [...brand.languages],
    currency: brand.currency,
  });
}

/** Its next openings are planned at once; the same request again answers the envelope that it added. */
export function addEnvelope(parts: Pick<Parts, 'brand' | 'seeds'>) {
  const { brand } = parts;
  return async (
    tx: Tx,
    who: CallerOf<typeof addCall>,
    { body }: CallInput<typeof addCall>,
  ): Promise<CallAnswer<typeof addCall>> => {
    const envelope_id = tx.newId<string>();
    const idempotency_key = who.idempotencyKey;
    const row = { envelope_id, code: null, version: 1, idempotency_key, ...checked(body, brand) };
    const isAdded = await insertEnvelope(tx, row, textsOf(body));
    const after = await envelopeShape(tx, (one) => one.idempotency_key === idempotency_key, brand);
    if (!isAdded) return after;
    await planRounds(tx, parts);
    const { operatorId } = who.operator;
    const subject = `envelope:${envelope_id}`;
    return await auditChange(tx, { operatorId, action: 'add-envelope', subject, before: null, after });
  };
}

/** Openings that are still to come are planned anew, each with a seed of its own. */
export function changeEnvelope(parts: Pick<Parts, 'brand' | 'seeds'>) {
  const { brand } = parts;
  return async (
    tx: Tx,
    { operator }: CallerOf<typeof changeCall>,
    { params: { id }, body }: CallInput<typeof changeCall>,
  ): Promise<CallAnswer<typeof changeCall>> => {
    const locked = envelopeTables(tx)
      .selectFrom('envelope')
      .select('version')
      .where('envelope_id', '=', id)
      .forUpdate();
    const seen = await locked.executeTakeFirst();
    if (!seen) throw new Refusal('envelope_unknown');
    const isIt = ({ envelope_id }: Envelope) => envelope_id === id;
    const before = await envelopeShape(tx, isIt, brand);
    if (seen.version !== body.version) throw new Refusal('changed_meanwhile', { extra: { current: before } });
    const changed = { ...checked(body, brand), version: seen.version + 1 };
    await envelopeTables(tx).updateTable('envelope').set(changed).where('envelope_id', '=', id).execute();
    await writeEnvelopeTexts(tx, id, textsOf(body));
    await envelopeTables(tx)
      .deleteFrom('envelope_round')
      .where('envelope_id', '=', id)
      .where('opens_at', '>', tx.now)
      .execute();
    await planRounds(tx, parts);
    const after = await envelopeShape(tx, isIt, brand);
    const { operatorId } = operator;
    return await auditChange(tx, { operatorId, action: 'change-envelope', subject: `envelope:${id}`, before, after });
  };
}

function checked(
  body: Fields,
  brand: Brand,
): Omit<EnvelopeRow, 'envelope_id' | 'code' | 'version' | 'idempotency_key'> {
  requireWords(body.words, brand);
  requireOrder(body.firstDay, body.lastDay);
  const pool_minor = amountOf(body.pool, 'pool', brand);
  if (pool_minor < BigInt(body.packets) || pool_minor > LARGEST_POOL_MINOR) refuseField('pool', 'invalid');
  return {
    kind: body.kind,
    pool_minor,
    packets: body.packets,
    prize_turnover_hundredths: hundredthsOf(body.turnoverTimes),
    first_day: body.firstDay,
    last_day: body.lastDay,
    opens_at: body.opensAt,
    minutes: body.minutes,
    is_offered: body.isOffered,
    position: body.position,
  };
}

function textsOf({ words }: Fields): Told[] {
  return Object.entries(words).map(([language, told]) => ({ language, ...told }));
}

async function envelopeShape(tx: Tx, isIt: (envelope: Envelope) => boolean, brand: Brand): Promise<OfficeEnvelope> {
  const [shape] = await envelopeShapes(tx, (await envelopesInOrder(tx)).filter(isIt), brand);
  if (!shape) throw new Refusal('envelope_unknown');
  return shape;
}

async function envelopeShapes(tx: Tx, envelopes: readonly Envelope[], brand: Brand): Promise<OfficeEnvelope[]> {
  const shapes = [];
  for (const envelope of envelopes) shapes.push(shapeOf(envelope, await lastRounds(tx, envelope), brand));
  return shapes;
}

function shapeOf(envelope: Envelope, rounds: readonly RoundRow[], { currency }: Brand): OfficeEnvelope {
  return {
    id: envelope.envelope_id,
    version: envelope.version,
    words: wordsShape(envelope.texts),
    firstDay: envelope.first_day,
    lastDay: envelope.last_day,
    isOffered: envelope.is_offered,
    position: envelope.position,
    kind: envelope.kind,
    pool: decimalFromMinor(envelope.pool_minor, currency),
    packets: envelope.packets,
    turnoverTimes: timesText(envelope.prize_turnover_hundredths),
    opensAt: envelope.opens_at.slice(0, 'HH:MM'.length),
    minutes: envelope.minutes,
    rounds: rounds.map(({ opens_at, packets, taken, pool_minor, paid_minor }) => ({
      opensAt: opens_at.toString(),
      packets,
      taken,
      pool: decimalFromMinor(pool_minor, currency),
      paid: decimalFromMinor(paid_minor, currency),
    })),
  };
}

async function lastRounds(tx: Tx, { envelope_id }: Envelope): Promise<RoundRow[]> {
  return await envelopeTables(tx)
    .selectFrom('envelope_round')
    .selectAll()
    .where('envelope_id', '=', envelope_id)
    .orderBy('opens_at', 'desc')
    .limit(ROUNDS_SHOWN)
    .execute();
}
