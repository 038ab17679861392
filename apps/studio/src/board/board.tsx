import { type CascadeEngine, type HoldEngine, type Spin, spinFrom, type Stops, type WaysEngine } from '@pelita/games';
import { useEffect, useState } from 'react';
import { isNothing } from '../game/amounts.ts';
import { useGame, useGameState } from '../game/use-game.ts';
import { createWaiting } from '../game/waiting.ts';
import { wantsStillness } from '../platform/device.ts';
import type { Reels } from '../reels/moving-reels.ts';
import { useText } from '../words/use-text.ts';
import { CoinFace } from './coin-face.tsx';
import { type Cell, freshCells, heldCells, placeOf, tumbledCells, winningCells } from './cells.ts';

const LEAVE_MS = 260;
const FALL_MS = 620;
const RESPIN_MS = 480;
const STILL_MS = 160;

type View = { cells: readonly Cell[]; lit: ReadonlySet<string> | null; act: 'leaving' | 'respinning' | null };

type BoardEngine = CascadeEngine | WaysEngine | HoldEngine;

/** A board whose symbols fall from above; of a cascade those that win leave, and coins that hold stay alone. */
export function Board({ engine }: { engine: BoardEngine }) {
  const game = useGame();
  const [view, setView] = useState<View>({ cells: [], lit: null, act: null });
  const lit = useGameState((state) => state.lit);
  useEffect(() => game.attachReels(boardReels(engine, setView, () => game.reelStopped())), [game, engine]);

  const scatters = lit && !isNothing(lit.spin.scatterWin) ? lit.spin.scatters : [];
  const shown = scatters.length > 0 ? new Set(scatters.map(placeOf)) : view.lit;
  return (
    <div
      className={`reels board ${view.act ? `board-${view.act}` : ''}`}
      role="img"
      aria-label={useSpoken(engine, view)}
    >
      {view.cells.map(({ id, symbol, bets, reel, row, rows, isNew }) => (
        <div
          key={id}
          className={`fall reel-${reel} row-${row} rows-${rows} ${isNew ? 'fall-new' : ''} ${symbol === null && bets === null ? 'fall-empty' : ''} ${shown ? (shown.has(placeOf({ reel, row })) ? 'lit' : 'dim') : ''}`}
        >
          {bets === null ? (
            symbol !== null && <img src={game.facts.symbols[symbol]} alt="" draggable={false} />
          ) : (
            <CoinFace bets={bets} />
          )}
        </div>
      ))}
    </div>
  );
}

function useSpoken(engine: BoardEngine, { cells }: View): string {
  const text = useText();
  const isRolling = useGameState((state) => state.phase === 'rolling');
  if (isRolling) return text('falling');
  const { symbols, scatter } = engine.rules;
  const wilds = engine.kind === 'cascade' ? [] : [engine.rules.wild];
  const counted = [...symbols, ...wilds, scatter].map((symbol) => ({
    symbol:
      symbol === scatter
        ? text(engine.kind === 'hold' ? 'symbolCoin' : 'symbolScatter')
        : wilds.includes(symbol)
          ? text('symbolWild')
          : symbol,
    count: cells.filter((cell) => (cell.bets === null ? cell.symbol : scatter) === symbol).length,
  }));
  return counted.map(({ symbol, count }) => `${symbol} ${count}`).join(', ');
}

function boardReels(engine: BoardEngine, setView: (change: (view: View) => View) => void, onStop: () => void): Reels {
  const mostTumbles = engine.kind === 'cascade' ? engine.rules.mostTumbles : 1;
  const waiting = createWaiting();
  let nextId = 0;
  let isHurried = false;
  let spin: Spin | null = null;
  let cells: readonly Cell[] = [];
  const newId = () => (nextId += 1);
  const put = (next: readonly Cell[]) => {
    cells = next;
    setView(() => ({ cells: next, lit: null, act: null }));
  };
  const pause = (ms: number) => waiting.pause(isHurried ? 60 : wantsStillness() ? STILL_MS : ms);
  const boardOf = (stops: Stops) => spinFrom(engine, stops);

  return {
    show(stops) {
      const { window, coins } = boardOf(stops);
      put(freshCells(window, coins, newId).map((cell) => ({ ...cell, isNew: false })));
    },
    start() {
      isHurried = false;
      setView((view) => ({ ...view, lit: null, act: 'leaving' }));
    },
    async land(stops) {
      await pause(LEAVE_MS);
      spin = boardOf(stops);
      put(freshCells(spin.tumbles[0]?.window ?? spin.window, spin.coins, newId));
      await pause(FALL_MS);
      onStop();
    },
    lightTumble(index) {
      const tumble = spin?.tumbles[index];
      if (tumble) setView((view) => ({ ...view, lit: winningCells(cells, tumble) }));
    },
    async tumble(index) {
      const tumble = spin?.tumbles[index];
      const isLastAllowed = index === mostTumbles - 1;
      if (!spin || !tumble || isLastAllowed) return;
      put(tumbledCells(cells, tumble, spin.tumbles[index + 1]?.window ?? spin.window, newId));
      await pause(FALL_MS);
      onStop();
    },
    async respin(index) {
      if (!spin) return;
      if (index === 0) put(heldCells(cells, spin, 0));
      setView((view) => ({ ...view, lit: null, act: 'respinning' }));
      await pause(RESPIN_MS);
      put(heldCells(cells, spin, index + 1));
      onStop();
    },
    hurry() {
      isHurried = true;
      waiting.skip();
    },
    light: (lit) => setView((view) => ({ ...view, lit })),
  };
}
