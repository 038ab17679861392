import { type CardGame, type CardHand, cardGameOf, netsMinor } from '@pelita/games/cards';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import {
  AUTOMATIC_MS,
  type CardTerms,
  FULL_SECONDS,
  GATHER_SECONDS,
  GONE_SECONDS,
  HOLD_SECONDS,
  MISSED_MAXIMUM,
  SEEN_SECONDS,
  SHOWN_SECONDS,
} from './card-terms.ts';
import { type CardSeatRow, type CardTableRow, noteTable, removeSeats, seatsAt, setMissed } from './card-table-store.ts';
import { type CardHandRow, handById, keepHand, openHand, replayed } from './hand-store.ts';
import { notePairs } from './note-pairs.ts';
import { insertStake, moveStake, stakesOf } from './stake-store.ts';

export type AdvanceNeeds = { random: Random; seeds: SeedBox; termsOf: TermsOf };
/** Of a title as it is listed now. */
export type TermsOf = (tx: Tx, gameCode: string) => Promise<(CardTerms & { engine: string }) | null>;

/** What is left to do after the transaction: money to be held, or to be paid. */
export type Errand = { kind: 'hold' | 'pay'; handId: string } | null;

/** Of a title that is listed no more, until its hands are over. */
const TURN_SECONDS = 15;

const after = (instant: Temporal.Instant, seconds: number) =>
  instant.add({ milliseconds: Math.round(seconds * 1_000) });
