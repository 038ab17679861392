import { Refusal } from '@pelita/contract';
import { type FiredShot, firedFromSeeds, fishEngineOf, type Shot, winMinor } from '@pelita/games/fishing';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeatedPlayer } from '../launch/authenticate.ts';
import { FIRST_ATTEMPT_SECONDS } from '../rounds/begin-round.ts';
import { insertRound, openRoundOf, roundBySpinKey, type RoundRow, type RoundWithSeeds } from '../rounds/round-store.ts';
import { countRound, seatLocked } from '../seeds/seat-store.ts';
import { takeSeat } from '../seeds/take-seat.ts';
import type { Studio } from '../studio.ts';
import { lockFishTableOf, noteTableVolley } from './fish-table-store.ts';
import type { FishTitle } from './fish-terms.ts';
import { refuseImpossible } from './possible-shots.ts';
import { keptShots, lately, shotsOf } from './volley-store.ts';

export type FishPlayer = SeatedPlayer<FishTitle>;
export type VolleyAsk = { shotMinor: bigint; volleyKey: string; shots: readonly Shot[] };
export type BegunVolley =
  | { round: RoundWithSeeds; isNew: boolean }
  | { inTheWay: RoundRow }
  /** Every fish was caught before. */
  | { nextNonce: number };

/**
 * Decides a volley and stores it, outcome and all, before its bet is sent, as a spin is. The same key answers the volley
 * that it began; a shot that is not fired, because its fish was caught before, is no part of it. At a table of four a fish is
 * whose shot is decided first.
 */
export async function beginVolley(tx: Tx, studio: Studio, player: FishPlayer, ask: VolleyAsk): Promise<BegunVolley> {
  const { userId, gameCode, title } = player;
  await takeSeat(tx, studio, userId, gameCode);
  const seat = await seatLocked(tx, studio.seeds, userId, gameCode);
  if (!seat) throw new Error('a player without a seat');
  const known = await roundBySpinKey(tx, studio.seeds, userId, ask.volleyKey);
  if (known) return { round: sameVolley(known, player, ask), isNew: false };
  const open = await openRoundOf(tx, player);
  if (open) return { inTheWay: open };

  const table = await lockFishTableOf(tx, player);
  const { caught, last } = await lately(tx, player, table);
  refuseImpossible(title, ask.shots, { nowMs: tx.now.epochMilliseconds, last });
  const fired = firedFromSeeds({
    engine: fishEngineOf(title.engine),
    tank: gameCode,
    shots: ask.shots,
    caught,
    serverSeed: seat.serverSeed,
    clientSeed: seat.clientSeed,
    nonce: seat.nextNonce,
  });
  if (fired.length === 0) return { nextNonce: seat.nextNonce };
  const round = roundOf(tx, studio, player, { ask, fired, seedPairId: seat.seedPairId, nonce: seat.nextNonce });
  await insertRound(tx, round);
  if (table) await noteTableVolley(tx, { tableId: table.table_id, seat: table.seat, userId, roundId: round.id });
  await countRound(tx, seat, fired.length);
  const seeds = { server_seed: seat.serverSeed, client_seed: seat.clientSeed, revealed_at: null };
  return { round: { ...round, ...seeds }, isNew: true };
}

type Decided = { ask: VolleyAsk; fired: readonly FiredShot[]; seedPairId: string; nonce: number };

function roundOf(tx: Tx, studio: Studio, player: FishPlayer, { ask, fired, seedPairId, nonce }: Decided): RoundRow {
  return {
    user_id: player.userId,
    id: tx.newId(),
    game_code: player.gameCode,
    spin_key: ask.volleyKey,
    seed_pair_id: seedPairId,
    nonce,
    engine: player.title.engine,
    currency: player.currency,
    line_bet_minor: ask.shotMinor,
    total_bet_minor: ask.shotMinor * BigInt(fired.length),
    total_win_minor: winMinor(ask.shotMinor, fired),
    stops: keptShots(fired),
    state: 'bet-sent',
    bet_transaction: tx.newId(),
    win_transaction: tx.newId(),
    rollback_transaction: tx.newId(),
    sealed_token: studio.tokens.seal(player.token, player.userId),
    balance_after_bet_minor: null,
    balance_minor: null,
    refusal: null,
    played_at: tx.now,
    attempts: 0,
    next_attempt_at: tx.now.add({ seconds: FIRST_ATTEMPT_SECONDS }),
    settled_at: null,
    resumed_at: null,
    shown_at: null,
  };
}

/** What is asked again must be what was asked before: no shot of the volley that is not among those that are told now. */
function sameVolley(known: RoundWithSeeds, player: FishPlayer, ask: VolleyAsk): RoundWithSeeds {
  const isAmong = ({ atMs, weapon, catches }: FiredShot) =>
    ask.shots.some(
      (shot) =>
        shot.atMs === atMs && shot.weapon === weapon && catches.every(({ fish }) => shot.targets.includes(fish)),
    );
  const isSame = known.game_code === player.gameCode && known.line_bet_minor === ask.shotMinor;
  if (!isSame || !shotsOf(known.stops).every(isAmong)) throw new Refusal('idempotency_key_reused');
  return known;
}
