import { decimalFromMinor, type FishVolley } from '@pelita/contract';
import { commitment } from '@pelita/games';
import { shownState } from '../rounds/round-states.ts';
import type { RoundWithSeeds } from '../rounds/round-store.ts';
import { shotsOf } from './volley-store.ts';

/** A volley as its player may see it now: no outcome before its money is settled, no seed before it is revealed. */
export function volleyShape(round: RoundWithSeeds): FishVolley {
  const state = shownState(round.state);
  const isSettled = state === 'settled';
  const money = (minor: bigint) => decimalFromMinor(minor, round.currency);
  return {
    roundId: round.id,
    state,
    engine: round.engine,
    tank: round.game_code,
    playedAt: round.played_at.toString(),
    currency: round.currency,
    shot: money(round.line_bet_minor),
    totalBet: money(round.total_bet_minor),
    totalWin: money(isSettled ? round.total_win_minor : 0n),
    nonce: round.nonce,
    clientSeed: round.client_seed,
    commitment: commitment(round.server_seed),
    serverSeed: round.revealed_at === null ? null : round.server_seed,
    shots: isSettled
      ? shotsOf(round.stops).map(({ atMs, weapon, catches }) => ({ atMs, weapon, catches: [...catches] }))
      : [],
  };
}