const isPast = (deadline: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  deadline !== null && Temporal.Instant.compare(deadline, now) <= 0;

/**
 * Takes a locked table as far as the clock allows: gathers, moves for who does not, ends the hand and opens the next. Whoever
 * comes first does it, the others find it done.
 */
export async function advanceTable(tx: Tx, needs: AdvanceNeeds, table: CardTableRow): Promise<Errand> {
  const hand = table.hand_id === null ? null : await handById(tx, table.hand_id);
  if (!hand) return gatherNext(tx, needs, table);
  if (hand.state === 'gathering') return gather(tx, needs, table, hand);
  if (!isPast(hand.deadline, tx.now)) return null;
  if (hand.state === 'playing') return playOn(tx, needs, table, hand);
  if (hand.state === 'holding') {
    await cancelHand(tx, table, hand);
    return { kind: 'pay', handId: hand.id };
  }
  return gatherNext(tx, needs, table);
}

/** Who is still there stays for the next hand; without anybody there is none. */
async function gatherNext(tx: Tx, needs: AdvanceNeeds, table: CardTableRow): Promise<null> {
  const seats = await stayingSeats(tx, table);
  const terms = await needs.termsOf(tx, table.game_code);
  table.hand_id = null;
  if (seats.length > 0 && terms) {
    table.hands += 1;
    const hand = await openHand(tx, needs, {
      table_id: table.id,
      game_code: table.game_code,
      number: table.hands,
      engine: terms.engine,
      currency: table.currency as CardHandRow['currency'],
      unit_minor: terms.unitMinor,
      is_practice: table.owner_id !== null,
    });
    table.hand_id = hand.id;
    await setGathering(tx, cardGameOf(terms.engine), hand, seats.length);
  }
  await noteTable(tx, table);
  return null;
}

async function stayingSeats(tx: Tx, table: CardTableRow): Promise<CardSeatRow[]> {
  const seats = await seatsAt(tx, table.id);
  const staying = seats.filter((seat) => !seat.is_leaving && seat.missed < MISSED_MAXIMUM && isHere(seat, tx.now));
  const gone = seats.filter((seat) => !staying.includes(seat));
  await removeSeats(
    tx,
    table.game_code,
    gone.map(({ user_id }) => user_id),
  );
  for (const { user_id } of staying) await setMissed(tx, table.game_code, user_id, 0);
  return staying;
}

/** Has the page open, or had it a moment ago. */
export function isHere({ seen_at, gone_at }: CardSeatRow, now: Temporal.Instant): boolean {
  const since = gone_at ? after(gone_at, GONE_SECONDS) : after(seen_at, SEEN_SECONDS);
  return Temporal.Instant.compare(now, since) < 0;
}

async function setGathering(tx: Tx, game: CardGame, hand: CardHandRow, seated: number): Promise<void> {
  const people = hand.is_practice ? game.seats.maximum : seated;
  if (people < game.seats.minimum) hand.deadline = null;
  else if (people === game.seats.maximum) {
    const soon = after(tx.now, FULL_SECONDS);
    hand.deadline = hand.deadline && Temporal.Instant.compare(hand.deadline, soon) < 0 ? hand.deadline : soon;
  } else hand.deadline ??= after(tx.now, GATHER_SECONDS);
  await keepHand(tx, hand);
}

async function gather(tx: Tx, needs: AdvanceNeeds, table: CardTableRow, hand: CardHandRow): Promise<Errand> {
  const game = cardGameOf(hand.engine);
  if (!isPast(hand.deadline, tx.now)) {
    await setGathering(tx, game, hand, (await seatsAt(tx, table.id)).length);
    await noteTable(tx, table);
    return null;
  }
  const seats = await stayingSeats(tx, table);
  const isEnough = hand.is_practice ? seats.length > 0 : seats.length >= game.seats.minimum;
  if (!isEnough) {
    hand.deadline = null;
    await keepHand(tx, hand);
    await noteTable(tx, table);
    return null;
  }
  const house = hand.is_practice ? game.seats.maximum - seats.length : 0;
  const free = Array.from({ length: game.seats.maximum }, (_, seat) => seat).filter(
    (place) => !seats.some(({ seat }) => seat === place),
  );
  hand.user_ids = [...seats.map(({ user_id }) => user_id), ...free.slice(0, house).map(() => HOUSE)];
  hand.client_seeds = [...seats.map(({ client_seed }) => client_seed), ...free.slice(0, house).map(() => 'house')];
  hand.seats = [...seats.map(({ seat }) => seat), ...free.slice(0, house)];
  if (hand.is_practice) {
    await begin(tx, needs, table, hand);
    return null;
  }
  hand.state = 'holding';
  hand.deadline = after(tx.now, HOLD_SECONDS);
  for (const [place, seat] of seats.entries())
    await insertStake(tx, {
      user_id: seat.user_id,
      hand_id: hand.id,
      place,
      game_code: hand.game_code,
      currency: hand.currency,
      hold_minor: BigInt(game.holdUnits) * hand.unit_minor,
      sealed_token: seat.sealed_token,
    });
  await keepHand(tx, hand);
  await noteTable(tx, table);
  return { kind: 'hold', handId: hand.id };
}

/** The place of nobody, at a practice table. */
export const HOUSE = '';

/** Deals: what is held is held. */
export async function begin(tx: Tx, needs: AdvanceNeeds, table: CardTableRow, hand: CardHandRow): Promise<Errand> {
  hand.state = 'playing';
  hand.deadline = tx.now;
  return goOn(tx, needs, table, hand, await replayed(needs.seeds, hand));
}

/** Something was held and the hand cannot be played: all of it goes back. */
export async function cancelHand(tx: Tx, table: CardTableRow, hand: CardHandRow): Promise<void> {
  for (const stake of await stakesOf(tx, hand.id))
    if (stake.state === 'bet-sent' || stake.state === 'placed') await moveStake(tx, stake, { state: 'rolling-back' });
  hand.state = 'cancelled';
  hand.deadline = after(tx.now, FULL_SECONDS);
  await keepHand(tx, hand);
  await noteTable(tx, table);
}

/** The clock moves for whom it waited, once for every time that has passed meanwhile. */
async function playOn(tx: Tx, needs: AdvanceNeeds, table: CardTableRow, hand: CardHandRow): Promise<Errand> {
  const play = await replayed(needs.seeds, hand);
  const seats = new Map((await seatsAt(tx, table.id)).map((seat) => [seat.user_id, seat]));
  while (play.phase !== 'over' && isPast(hand.deadline, tx.now)) {
    const before = play.phase;
    for (const place of play.toAct) {
      if (play.phase !== before) break;
      const userId = hand.user_ids[place] ?? HOUSE;
      log(hand, play, place, userId === HOUSE ? play.houseMove(place) : play.defaultMove(place));
      const seat = seats.get(userId);
      if (seat) seat.missed += 1;
    }
    await setDeadline(tx, needs, hand, play, [...seats.values()], hand.deadline ?? tx.now);
  }
  for (const { user_id, missed } of seats.values()) await setMissed(tx, table.game_code, user_id, missed);
  return goOn(tx, needs, table, hand, play);
}

export function log(hand: CardHandRow, play: CardHand, seat: number, move: Parameters<CardHand['move']>[1]): void {
  play.move(seat, move);
  hand.moves.push({ seat, move });
}

/** After a move: the house follows where all move at once, the clock is set anew, and a hand that is over is judged. */
export async function goOn(
  tx: Tx,
  needs: AdvanceNeeds,
  table: CardTableRow,
  hand: CardHandRow,
  play: CardHand,
): Promise<Errand> {
  if (play.phase === 'over') return judge(tx, needs, table, hand, play);
  const seats = await seatsAt(tx, table.id);
  if (isPast(hand.deadline, tx.now) || hand.deadline === null || !isWaitedFor(hand, play, seats))
    await setDeadline(tx, needs, hand, play, seats, tx.now);
  await keepHand(tx, hand);
  await noteTable(tx, table);
  return null;
}

/** Nobody is waited for who is played for. */
async function setDeadline(
  tx: Tx,
  needs: AdvanceNeeds,
  hand: CardHandRow,
  play: CardHand,
  seats: readonly CardSeatRow[],
  from: Temporal.Instant,
): Promise<void> {
  const { turnSeconds = TURN_SECONDS } = (await needs.termsOf(tx, hand.game_code)) ?? {};
  hand.deadline = after(from, isWaitedFor(hand, play, seats) ? turnSeconds : AUTOMATIC_MS / 1_000);
}

/** Whether somebody is to move who moves by hand. */
function isWaitedFor(hand: CardHandRow, play: CardHand, seats: readonly CardSeatRow[]): boolean {
  const waited = new Set(
    seats.filter(({ is_leaving, missed }) => !is_leaving && missed < MISSED_MAXIMUM).map(({ user_id }) => user_id),
  );
  return play.toAct.some((place) => waited.has(hand.user_ids[place] ?? HOUSE));
}

/** What everybody has of it, in one transaction; from then on only money is left. */
async function judge(
  tx: Tx,
  { seeds }: AdvanceNeeds,
  table: CardTableRow,
  hand: CardHandRow,
  play: CardHand,
): Promise<Errand> {
  const units = [...(play.units ?? [])];
  const { nets, rake } = netsMinor(units, hand.unit_minor);
  for (const stake of await stakesOf(tx, hand.id))
    if (stake.state === 'placed')
      await moveStake(tx, stake, { state: 'win-sent', winMinor: stake.hold_minor + (nets[stake.place] ?? 0n) });
  hand.kept_server_seed = await seeds.open(hand.kept_server_seed, hand.game_code);
  hand.units = units;
  hand.rake_minor = hand.is_practice ? 0n : rake;
  if (!hand.is_practice) await notePairs(tx, hand);
  hand.state = 'judged';
  hand.deadline = after(tx.now, SHOWN_SECONDS);
  await keepHand(tx, hand);
  await noteTable(tx, table);
  return { kind: 'pay', handId: hand.id };
}
