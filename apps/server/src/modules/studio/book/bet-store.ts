import type { BookSport, CurrencyCode, LegResult } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * A bet's life. It is stored before its stake is sent, so after any break the state says what may have reached the wallet:
 *
 *   bet-sent → placed → paying ⇄ settled
 *      ↓   ↘
 *   refused  rolling-back → rolled-back
 *
 * `paying` has payments that the wallet has not taken; a corrected result brings a settled bet back there.
 */
export type BookBetState = 'bet-sent' | 'placed' | 'paying' | 'settled' | 'refused' | 'rolling-back' | 'rolled-back';

export type BookBetRow = {
  user_id: string;
  id: string;
  bet_key: string;
  game_code: string;
  currency: CurrencyCode;
  /** Of all its parlays. */
  stake_minor: bigint;
  /** How many legs go into each of them. */
  together: number;
  returned_minor: bigint | null;
  is_cashed_out: boolean;
  is_given_back: boolean;
  correction_minor: bigint | null;
  unposted_minor: bigint | null;
  is_correctable: boolean;
  state: BookBetState;
  bet_transaction: string;
  sealed_token: Buffer | null;
  balance_minor: bigint | null;
  refusal: string | null;
  placed_at: Temporal.Instant;
  changed_at: Temporal.Instant;
  attempts: number;
};

export type BookLegRow = {
  user_id: string;
  bet_id: string;
  place: number;
  match_id: string;
  market: string;
  selection: string;
  odds_hundredths: number;
  is_live: boolean;
  home_at_bet: number;
  away_at_bet: number;
  minute_at_bet: number;
  result: LegResult | null;
  result_no: number;
};

/** A leg with what is shown of its match. */
export type ShownLeg = BookLegRow & {
  league_id: string;
  sport: BookSport;
  home: string;
  away: string;
  starts_at: Temporal.Instant;
  home_score: number | null;
  away_score: number | null;
};

export type BetKey = { user_id: string; id: string };

export async function betByKey(tx: Tx, userId: string, betKey: string): Promise<BookBetRow | null> {
  const [row] = await tx.run<BookBetRow>(byKeyStatement, [userId, betKey]);
  return row ?? null;
}

export async function lockBet(tx: Tx, { user_id, id }: BetKey): Promise<BookBetRow | null> {
  const [row] = await tx.run<BookBetRow>(lockStatement, [user_id, id]);
  return row ?? null;
}

export async function insertBet(
  tx: Tx,
  bet: BookBetRow,
  legs: readonly BookLegRow[],
  nextAttemptAt: Temporal.Instant,
): Promise<void> {
  await tx.run(insertStatement, [
    bet.user_id,
    bet.id,
    bet.bet_key,
    bet.game_code,
    bet.currency,
    bet.stake_minor,
    bet.together,
    bet.is_correctable,
    bet.state,
    bet.bet_transaction,
    bet.sealed_token,
    bet.placed_at,
    nextAttemptAt,
  ]);
  await tx.run(insertLegsStatement, [
    bet.user_id,
    bet.id,
    legs.map(({ place }) => place),
    legs.map(({ match_id }) => match_id),
    legs.map(({ market }) => market),
    legs.map(({ selection }) => selection),
    legs.map(({ odds_hundredths }) => odds_hundredths),
    legs.map(({ is_live }) => is_live),
    legs.map(({ home_at_bet }) => home_at_bet),
    legs.map(({ away_at_bet }) => away_at_bet),
    legs.map(({ minute_at_bet }) => minute_at_bet),
  ]);
}

/** Writes what has changed of a bet that the transaction has locked. */
export async function writeBet(tx: Tx, bet: BookBetRow): Promise<void> {
  const isOver = bet.state === 'settled' || bet.state === 'refused' || bet.state === 'rolled-back';
  await tx.run(writeStatement, [
    bet.user_id,
    bet.id,
    bet.state,
    bet.returned_minor,
    bet.is_cashed_out,
    bet.is_given_back,
    bet.correction_minor,
    bet.unposted_minor,
    bet.sealed_token,
    bet.balance_minor,
    bet.refusal,
    isOver,
    tx.now,
  ]);
}

