import type { CurrencyCode, PlayerId, SessionId } from '@pelita/contract';
import { gatherBatches } from '../../../platform/database/gather-batches.ts';
import type { Statement } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MoneyBook } from '../../ledger/index.ts';
import type { ExpandedItem } from './expand-cart.ts';
import { createPriceKeeper } from './price-lists.ts';
import type { Reservation } from './reservations.ts';

/** A cart that can be read, on its way into the book. */
export type Cart = {
  playerId: PlayerId;
  /** Null where the server bets by itself, for a chase. */
  sessionId: SessionId | null;
  key: string;
  contentHash: string;
  orderId: string;
  chaseId: string | null;
  /** Begins a chase with this order: its plan as JSON. */
  chase: string | null;
  gameCode: string;
  /** Null for the draw that closes next. */
  drawNo: string | null;
  book: MoneyBook;
  currency: CurrencyCode;
  stakeMinor: bigint;
  memberLimitMinor: bigint;
  items: readonly ExpandedItem[];
  reservations: readonly Reservation[];
};

export type Placed = {
  outcome:
    | 'placed'
    | 'repeated'
    | 'reused'
    | 'draw_closed'
    | 'sold_out'
    | 'account_closed'
    | 'token_invalid'
    | 'maintenance'
    | 'on_break'
    | 'short'
    | 'closed'
    | 'limited';
  order_id: string;
  chase_id: string | null;
  draw_no: string;
  left_minor: bigint;
  sold_play_type: string | null;
  sold_keys: string | null;
};

/** Takes a cart, whole or not at all, and answers after the commit. */
export type Placer = (cart: Cart) => Promise<Placed>;

/** Carts that come at once travel together. */
export function createPlacer({ database, clock }: Pick<Platform, 'database' | 'clock'>): Placer {
  const keepPrices = createPriceKeeper(database);
  const place = gatherBatches(async (carts: readonly Cart[]) => {
    const players = carts.map(({ playerId }) => playerTopic(playerId));
    const rows = await database.single<Placed & { seat: number }>(
      placeStatement,
      [...columnsOf(carts), clock.now()],
      players,
    );
    const answers = carts.map((): Placed | null => null);
    for (const row of rows) answers[row.seat] = row;
    return answers;
  });
  return async (cart) => {
    await keepPrices(cart.items.map(({ prices }) => prices));
    return await place(cart);
  };
}

/** In the order of `place_lottery_orders`; seats and places count from 1. */
function columnsOf(carts: readonly Cart[]): unknown[] {
  const items = carts.flatMap((cart, seat) =>
    cart.items.map((item, position) => ({ ...item, seat: BigInt(seat + 1), position: BigInt(position + 1) })),
  );
  const lines = items.flatMap((item, at) => item.lines.map((line) => ({ ...line, item: BigInt(at + 1) })));
  const sold = carts.flatMap((cart, seat) =>
    cart.reservations.map((reservation) => ({ ...reservation, seat: BigInt(seat + 1) })),
  );
  return [
    carts.map((cart) => cart.playerId),
    carts.map((cart) => cart.sessionId),
    carts.map((cart) => cart.key),
    carts.map((cart) => cart.contentHash),
    carts.map((cart) => cart.orderId),
    carts.map((cart) => cart.chaseId),
    carts.map((cart) => cart.chase),
    carts.map((cart) => cart.gameCode),
    carts.map((cart) => cart.drawNo),
    carts.map((cart) => cart.book),
    carts.map((cart) => cart.currency),
    carts.map((cart) => cart.stakeMinor),
    carts.map((cart) => cart.memberLimitMinor),
    items.map((item) => item.seat),
    items.map((item) => item.position),
    items.map((item) => item.playType),
    items.map((item) => item.content),
    items.map((item) => item.unitMinor),
    items.map((item) => item.prices.priceListId),
    items.map((item) => BigInt(item.lineCount)),
    items.map((item) => item.stakeMinor),
    lines.map((line) => line.item),
    lines.map((line) => line.kind),
    lines.map((line) => line.keys),
    lines.map((line) => BigInt(line.times)),
    sold.map((one) => one.seat),
    sold.map((one) => one.playType),
    sold.map((one) => one.keys),
    sold.map((one) => one.stakeMinor),
    sold.map((one) => one.payableMinor),
    sold.map((one) => one.limitMinor),
  ];
}

const placeStatement: Statement = {
  name: 'lottery.place',
  text: `select seat::int - 1 as seat, outcome, order_id, chase_id, draw_no, left_minor, sold_play_type, sold_keys
         from place_lottery_orders(${Array.from({ length: 32 }, (_, at) => `$${at + 1}`).join(', ')})`,
};
