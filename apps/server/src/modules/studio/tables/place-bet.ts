import { type CallAnswer, decimalFromMinor, minorFromDecimal, type placeTableBet, Refusal } from '@pelita/contract';
import { tableEngineOf } from '@pelita/games/table';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeatedPlayer } from '../launch/authenticate.ts';
import { endLaunch } from '../launch/launch-store.ts';
import { hashOfToken } from '../launch/launch-token.ts';
import type { Studio } from '../studio.ts';
import { isTokenOver, walletRefusal } from '../wallet-calls/wallet-refusal.ts';
import { betShape } from './bet-shape.ts';
import { betByKey, type BetMove, betsOfRounds, insertBet, lockSeat, type TableBetRow } from './bet-store.ts';
import { isOpenForBets, openRound } from './round-store.ts';
import type { StakeBet } from './stake-bets.ts';
import { roundAt, spotMaximumMinor, type TableTitle } from './table-terms.ts';

type Asked = { number: number; betKey: string; stakes: readonly { spot: string; amount: string }[] };
type Stakes = ReadonlyMap<string, bigint>;
export type TablePlayer = SeatedPlayer<TableTitle>;

/** While a request may still be under way, the job leaves its bet alone. */
const FIRST_ATTEMPT_SECONDS = 30;

/** Chips on the table: stored first, then staked through the wallet. Answers when the wallet has taken the stake. */
export async function placeBet(
  studio: Studio,
  stake: StakeBet,
  player: TablePlayer,
  asked: Asked,
): Promise<CallAnswer<typeof placeTableBet>> {
  const stakes = readStakes(player, asked);
  const { bet, isNew } = await studio.database.transaction((tx) => storeBet(tx, studio, player, asked, stakes));
  const moved = isNew || bet.state === 'bet-sent' ? await stake(bet) : null;
  const told = moved ? { ...bet, state: moved.state, balance_minor: moved.balanceMinor, refusal: moved.refusal } : bet;
  if (told.state === 'refused' && moved) await endWithToken(studio, player, moved);
  if (told.state === 'refused') throw walletRefusal(told.refusal ?? '');
  if (told.state === 'rolling-back' || told.state === 'rolled-back') throw new Refusal('round_cancelled');
  return {
    bet: betShape(told),
    balance: decimalFromMinor(told.balance_minor ?? 0n, player.currency),
  };
}

async function storeBet(
  tx: Tx,
  studio: Studio,
  player: TablePlayer,
  asked: Asked,
  stakes: Stakes,
): Promise<{ bet: TableBetRow; isNew: boolean }> {
  const { userId, gameCode, title } = player;
  const times = roundAt(title.terms, tx.now);
  const key = { gameCode, number: times.number };
  const isInTime = asked.number === times.number && Temporal.Instant.compare(tx.now, times.betsUntil) < 0;
  // They leave together; the seat is locked before the others look.
  const [, known, isOpen, before] = await Promise.all([
    lockSeat(tx, userId, gameCode),
    betByKey(tx, userId, asked.betKey),
    isInTime && isOpenForBets(tx, key),
    betsOfRounds(tx, userId, gameCode, [times.number]),
  ]);
  if (known) return { bet: sameBet(known, player, asked, stakes), isNew: false };
  if (!isInTime) throw new Refusal('bets_closed');
  if (!isOpen) {
    await openRound(tx, studio, title, times);
    if (!(await isOpenForBets(tx, key))) throw new Refusal('bets_closed');
  }
  refuseBeyondLimits(player, stakes, before);

  const bet: TableBetRow = {
    user_id: userId,
    id: tx.newId(),
    bet_key: asked.betKey,
    game_code: gameCode,
    round_number: times.number,
    currency: player.currency,
    spots: [...stakes.keys()],
    amounts_minor: [...stakes.values()],
    stake_minor: sumOf(stakes.values()),
    win_minor: null,
    state: 'bet-sent',
    bet_transaction: tx.newId(),
    win_transaction: tx.newId(),
    rollback_transaction: tx.newId(),
    sealed_token: studio.tokens.seal(player.token, userId),
    balance_minor: null,
    refusal: null,
    placed_at: tx.now,
    attempts: 0,
  };
  insertBet(tx, bet, tx.now.add({ seconds: FIRST_ATTEMPT_SECONDS }));
  return { bet, isNew: true };
}

/** Each spot once, in whole steps of the table's minimum. */
function readStakes({ title, currency }: TablePlayer, { stakes }: Asked): Stakes {
  const spots = new Set(tableEngineOf(title.engine).spots.map(({ id }) => id));
  const read = new Map<string, bigint>();
  for (const { spot, amount } of stakes) {
    const minor = minorFromDecimal(amount, currency);
    const isFit = minor !== null && minor > 0n && minor % title.terms.minimumMinor === 0n;
    if (!isFit || !spots.has(spot) || read.has(spot))
      throw new Refusal('invalid_field', { fields: { stakes: { key: 'invalid' } } });
    read.set(spot, minor);
  }
  return read;
}

/** Together with what lies on a spot already. */
function refuseBeyondLimits({ title, currency }: TablePlayer, stakes: Stakes, before: readonly TableBetRow[]): void {
  for (const spot of tableEngineOf(title.engine).spots) {
    const added = stakes.get(spot.id);
    if (added === undefined) continue;
    const lies = before.reduce((sum, bet) => sum + amountOn(bet, spot.id), 0n);
    const maximum = spotMaximumMinor(title.terms, spot);
    if (lies + added <= maximum) continue;
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    const params = { minimum: money(title.terms.minimumMinor), maximum: money(maximum) };
    throw new Refusal('stake_out_of_limits', { params, extra: { spot: spot.id, ...params } });
  }
}

function amountOn({ state, spots, amounts_minor }: TableBetRow, spot: string): bigint {
  return state === 'bet-sent' || state === 'placed' ? (amounts_minor[spots.indexOf(spot)] ?? 0n) : 0n;
}

function sameBet(known: TableBetRow, { gameCode }: TablePlayer, { number }: Asked, stakes: Stakes): TableBetRow {
  const isSame =
    known.game_code === gameCode &&
    known.round_number === number &&
    known.spots.length === stakes.size &&
    known.spots.every((spot, place) => stakes.get(spot) === known.amounts_minor[place]);
  if (!isSame) throw new Refusal('idempotency_key_reused');
  return known;
}

async function endWithToken({ database }: Studio, player: TablePlayer, { refusal }: BetMove): Promise<void> {
  if (refusal && isTokenOver(refusal))
    await database.transaction((tx) => endLaunch(tx, player.userId, hashOfToken(player.token)));
}

function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}
