import type { CurrencyCode } from '@pelita/contract';
import { type CardHand, type LoggedMove, replayHand } from '@pelita/games/cards';
import { commitment } from '@pelita/games';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { newServerSeed } from '../seeds/take-seat.ts';
import { cardRoundName } from './card-terms.ts';

/**
 * A hand's life. From `judged` on only money is left; the seed is kept closed until then.
 *
 *   gathering → holding → playing → judged → paid
 *                  ↘ cancelled
 */
export type CardHandState = 'gathering' | 'holding' | 'playing' | 'judged' | 'paid' | 'cancelled';

export type CardHandRow = {
  id: string;
  table_id: string;
  game_code: string;
  number: number;
  engine: string;
  currency: CurrencyCode;
  unit_minor: bigint;
  is_practice: boolean;
  kept_server_seed: string;
  commitment: string;
  state: CardHandState;
  /** By place: empty for the house. */
  user_ids: string[];
  seats: number[];
  client_seeds: string[];
  moves: LoggedMove[];
  units: number[] | null;
  rake_minor: bigint | null;
  deadline: Temporal.Instant | null;
  opened_at: Temporal.Instant;
};

export async function handById(tx: Tx, id: string): Promise<CardHandRow | null> {
  return (await tx.run<CardHandRow>(byIdStatement, [id]))[0] ?? null;
}

/** A new hand, whose seed is fixed before anybody's is taken. */
export async function openHand(
  tx: Tx,
  { random, seeds }: { random: Random; seeds: SeedBox },
  hand: Pick<CardHandRow, 'table_id' | 'game_code' | 'number' | 'engine' | 'currency' | 'unit_minor' | 'is_practice'>,
): Promise<CardHandRow> {
  const seed = newServerSeed(random);
  const [row] = await tx.run<CardHandRow>(insertStatement, [
    tx.newId<string>(),
    hand.table_id,
    hand.game_code,
    hand.number,
    hand.engine,
    hand.currency,
    hand.unit_minor,
    hand.is_practice,
    await seeds.close(seed, hand.game_code),
    commitment(seed),
    tx.now,
  ]);
  if (!row) throw new Error('a hand that was just opened is gone');
  return row;
}

/** What a hand is by now, as it is to be kept. */
export async function keepHand(tx: Tx, hand: CardHandRow): Promise<void> {
  const isEnd = hand.state === 'judged' || hand.state === 'cancelled';
  await tx.run(keepStatement, [
    hand.id,
    hand.state,
    hand.user_ids,
    hand.seats,
    hand.client_seeds,
    JSON.stringify(hand.moves),
    hand.units,
    hand.rake_minor,
    hand.deadline,
    hand.kept_server_seed,
    isEnd ? tx.now : null,
  ]);
}

/** The hand after its moves; needs its seed opened. */
export async function replayed(seeds: SeedBox, hand: CardHandRow): Promise<CardHand> {
  const isOpen = hand.state !== 'judged' && hand.state !== 'paid';
  const serverSeed = isOpen ? await seeds.open(hand.kept_server_seed, hand.game_code) : hand.kept_server_seed;
  const round = cardRoundName(hand.game_code, hand.id);
  return replayHand({ game: hand.engine, serverSeed, round, clientSeeds: hand.client_seeds }, hand.moves);
}

/** Every stake of it is at its end. */
export async function closeHand(tx: Tx, id: string): Promise<boolean> {
  return (await tx.run(closeStatement, [id])).length > 0;
}

/** Tables whose hand waits for the clock since before an instant. */
export async function overdueTables(tx: Tx, before: Temporal.Instant, limit: number): Promise<string[]> {
  return (await tx.run<{ id: string }>(overdueStatement, [before, limit])).map(({ id }) => id);
}

/** Hands that the user had a part in, the newest first. */
export async function handsOf(
  tx: Tx,
  ask: { userId: string; gameCode: string; before: string | null; limit: number },
): Promise<CardHandRow[]> {
  return tx.run<CardHandRow>(ofUserStatement, [ask.userId, ask.gameCode, ask.before, ask.limit]);
}

const names = `id, table_id, game_code, number, engine, currency, unit_minor, is_practice, kept_server_seed, commitment,
  state, user_ids, seats, client_seeds, moves, units, rake_minor, deadline, opened_at`;
const byIdStatement = { name: 'studio.card-hand', text: `select ${names} from studio_card_hand where id = $1` };
const insertStatement = {
  name: 'studio.card-hand.insert',
  text: `insert into studio_card_hand (id, table_id, game_code, number, engine, currency, unit_minor, is_practice,
           kept_server_seed, commitment, state, opened_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'gathering', $11) returning ${names}`,
};
const keepStatement = {
  name: 'studio.card-hand.keep',
  text: `update studio_card_hand set state = $2, user_ids = $3, seats = $4, client_seeds = $5, moves = $6::jsonb,
           units = $7, rake_minor = $8, deadline = $9, kept_server_seed = $10, ended_at = coalesce(ended_at, $11)
         where id = $1`,
};
const closeStatement = {
  name: 'studio.card-hand.close',
  text: `update studio_card_hand h set state = 'paid' where h.id = $1 and h.state = 'judged' and not exists (
           select from studio_card_stake s where s.hand_id = h.id
             and s.state in ('bet-sent', 'placed', 'win-sent', 'rolling-back'))
         returning 1`,
};
const overdueStatement = {
  name: 'studio.card-hand.overdue',
  text: `select t.id from studio_card_table t join studio_card_hand h on h.id = t.hand_id
         where h.deadline <= $1 order by h.deadline limit $2`,
};
const ofUserStatement = {
  name: 'studio.card-hand.of-user',
  text: `select ${names.replaceAll(/\w+/g, 'h.$&')} from studio_card_hand h
         where h.game_code = $2 and h.user_ids @> array[$1::text] and h.state in ('judged', 'paid', 'cancelled')
           and ($3::uuid is null or h.id < $3) order by h.id desc limit $4`,
};
