import { decimalFromMinor, type PlayedRound, type StudioRound } from '@pelita/contract';
import { type Coin, commitment, isEngineId, outcomeFromSeeds, type PlayedSpin } from '@pelita/games';
import { shownState } from './round-states.ts';
import type { RoundWithSeeds } from './round-store.ts';

/** A round as its player may see it now: no outcome before its money is settled, no seed before it is revealed. */
export function roundShape(round: RoundWithSeeds): StudioRound {
  const state = shownState(round.state);
  const isSettled = state === 'settled';
  return {
    roundId: round.id,
    state,
    engine: round.engine,
    playedAt: round.played_at.toString(),
    currency: round.currency,
    lineBet: decimalFromMinor(round.line_bet_minor, round.currency),
    totalBet: decimalFromMinor(round.total_bet_minor, round.currency),
    totalWin: decimalFromMinor(isSettled ? round.total_win_minor : 0n, round.currency),
    nonce: round.nonce,
    clientSeed: round.client_seed,
    commitment: commitment(round.server_seed),
    serverSeed: round.revealed_at === null ? null : round.server_seed,
    stops: isSettled ? round.stops.map((stops) => [...stops]) : [],
  };
}

export function playedRoundShape(round: RoundWithSeeds): PlayedRound {
  const money = (minor: bigint | null) => (minor === null ? null : decimalFromMinor(minor, round.currency));
  return {
    ...roundShape(round),
    spins: round.state === 'settled' ? spinsOf(round).map((spin) => spinShape(spin, round)) : [],
    balanceAfterBet: money(round.balance_after_bet_minor),
    balance: money(round.balance_minor),
  };
}

function spinsOf(round: RoundWithSeeds): readonly PlayedSpin[] {
  const { engine } = round;
  if (!isEngineId(engine)) throw new Error(`the round ${round.id} is no spin`);
  return outcomeFromSeeds({
    engine,
    serverSeed: round.server_seed,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    lineBetMinor: round.line_bet_minor,
  }).spins;
}

function spinShape(spin: PlayedSpin, round: RoundWithSeeds): PlayedRound['spins'][number] {
  const money = (minor: bigint) => decimalFromMinor(minor, round.currency);
  const inBets = (bets: number) => money(BigInt(bets) * round.total_bet_minor);
  const coinShape = ({ reel, row, bets }: Coin) => ({ reel, row, bets, win: inBets(bets) });
  return {
    stops: [...spin.stops],
    multiplier: spin.multiplier,
    lineWins: spin.lineWins.map(({ lineIndex, symbol, positions, winMinor }) => ({
      line: lineIndex,
      symbol,
      count: positions.length,
      win: money(winMinor),
    })),
    tumbles: spin.tumbles.map(({ multiplier, wins, winMinor }) => ({
      multiplier,
      wins: wins.map((win) => ({ symbol: win.symbol, count: win.positions.length, win: money(win.winMinor) })),
      win: money(winMinor),
    })),
    scatterWin: money(spin.scatterWinMinor),
    scatters: spin.scatters.map(({ reel, row }) => ({ reel, row })),
    coins: spin.coins.map(coinShape),
    hold: spin.hold && {
      respins: spin.hold.respins.map((coins) => coins.map(coinShape)),
      fullWin: inBets(spin.hold.fullBets),
      win: money(spin.hold.winMinor),
    },
    freeSpinsAwarded: spin.freeSpinsAwarded,
    freeSpinsLeft: spin.freeSpinsLeft,
    win: money(spin.winMinor),
    runningTotal: money(spin.runningTotalMinor),
  };
}
