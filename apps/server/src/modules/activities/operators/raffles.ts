import { type CallAnswer, type CallInput, decimalFromMinor, Refusal } from '@pelita/contract';
import type {
  addRaffle as addCall,
  changeRaffle as changeCall,
  listRaffles as listCall,
  OfficeRaffle,
} from '@pelita/contract/office';
import { goodMotifs } from '@pelita/ui/art';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Parts } from '../needs.ts';
import { noPrize, optionalPrizeShape } from '../prizes.ts';
import { stateAt, windowsOf } from '../raffles/get-raffles.ts';
import { type Raffle, type RaffleRow, rafflesInOrder, raffleTables } from '../raffles/raffle-store.ts';
import { insertRaffle, type RaffleParts, writeRaffleParts } from '../raffles/write-raffle.ts';
import { amountOf, auditChange, prizeOf, refuseField, requireOrder, requireWords, wordsShape } from './offered.ts';

type Fields = CallInput<typeof addCall>['body'];
type Brand = Parts['brand'];

export function listRaffles({ brand }: Pick<Parts, 'brand'>) {
  return async (tx: Tx): Promise<CallAnswer<typeof listCall>> => ({
    raffles: await raffleShapes(tx, await rafflesInOrder(tx), brand),
    motifs: [...goodMotifs],
    languages: [...brand.languages],
    currency: brand.currency,
  });
}

/** Its seed is made now and committed to; the same request again answers the raffle that it added. */
export function addRaffle({ brand, seeds }: Pick<Parts, 'brand' | 'seeds'>) {
  return async (
    tx: Tx,
    who: CallerOf<typeof addCall>,
    { body }: CallInput<typeof addCall>,
  ): Promise<CallAnswer<typeof addCall>> => {
    const raffle_id = tx.newId<string>();
    const { columns, parts } = checked(body, brand);
    const seed = await seeds.make(raffle_id);
    const idempotency_key = who.idempotencyKey;
    const isAdded = await insertRaffle(
      tx,
      { raffle_id, code: null, version: 1, idempotency_key, ...seed, ...columns },
      parts,
    );
    const after = await raffleShape(tx, (one) => one.idempotency_key === idempotency_key, brand);
    if (!isAdded) return after;
    const { operatorId } = who.operator;
    return await auditChange(tx, {
      operatorId,
      action: 'add-raffle',
      subject: `raffle:${raffle_id}`,
      before: null,
      after,
    });
  };
}

export function changeRaffle({ brand }: Pick<Parts, 'brand'>) {
  return async (
    tx: Tx,
    { operator }: CallerOf<typeof changeCall>,
    { params: { id }, body }: CallInput<typeof changeCall>,
  ): Promise<CallAnswer<typeof changeCall>> => {
    const locked = raffleTables(tx).selectFrom('raffle').select('version').where('raffle_id', '=', id).forUpdate();
    const seen = await locked.executeTakeFirst();
    if (!seen) throw new Refusal('raffle_unknown');
    const isIt = ({ raffle_id }: Raffle) => raffle_id === id;
    const before = await raffleShape(tx, isIt, brand);
    if (seen.version !== body.version) throw new Refusal('changed_meanwhile', { extra: { current: before } });
    const { columns, parts } = checked(body, brand);
    const changed = { ...columns, version: seen.version + 1 };
    await raffleTables(tx).updateTable('raffle').set(changed).where('raffle_id', '=', id).execute();
    await writeRaffleParts(tx, id, parts);
    const after = await raffleShape(tx, isIt, brand);
    const { operatorId } = operator;
    return await auditChange(tx, { operatorId, action: 'change-raffle', subject: `raffle:${id}`, before, after });
  };
}

type Columns = Omit<RaffleRow, 'raffle_id' | 'code' | 'version' | 'idempotency_key' | 'commitment' | 'closed_seed'>;

function checked(body: Fields, brand: Brand): { columns: Columns; parts: RaffleParts } {
  requireWords(body.words, brand);
  requireOrder(body.firstDay, body.lastDay);
  const prizes = body.prizes.map(({ motif, prize, weight, stock }, index) => {
    if (!goodMotifs.includes(motif)) refuseField(`prizes.${index}.motif`, 'invalid');
    const given = prize === null ? noPrize : prizeOf(prize, `prizes.${index}.prize`, brand);
    return { motif, ...given, weight, stock: stock === null ? null : BigInt(stock) };
  });
  return {
    columns: {
      earned_by: body.earnedBy,
      categories: [...body.categories],
      ticket_minor: amountOf(body.ticketAmount, 'ticketAmount', brand),
      tickets_maximum: body.ticketsMaximum,
      first_day: body.firstDay,
      last_day: body.lastDay,
      is_offered: body.isOffered,
      position: body.position,
    },
    parts: { texts: Object.entries(body.words).map(([language, told]) => ({ language, ...told })), prizes },
  };
}

async function raffleShape(tx: Tx, isIt: (raffle: Raffle) => boolean, brand: Brand): Promise<OfficeRaffle> {
  const [shape] = await raffleShapes(tx, (await rafflesInOrder(tx)).filter(isIt), brand);
  if (!shape) throw new Refusal('raffle_unknown');
  return shape;
}

async function raffleShapes(tx: Tx, raffles: readonly Raffle[], brand: Brand): Promise<OfficeRaffle[]> {
  const windowOf = await windowsOf(tx, raffles);
  return raffles.map((raffle) => ({
    id: raffle.raffle_id,
    version: raffle.version,
    words: wordsShape(raffle.texts),
    firstDay: raffle.first_day,
    lastDay: raffle.last_day,
    isOffered: raffle.is_offered,
    position: raffle.position,
    earnedBy: raffle.earned_by,
    categories: raffle.categories,
    ticketAmount: decimalFromMinor(raffle.ticket_minor, brand.currency),
    ticketsMaximum: raffle.tickets_maximum,
    prizes: raffle.prizes.map((row) => ({
      motif: row.motif,
      prize: optionalPrizeShape(row, brand.currency),
      weight: row.weight,
      stock: row.stock === null ? null : Number(row.stock),
    })),
    state: stateAt(tx.now, windowOf(raffle)),
    drawn: Number(raffle.prizes.reduce((sum, { given }) => sum + given, 0n)),
    given: raffle.prizes.map(({ given }) => Number(given)),
  }));
}
