import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  minorFromDecimal,
  type placeBookBet,
  Refusal,
} from '@pelita/contract';
import { handicapFrom, hundredthsOf, matchEngineOf, possibleReturnMinor, priceRefusal } from '@pelita/games/book';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeatedPlayer } from '../launch/authenticate.ts';
import { endLaunch } from '../launch/launch-store.ts';
import { hashOfToken } from '../launch/launch-token.ts';
import { lockSeat } from '../tables/bet-store.ts';
import { isTokenOver, walletRefusal } from '../wallet-calls/wallet-refusal.ts';
import { betByKey, type BookBetRow, type BookLegRow, insertBet, legsOf, stakedOn } from './bet-store.ts';
import { shownBet } from './bet-view.ts';
import type { BookNeeds } from './book.ts';
import { type BookTitle, matchMaximumMinor, returnMaximumMinor } from './book-terms.ts';
import { lookAt } from './match-look.ts';
import { matchesById } from './match-store.ts';
import { stakeBet } from './stake-bet.ts';

export type BookPlayer = SeatedPlayer<BookTitle>;
type Asked = CallInput<typeof placeBookBet>['body'];

/** While a request may still be under way, the job leaves its bet alone. */
const FIRST_ATTEMPT_SECONDS = 30;

/** A bet is stored with the prices of its instant, then staked through the wallet. Answers when the wallet has taken it. */
export async function placeBet(
  needs: BookNeeds,
  player: BookPlayer,
  asked: Asked,
): Promise<CallAnswer<typeof placeBookBet>> {
  const { studio } = needs;
  const stakeMinor = readStake(player, asked.stake);
  const { bet, isNew } = await studio.database.transaction((tx) => storeBet(tx, needs, player, asked, stakeMinor));
  const told = bet.state === 'bet-sent' ? await stakeBet(needs, bet, isNew) : bet;
  if (told.state === 'refused') {
    if (told.refusal && isTokenOver(told.refusal))
      await studio.database.transaction((tx) => endLaunch(tx, player.userId, hashOfToken(player.token)));
    throw walletRefusal(told.refusal ?? '');
  }
  const isGone = (told.state === 'rolling-back' || told.state === 'rolled-back') && !told.is_given_back;
  if (isGone) throw new Refusal('round_cancelled');
  return {
    bet: await shownBet(needs, told),
    balance: decimalFromMinor(told.balance_minor ?? 0n, player.currency),
  };
}

async function storeBet(
  tx: Tx,
  needs: BookNeeds,
  player: BookPlayer,
  asked: Asked,
  stakeMinor: bigint,
): Promise<{ bet: BookBetRow; isNew: boolean }> {
  const { userId, gameCode, currency, token } = player;
  await lockSeat(tx, userId, gameCode);
  const known = await betByKey(tx, userId, asked.betKey);
  if (known) return { bet: await sameBet(tx, known, player, asked, stakeMinor), isNew: false };

  const { legs, isCorrectable } = await readLegs(tx, needs, player, asked);
  await refuseBeyondLimits(tx, player, stakeMinor, legs);
  const bet: BookBetRow = {
    user_id: userId,
    id: tx.newId(),
    bet_key: asked.betKey,
    game_code: gameCode,
    currency,
    stake_minor: stakeMinor,
    returned_minor: null,
    is_cashed_out: false,
    is_given_back: false,
    correction_minor: null,
    unposted_minor: null,
    is_correctable: isCorrectable,
    state: 'bet-sent',
    bet_transaction: tx.newId(),
    sealed_token: needs.tokens.seal(token, userId),
    balance_minor: null,
    refusal: null,
    placed_at: tx.now,
    changed_at: tx.now,
    attempts: 0,
  };
  await insertBet(
    tx,
    bet,
    legs.map((leg) => ({ ...leg, user_id: userId, bet_id: bet.id })),
    tx.now.add({ seconds: FIRST_ATTEMPT_SECONDS }),
  );
  return { bet, isNew: true };
}

function readStake({ currency, title: { terms } }: BookPlayer, stake: string): bigint {
  const minor = minorFromDecimal(stake, currency);
  if (minor === null || minor <= 0n) throw new Refusal('invalid_field', { fields: { stake: { key: 'invalid' } } });
  const { minimumMinor, maximumMinor } = terms;
  if (minor < minimumMinor || minor > maximumMinor) throw outOfLimits(currency, minimumMinor, maximumMinor);
  return minor;
}

