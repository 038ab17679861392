import type { PlayedRound, StudioCoin, StudioSpin } from '@pelita/contract';
import type { Engine } from '@pelita/games';
import type { Reels } from '../reels/moving-reels.ts';
import type { Sounds } from '../sound/sounds.ts';
import { isLess, isNothing, plus } from './amounts.ts';
import type { GameState, Sign } from './state.ts';
import type { Store } from './store.ts';
import type { Waiting } from './waiting.ts';

export type Show = { engine: Engine; store: Store<GameState>; reels: Reels; waiting: Waiting; sounds: Sounds };

const WIN_MS = 1_400;
const TUMBLE_MS = 900;
const SMALL_WIN_MS = 700;
const FREE_SPIN_PAUSE_MS = 450;
const RESPIN_MS = 650;
const CARD_MS = 6_000;
const MORE_CARD_MS = 1_800;

/**
 * Shows a round that is already decided and paid: its reels, its wins, its free spins. The reels are turning when it
 * begins. Taps only shorten it; `isSkipped` jumps over the free spins to the last one.
 */
export async function showRound(show: Show, round: PlayedRound, isSkipped: () => boolean): Promise<void> {
  const [paid, ...free] = round.spins;
  if (!paid) return;
  await showSpin(show, round, paid, isSkipped);
  if (free.length > 0) await showFreeSpins(show, round, paid, free, isSkipped);
}

async function showSpin(show: Show, round: PlayedRound, spin: StudioSpin, isSkipped: () => boolean): Promise<void> {
  const { store, reels, waiting, sounds } = show;
  const bet = round.totalBet;
  await reels.land(spin.stops);
  await showTumbles(show, round, spin, bet);
  if (spin.hold) await showHold(show, round, spin.coins, spin.hold, isSkipped);
  const sign = signOf(spin.win, bet, round.currency);
  store.set({ stops: spin.stops, sign, lit: isNothing(spin.win) ? null : { spin, focus: 'all' } });
  if (sign.kind !== 'won') return;
  if (sign.isBelowBet) sounds.paid();
  else sounds.win(!isLess(spin.win, times10(bet), round.currency));
  if (spin.freeSpinsAwarded > 0) sounds.freeSpins();
  await waiting.pause(sign.isBelowBet ? SMALL_WIN_MS : WIN_MS);
}

/** Each winning board in the light for a moment, with what the spin has won so far, then what falls after it. */
async function showTumbles(
  { store, reels, waiting, sounds }: Show,
  round: PlayedRound,
  spin: StudioSpin,
  bet: string,
): Promise<void> {
  let won = '0.00';
  for (const [index, tumble] of spin.tumbles.entries()) {
    won = plus(won, tumble.win, round.currency);
    reels.lightTumble?.(index);
    store.set({ sign: signOf(won, bet, round.currency), litTumble: { tumble, place: index + 1 } });
    sounds.tick();
    await waiting.pause(TUMBLE_MS);
    await reels.tumble?.(index);
  }
  store.set({ litTumble: null });
}

/** The coins stay and the other cells are drawn again, respin by respin, until no cell or no respin is left. */
async function showHold(
  show: Show,
  { currency, totalBet }: PlayedRound,
  coins: readonly StudioCoin[],
  hold: NonNullable<StudioSpin['hold']>,
  isSkipped: () => boolean,
): Promise<void> {
  const { engine, store, reels, waiting, sounds } = show;
  const respins = engine.kind === 'hold' ? engine.rules.respins : 0;
  const worth = (of: readonly StudioCoin[], from: string) =>
    of.reduce((sum, { win }) => plus(sum, win, currency), from);
  sounds.freeSpins();
  await showCard(show, { kind: 'hold', count: coins.length }, CARD_MS);
  let shown = { left: respins, won: worth(coins, '0.00') };
  for (const [index, landed] of hold.respins.entries()) {
    store.set({ hold: shown, lit: null, sign: { kind: 'rolling' } });
    if (!isSkipped() || index === hold.respins.length - 1) {
      await reels.respin?.(index);
      if (landed.length > 0) sounds.tick();
    }
    shown = { left: landed.length > 0 ? respins : shown.left - 1, won: worth(landed, shown.won) };
    store.set({ hold: shown });
    if (!isSkipped()) await waiting.pause(RESPIN_MS);
  }
  const isBelowBet = isLess(hold.win, totalBet, currency);
  if (!isBelowBet) sounds.win(true);
  await showCard(show, { kind: 'holdEnd', amount: hold.win, isBelowBet }, CARD_MS);
  store.set({ hold: null });
}

async function showFreeSpins(
  show: Show,
  round: PlayedRound,
  paid: StudioSpin,
  free: readonly StudioSpin[],
  isSkipped: () => boolean,
): Promise<void> {
  const { store, reels, waiting, sounds } = show;
  let total = paid.freeSpinsAwarded;
  await showCard(show, { kind: 'freeSpins', count: total }, CARD_MS);
  store.set({ freeSpins: { played: 0, total, won: paid.runningTotal } });
  for (const [index, spin] of free.entries()) {
    const isLast = index === free.length - 1;
    total += spin.freeSpinsAwarded;
    if (isSkipped() && !isLast) continue;
    const before = total - spin.freeSpinsAwarded;
    store.set({
      freeSpins: { played: index + 1, total: before, won: wonBefore(round, index) },
      lit: null,
      sign: { kind: 'rolling' },
    });
    reels.start();
    await waiting.pause(FREE_SPIN_PAUSE_MS);
    await showSpin(show, round, spin, isSkipped);
    store.set({ freeSpins: { played: index + 1, total, won: spin.runningTotal } });
    if (spin.freeSpinsAwarded > 0 && !isSkipped())
      await showCard(show, { kind: 'moreFreeSpins', count: spin.freeSpinsAwarded }, MORE_CARD_MS);
  }
  const isBelowBet = isLess(round.totalWin, round.totalBet, round.currency);
  if (!isBelowBet) sounds.win(true);
  await showCard(show, { kind: 'freeSpinsEnd', amount: round.totalWin, isBelowBet }, CARD_MS);
  store.set({ freeSpins: null });
}

async function showCard(
  { store, waiting }: Show,
  card: NonNullable<GameState['card']>,
  patienceMs: number,
): Promise<void> {
  store.set({ card });
  await waiting.pause(patienceMs);
  store.set({ card: null });
}

/** What the round had won when this free spin began. */
function wonBefore(round: PlayedRound, freeIndex: number): string {
  return round.spins[freeIndex]?.runningTotal ?? '0.00';
}

export function signOf(win: string, bet: string, currency: string): Sign {
  if (isNothing(win)) return { kind: 'noWin' };
  return { kind: 'won', amount: win, bet, isBelowBet: isLess(win, bet, currency) };
}

/** From ten bets on, a win is a big one. */
function times10(bet: string): string {
  return bet.replace(/^(\d+)\.(\d)(\d*)$/, '$1$2.$30');
}