/** Tries these again later, the longer the more often it failed. */
export async function postponeBets(tx: Tx, bets: readonly BetKey[]): Promise<void> {
  await tx.run(postponeStatement, [bets.map(({ user_id }) => user_id), bets.map(({ id }) => id), tx.now]);
}

/** Bets that the wallet has to hear of and that are due; of one book, or of all. */
export async function dueBets(tx: Tx, gameCode: string | null, limit: number): Promise<BookBetRow[]> {
  return tx.run<BookBetRow>(dueStatement, [gameCode, tx.now, limit]);
}

export async function legsOf(tx: Tx, bets: readonly BetKey[]): Promise<ShownLeg[]> {
  return tx.run<ShownLeg>(legsStatement, [bets.map(({ user_id }) => user_id), bets.map(({ id }) => id)]);
}

/** Bets with a leg on a match that has not heard of the match's last result. */
export async function undecidedBets(tx: Tx, matchId: string, resultNo: number, limit: number): Promise<BetKey[]> {
  return tx.run<BetKey>(undecidedStatement, [matchId, resultNo, limit]);
}

export async function writeLeg(tx: Tx, leg: BookLegRow): Promise<void> {
  await tx.run(writeLegStatement, [leg.user_id, leg.bet_id, leg.place, leg.result, leg.result_no]);
}

/** What of a player's open bets lies on each of these matches. */
export async function stakedOn(tx: Tx, userId: string, matchIds: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await tx.run<{ match_id: string; minor: bigint }>(stakedStatement, [userId, matchIds]);
  return new Map(rows.map(({ match_id, minor }) => [match_id, minor]));
}

export type BetsAsk = {
  userId: string;
  gameCode: string;
  state: 'open' | 'over';
  before: string | null;
  limit: number;
};

/** Own bets, newest first. */
export async function betsOf(tx: Tx, ask: BetsAsk): Promise<BookBetRow[]> {
  return tx.run<BookBetRow>(ownStatement, [ask.userId, ask.gameCode, ask.state === 'open', ask.before, ask.limit]);
}

/** Open bets of these players, and those that have changed since an instant. */
export async function movingBets(
  tx: Tx,
  ask: { gameCode: string; userIds: readonly string[]; since: Temporal.Instant },
): Promise<BookBetRow[]> {
  return tx.run<BookBetRow>(movingStatement, [ask.gameCode, ask.userIds, ask.since]);
}

/** Bets that were placed, settled or still open since an instant, for the comparison of the books. */
export async function bookBetsMovedSince(tx: Tx, since: Temporal.Instant): Promise<BookBetRow[]> {
  return tx.run<BookBetRow>(movedStatement, [since]);
}

/** No result of theirs is corrected any more: the token is not needed. */
export async function dropOldTokens(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.run(dropTokensStatement, [before]);
}

const columns = `b.user_id, b.id, b.bet_key, b.game_code, b.currency, b.stake_minor, b.together, b.returned_minor, b.is_cashed_out,
  b.is_given_back, b.correction_minor, b.unposted_minor, b.is_correctable, b.state, b.bet_transaction, b.sealed_token,
  b.balance_minor, b.refusal, b.placed_at, b.changed_at, b.attempts`;
