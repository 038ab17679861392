import {
  type CallAnswer,
  type CallInput,
  CARD_HANDS_PER_PAGE,
  type CardNews,
  decimalFromMinor,
  type getCardTable,
  type listCardHands,
  type makeCardMove,
  Refusal,
} from '@pelita/contract';
import { cardGameOf, type CardMove, netsMinor, RAKE } from '@pelita/games/cards';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeatedPlayer, VouchedPlayer } from '../launch/authenticate.ts';
import type { Studio } from '../studio.ts';
import { lockSeating } from '../tables/lock-seating.ts';
import { advanceTable, goOn, log } from './advance-table.ts';
import { cardRoundName, type CardTitle, holdMinor } from './card-terms.ts';
import {
  insertSeat,
  insertTable,
  keepSeat,
  lockTable,
  noteTable,
  openTableFor,
  removeSeats,
  seatOf,
  seatsAt,
  setLeaving,
  setMissed,
} from './card-table-store.ts';
import { newsFor, noTable, sceneOf } from './card-view.ts';
import type { Dealer } from './dealer.ts';
import { type CardHandRow, handById, handsOf, replayed } from './hand-store.ts';
import { stakesOf } from './stake-store.ts';

export type CardPlayer = SeatedPlayer<CardTitle>;
export type CardNeeds = { studio: Studio; dealer: Dealer };

const SHARE = 10_000;

/** What the page of a card game needs to open, in the middle of a hand too. */
export async function openCardTable(
  { studio }: CardNeeds,
  player: VouchedPlayer<CardTitle>,
): Promise<CallAnswer<typeof getCardTable>> {
  const { title, gameCode, currency } = player;
  const game = cardGameOf(title.engine);
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return {
    gameCode,
    name: title.name,
    engine: title.engine,
    isPractice: game.isPractice,
    currency,
    balance: money(player.balanceMinor),
    unit: money(title.cardTerms.unitMinor),
    hold: money(holdMinor(game, title.cardTerms)),
    turnSeconds: title.cardTerms.turnSeconds,
    seatsMinimum: game.seats.minimum,
    seatsMaximum: game.seats.maximum,
    rakePercent: String((RAKE.basisPoints * 100) / SHARE),
    rakeMaximum: money(BigInt(RAKE.maximumUnits) * title.cardTerms.unitMinor),
    news: await newsOf(studio, player),
  };
}

async function newsOf({ database, seeds, clock }: Studio, { userId, gameCode }: CardPlayer): Promise<CardNews> {
  return database.reading(async (tx) => {
    const seat = await seatOf(tx, userId, gameCode);
    const scene = seat && (await sceneOf(tx, seeds, seat.table_id));
    return scene ? newsFor(scene, userId, clock.now()) : noTable(clock.now());
  });
}

/** Brings the player to the fullest table that has a place, or opens one. Nobody chooses with whom. */
export async function takeSeatAtTable(
  { studio, dealer }: CardNeeds,
  player: CardPlayer,
  clientSeed: string,
): Promise<CardNews> {
  const { userId, gameCode, title, currency } = player;
  const game = cardGameOf(title.engine);
  const sealedToken = studio.tokens.seal(player.token, userId);
  const tableId = await studio.database.transaction(async (tx) => {
    await lockSeating(tx, gameCode);
    const known = await seatOf(tx, userId, gameCode);
    if (known) {
      await lockTable(tx, known.table_id);
      await keepSeat(tx, { userId, gameCode, clientSeed, sealedToken });
      return known.table_id;
    }
    const seats = game.seats.maximum;
    const ownerId = game.isPractice ? userId : null;
    const open = await openTableFor(tx, { gameCode, currency, seats, ownerId });
    const found = open ?? (await insertTable(tx, { gameCode, currency, ownerId }));
    await lockTable(tx, found);
    const taken = new Set((await seatsAt(tx, found)).map(({ seat }) => seat));
    const seat = Array.from({ length: seats }, (_, place) => place).find((place) => !taken.has(place)) ?? seats;
    await insertSeat(tx, { userId, gameCode, tableId: found, seat, clientSeed, sealedToken });
    return found;
  });
  await dealer.change(tableId, async (tx, table) => {
    await noteTable(tx, table);
    return [null, await advanceTable(tx, { ...studio, termsOf: termsOf(studio) }, table)];
  });
  return newsOf(studio, player);
}

/** The title's terms with its engine, as it is listed now. */
export function termsOf({ findCards }: Pick<Studio, 'findCards'>) {
  return async (tx: Tx, gameCode: string) => {
    const title = await findCards(tx, gameCode);
    return title && { ...title.cardTerms, engine: title.engine };
  };
}

