import { type CardNews, decimalFromMinor } from '@pelita/contract';
import { type CardHand, netsMinor } from '@pelita/games/cards';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { HOUSE, isHere } from './advance-table.ts';
import { MISSED_MAXIMUM } from './card-terms.ts';
import { type CardSeatRow, cardTable, type CardTableRow, seatsAt } from './card-table-store.ts';
import { type CardHandRow, handById, replayed } from './hand-store.ts';
import { type CardStakeRow, stakesOf } from './stake-store.ts';

/** A table as it stands, from which each of its people is told a part. */
export type TableScene = {
  table: CardTableRow;
  seats: CardSeatRow[];
  hand: CardHandRow | null;
  play: CardHand | null;
  stakes: CardStakeRow[];
};

export async function sceneOf(tx: Tx, seeds: SeedBox, tableId: string): Promise<TableScene | null> {
  const table = await cardTable(tx, tableId);
  if (!table) return null;
  const hand = table.hand_id === null ? null : await handById(tx, table.hand_id);
  return {
    table,
    seats: await seatsAt(tx, tableId),
    hand,
    play: hand && isDealt(hand) ? await replayed(seeds, hand) : null,
    stakes: hand ? await stakesOf(tx, hand.id) : [],
  };
}

const isDealt = ({ state }: CardHandRow): boolean => state === 'playing' || state === 'judged' || state === 'paid';

/** What one of them may know: the own cards, and what is open to all. */
export function newsFor(
  { table, seats, hand, play, stakes }: TableScene,
  userId: string,
  now: Temporal.Instant,
): CardNews {
  const place = hand ? hand.user_ids.indexOf(userId) : -1;
  const own = userId === HOUSE || place < 0 ? null : place;
  const stake = stakes.find(({ user_id }) => user_id === userId);
  const houseSeats = hand?.is_practice ? hand.seats.filter((_, at) => hand.user_ids[at] === HOUSE) : [];
  const money = (minor: bigint) => decimalFromMinor(minor, table.currency as CardHandRow['currency']);
  return {
    now: now.toString(),
    version: table.version,
    seat: seats.find(({ user_id }) => user_id === userId)?.seat ?? null,
    seats: [
      ...seats.map((seat) => ({
        seat: seat.seat,
        isHouse: false,
        isHere: isHere(seat, now),
        isAway: seat.is_leaving || seat.missed >= MISSED_MAXIMUM,
      })),
      ...houseSeats.map((seat) => ({ seat, isHouse: true, isHere: true, isAway: false })),
    ].sort((one, other) => one.seat - other.seat),
    hand: hand && {
      handId: hand.id,
      number: hand.number,
      state: hand.state === 'judged' || hand.state === 'paid' ? 'over' : hand.state,
      commitment: hand.commitment,
      deadline: hand.deadline?.toString() ?? null,
      turn: hand.moves.length,
      places: hand.seats,
      own,
      look: play && lookOf(play, own),
      nets: hand.units && !hand.is_practice ? netsMinor(hand.units, hand.unit_minor).nets.map(money) : null,
    },
    balance: stake?.balance_minor == null || stake.state === 'win-sent' ? null : money(stake.balance_minor),
  };
}

/** Copied, so that the contract's shape and the game's stay apart. */
function lookOf(play: CardHand, own: number | null) {
  const look = play.look(own);
  return {
    ...look,
    toAct: [...look.toAct],
    own: [...look.own],
    seats: look.seats.map((seat) => ({ ...seat, shown: seat.shown && [...seat.shown] })),
    trick: look.trick && { seat: look.trick.seat, cards: [...look.trick.cards] },
  };
}

/** Of who sits nowhere. */
export function noTable(now: Temporal.Instant): CardNews {
  return { now: now.toString(), version: 0, seat: null, seats: [], hand: null, balance: null };
}