const keys = `unnest($1::text[], $2::uuid[]) as k (user_id, id)`;
const byKeyStatement = {
  name: 'studio.book-bet.by-key',
  text: `select ${columns} from studio_book_bet b where b.user_id = $1 and b.bet_key = $2`,
};
const lockStatement = {
  name: 'studio.book-bet.lock',
  text: `select ${columns} from studio_book_bet b where b.user_id = $1 and b.id = $2 for update`,
};
const insertStatement = {
  name: 'studio.book-bet.insert',
  text: `insert into studio_book_bet (user_id, id, bet_key, game_code, currency, stake_minor, together, is_correctable, state,
           bet_transaction, sealed_token, placed_at, changed_at, next_attempt_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13)`,
};
const insertLegsStatement = {
  name: 'studio.book-leg.insert',
  text: `insert into studio_book_leg (user_id, bet_id, place, match_id, market, selection, odds_hundredths, is_live,
           home_at_bet, away_at_bet, minute_at_bet)
         select $1, $2, l.* from unnest($3::int[], $4::uuid[], $5::text[], $6::text[], $7::int[], $8::boolean[], $9::int[],
           $10::int[], $11::int[]) as l`,
};
const writeStatement = {
  name: 'studio.book-bet.write',
  text: `update studio_book_bet b set state = $3, returned_minor = $4, is_cashed_out = $5, is_given_back = $6,
           correction_minor = $7, unposted_minor = $8, sealed_token = $9, balance_minor = $10, refusal = $11,
           settled_at = case when $12 then $13::timestamptz end, changed_at = $13, next_attempt_at = $13, attempts = 0
         where b.user_id = $1 and b.id = $2`,
};
const postponeStatement = {
  name: 'studio.book-bet.postpone',
  text: `update studio_book_bet b set attempts = b.attempts + 1,
           next_attempt_at = $3::timestamptz + least(power(2, least(b.attempts + 1, 20)), 600) * interval '1 second'
         from ${keys} where b.user_id = k.user_id and b.id = k.id`,
};
const dueStatement = {
  name: 'studio.book-bet.due',
  text: `select ${columns} from studio_book_bet b
         where b.state in ('bet-sent', 'paying', 'rolling-back') and ($1::text is null or b.game_code = $1)
           and b.next_attempt_at <= $2
         order by b.next_attempt_at, b.id limit $3`,
};
const legsStatement = {
  name: 'studio.book-leg.of-bets',
  text: `select l.user_id, l.bet_id, l.place, l.match_id, l.market, l.selection, l.odds_hundredths, l.is_live,
           l.home_at_bet, l.away_at_bet, l.minute_at_bet, l.result, l.result_no, m.league_id, m.sport, m.home, m.away,
           m.starts_at, m.home_score, m.away_score
         from ${keys} join studio_book_leg l on l.user_id = k.user_id and l.bet_id = k.id
         join studio_book_match m on m.id = l.match_id
         order by l.bet_id, l.place`,
};
const undecidedStatement = {
  name: 'studio.book-bet.undecided',
  text: `select b.user_id, b.id from studio_book_leg l
         join studio_book_bet b on b.user_id = l.user_id and b.id = l.bet_id
         where l.match_id = $1 and l.result_no < $2
           and (b.state in ('placed', 'paying', 'settled') or (b.state = 'rolled-back' and b.is_given_back))
         order by b.user_id, b.id limit $3`,
};
const writeLegStatement = {
  name: 'studio.book-leg.write',
  text: `update studio_book_leg l set result = $4, result_no = $5 where l.user_id = $1 and l.bet_id = $2 and l.place = $3`,
};
const stakedStatement = {
  name: 'studio.book-bet.staked-on',
  text: `select l.match_id, sum(b.stake_minor)::bigint as minor from studio_book_bet b
         join studio_book_leg l on l.user_id = b.user_id and l.bet_id = b.id
         where b.user_id = $1 and b.state in ('bet-sent', 'placed') and l.match_id = any ($2::uuid[])
         group by l.match_id`,
};
const ownStatement = {
  name: 'studio.book-bet.own',
  text: `select ${columns} from studio_book_bet b
         where b.user_id = $1 and b.game_code = $2 and ($4::uuid is null or b.id < $4)
           and (b.state in ('bet-sent', 'placed', 'paying', 'rolling-back')) = $3
         order by b.id desc limit $5`,
};
const movingStatement = {
  name: 'studio.book-bet.moving',
  text: `select ${columns} from studio_book_bet b
         where b.game_code = $1 and b.user_id = any ($2::text[])
           and (b.state in ('placed', 'paying') or b.changed_at >= $3)
         order by b.user_id, b.id desc`,
};
const movedStatement = {
  name: 'studio.book-bet.moved-since',
  text: `select ${columns} from studio_book_bet b
         where b.placed_at >= $1 or b.changed_at >= $1 or b.state in ('bet-sent', 'placed', 'paying', 'rolling-back')`,
};
const dropTokensStatement = {
  name: 'studio.book-bet.drop-tokens',
  text: `update studio_book_bet b set sealed_token = null
         where b.is_correctable and b.state = 'settled' and b.sealed_token is not null and b.settled_at < $1`,
};