/** In the middle of a hand it is played to its end by the clock; otherwise the seat is free at once. */
export async function leaveTable({ studio, dealer }: CardNeeds, player: CardPlayer): Promise<CardNews> {
  const { userId, gameCode } = player;
  const seat = await studio.database.reading((tx) => seatOf(tx, userId, gameCode));
  if (seat)
    await dealer.change(seat.table_id, async (tx, table) => {
      const hand = table.hand_id === null ? null : await handById(tx, table.hand_id);
      const bound = hand?.user_ids.includes(userId) && isUnderWay(hand) ? hand : null;
      if (bound) await setLeaving(tx, gameCode, userId);
      else await removeSeats(tx, gameCode, [userId]);
      const needs = { ...studio, termsOf: termsOf(studio) };
      // The table waits no longer for who is gone.
      if (bound?.state === 'playing')
        return [null, await goOn(tx, needs, table, bound, await replayed(studio.seeds, bound))];
      await noteTable(tx, table);
      return [null, await advanceTable(tx, needs, table)];
    });
  return newsOf(studio, player);
}

const isUnderWay = ({ state }: CardHandRow): boolean => state === 'holding' || state === 'playing';

type Asked = CallInput<typeof makeCardMove>['body'];

/** A move of the player's own. The same one for the same turn is answered as the first was. */
export async function moveCards({ studio, dealer }: CardNeeds, player: CardPlayer, asked: Asked): Promise<CardNews> {
  const { userId, gameCode } = player;
  const move = moveOf(asked);
  const seat = await studio.database.reading((tx) => seatOf(tx, userId, gameCode));
  if (!seat) throw new Refusal('seat_missing');
  await dealer.change(seat.table_id, async (tx, table) => {
    const hand = table.hand_id === null ? null : await handById(tx, table.hand_id);
    if (!hand || hand.id !== asked.handId) throw new Refusal('move_refused');
    const place = hand.user_ids.indexOf(userId);
    if (place < 0) throw new Refusal('seat_missing');
    const isRepeated = hand.moves
      .slice(asked.turn)
      .some((logged) => logged.seat === place && JSON.stringify(logged.move) === JSON.stringify(move));
    if (isRepeated) return [null, null];
    if (hand.state !== 'playing' || (hand.deadline && Temporal.Instant.compare(hand.deadline, tx.now) <= 0))
      throw new Refusal('move_refused');
    const play = await replayed(studio.seeds, hand);
    const isStale = asked.turn !== hand.moves.length && (move.kind === 'play' || move.kind === 'pass');
    if (isStale || !play.accepts(place, move)) throw new Refusal('move_refused');
    const before = play.phase;
    log(hand, play, place, move);
    await setMissed(tx, gameCode, userId, 0);
    // Where all move at once the clock runs on until everybody has.
    const isNext = play.phase !== before || play.phase === 'play';
    if (isNext) hand.deadline = null;
    return [null, await goOn(tx, { ...studio, termsOf: termsOf(studio) }, table, hand, play)];
  });
  return newsOf(studio, player);
}

function moveOf({ kind, units, cards }: Asked): CardMove {
  if (kind === 'pass') return { kind };
  if (kind === 'play' && cards && cards.length > 0) return { kind, cards };
  if (kind !== 'play' && units !== undefined) return { kind, units };
  throw new Refusal('invalid_field', { fields: { [kind === 'play' ? 'cards' : 'units']: { key: 'required' } } });
}

/** Hands that the player had a part in, with all that is needed to check them. */
export async function listHands(
  { studio }: CardNeeds,
  { userId, gameCode, currency, title }: CardPlayer,
  before: string | null,
): Promise<CallAnswer<typeof listCardHands>> {
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  const game = cardGameOf(title.engine);
  return studio.database.reading(async (tx) => {
    const found = await handsOf(tx, { userId, gameCode, before, limit: CARD_HANDS_PER_PAGE + 1 });
    const hands = [];
    for (const hand of found.slice(0, CARD_HANDS_PER_PAGE)) {
      const own = hand.user_ids.indexOf(userId);
      const stake = (await stakesOf(tx, hand.id)).find(({ user_id }) => user_id === userId);
      const isOver = hand.state !== 'cancelled' && hand.units !== null;
      hands.push({
        handId: hand.id,
        number: hand.number,
        playedAt: hand.opened_at.toString(),
        isCancelled: hand.state === 'cancelled',
        own,
        hold: money(stake?.hold_minor ?? BigInt(game.holdUnits) * hand.unit_minor),
        net: hand.units && !hand.is_practice ? money(netsMinor(hand.units, hand.unit_minor).nets[own] ?? 0n) : null,
        record:
          isOver && hand.units
            ? {
                game: hand.engine,
                round: cardRoundName(gameCode, hand.id),
                serverSeed: hand.kept_server_seed,
                commitment: hand.commitment,
                clientSeeds: hand.client_seeds,
                moves: hand.moves.map(({ seat, move }) => ({ seat, move })),
                units: hand.units,
              }
            : null,
      });
    }
    return { hands, hasMore: found.length > CARD_HANDS_PER_PAGE };
  });
}