type NewLeg = Omit<BookLegRow, 'user_id' | 'bet_id'>;

/** Each leg at the price of this instant, if the player takes it. */
async function readLegs(
  tx: Tx,
  { statesOf }: BookNeeds,
  { gameCode }: BookPlayer,
  { legs: asked, accept }: Asked,
): Promise<{ legs: NewLeg[]; isCorrectable: boolean }> {
  const ids = new Set(asked.map(({ matchId }) => matchId));
  if (ids.size < asked.length) throw new Refusal('legs_of_one_match');
  const rows = new Map((await matchesById(tx, [...ids])).map((row) => [row.id, row]));
  const legs: NewLeg[] = [];
  for (const [place, { matchId, market: id, selection, odds, version }] of asked.entries()) {
    const row = rows.get(matchId);
    if (!row || row.game_code !== gameCode) throw new Refusal('match_unknown', { extra: { matchId } });
    const look = lookAt(row, await statesOf(row), tx.now);
    if (look.phase !== 'open' && look.phase !== 'live') throw new Refusal('bets_closed', { extra: { matchId } });
    const market = look.markets().find((one) => one.id === id);
    const refusal = priceRefusal(
      { hundredths: hundredthsOf(odds) ?? 0, version },
      {
        hundredths: market?.selections.find((one) => one.id === selection)?.hundredths ?? null,
        version: look.version,
        sinceVersion: look.sinceVersion,
        isSuspended: look.isSuspended || (market?.isSuspended ?? false),
      },
      accept,
    );
    if (refusal) throw new Refusal(refusal, { extra: { matchId } });
    const hundredths = market?.selections.find((one) => one.id === selection)?.hundredths ?? 0;
    const isLive = look.phase === 'live';
    const from = row.engine === null ? look.score : handicapFrom(matchEngineOf(row.engine), look);
    legs.push({
      place,
      match_id: matchId,
      market: id,
      selection,
      odds_hundredths: hundredths,
      is_live: isLive,
      home_at_bet: isLive ? from.home : 0,
      away_at_bet: isLive ? from.away : 0,
      minute_at_bet: look.minute,
      result: null,
      result_no: 0,
    });
  }
  return { legs, isCorrectable: [...rows.values()].some(({ engine }) => engine === null) };
}

async function refuseBeyondLimits(tx: Tx, player: BookPlayer, stakeMinor: bigint, legs: readonly NewLeg[]) {
  const { currency, userId, title } = player;
  const { minimumMinor } = title.terms;
  const prices = legs.map(({ odds_hundredths: hundredths }) => ({ hundredths }));
  const most = returnMaximumMinor(title.terms);
  if (possibleReturnMinor(stakeMinor, prices) > most) {
    const unit = possibleReturnMinor(1_000_000n, prices);
    throw outOfLimits(currency, minimumMinor, (most * 1_000_000n) / unit);
  }
  const staked = await stakedOn(
    tx,
    userId,
    legs.map(({ match_id }) => match_id),
  );
  for (const minor of staked.values()) {
    const left = matchMaximumMinor(title.terms) - minor;
    if (stakeMinor > left) throw outOfLimits(currency, minimumMinor, left > 0n ? left : 0n);
  }
}

function outOfLimits(currency: BookPlayer['currency'], minimumMinor: bigint, maximumMinor: bigint): Refusal {
  const params = {
    minimum: decimalFromMinor(minimumMinor, currency),
    maximum: decimalFromMinor(maximumMinor, currency),
  };
  return new Refusal('stake_out_of_limits', { params, extra: params });
}

async function sameBet(
  tx: Tx,
  known: BookBetRow,
  { gameCode }: BookPlayer,
  { legs: asked }: Asked,
  stakeMinor: bigint,
): Promise<BookBetRow> {
  const legs = await legsOf(tx, [known]);
  const isSame =
    known.game_code === gameCode &&
    known.stake_minor === stakeMinor &&
    legs.length === asked.length &&
    legs.every((leg, place) => {
      const one = asked[place];
      return one?.matchId === leg.match_id && one.market === leg.market && one.selection === leg.selection;
    });
  if (!isSame) throw new Refusal('idempotency_key_reused');
  return known;
}
