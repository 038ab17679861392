import { type LinesEngine, windowAt } from '@pelita/games';
import { useEffect, useRef } from 'react';
import { isNothing } from '../game/amounts.ts';
import type { Lit } from '../game/state.ts';
import { useGame, useGameState } from '../game/use-game.ts';
import { wantsStillness } from '../platform/device.ts';
import { useText } from '../words/use-text.ts';
import type { Reels } from './moving-reels.ts';
import { ReelView } from './reel-view.ts';
import { WinLines } from './win-lines.tsx';

/** Between the stops of two reels. */
const STAGGER_MS = 190;

export function ReelWindow({ engine }: { engine: LinesEngine }) {
  const game = useGame();
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const driven = useRef<Reels | null>(null);
  const { rules } = engine;
  const stops = useGameState((state) => state.stops);
  const lit = useGameState((state) => state.lit);
  const isRolling = useGameState((state) => state.phase === 'rolling');

  useEffect(() => {
    const windows = [...(frame.current?.querySelectorAll<HTMLElement>('.reel') ?? [])];
    const views = windows.map(
      (window, reel) =>
        new ReelView(window, rules.reels[reel] ?? [], rules.rows, (symbol) => game.facts.symbols[symbol] ?? ''),
    );
    const reels = reelsOf(views, () => game.reelStopped());
    driven.current = reels;
    game.attachReels(reels);
  }, [game, rules]);

  useEffect(() => driven.current?.light(lit && cellsOf(lit, rules.lines)), [lit, rules]);

  return (
    <div
      className="reels"
      ref={frame}
      role="img"
      aria-label={isRolling ? text('spinning') : spokenWindow(windowAt(rules, [...stops]))}
    >
      {rules.reels.map((_, reel) => (
        <div className="reel" key={reel} />
      ))}
      <WinLines rules={rules} />
    </div>
  );

  function spokenWindow(window: ReturnType<typeof windowAt>): string {
    return Array.from({ length: rules.rows }, (_, row) =>
      text('rowsShown', {
        row: String(row + 1),
        symbols: window.map((column) => symbolName(column[row] ?? '')).join(', '),
      }),
    ).join('. ');
  }

  function symbolName(symbol: string): string {
    if (symbol === rules.wild) return text('symbolWild');
    return symbol === rules.scatter ? text('symbolScatter') : symbol;
  }
}

/** The cells of the win that has its turn, or of all wins together. */
function cellsOf({ spin, focus }: Lit, lines: readonly (readonly number[])[]): ReadonlySet<string> {
  const wins = focus === 'all' ? spin.lineWins : spin.lineWins.slice(focus, focus + 1);
  const onLines = wins.flatMap(({ line, count }) =>
    Array.from({ length: count }, (_, reel) => `${reel}:${lines[line]?.[reel] ?? 0}`),
  );
  const paysScatters = focus === 'all' && !isNothing(spin.scatterWin);
  return new Set([...onLines, ...(paysScatters ? spin.scatters.map(({ reel, row }) => `${reel}:${row}`) : [])]);
}

function reelsOf(views: readonly ReelView[], onStop: () => void): Reels {
  let isHurried = false;
  let endStagger: (() => void)[] = [];

  const stagger = (reel: number) =>
    new Promise<void>((resolve) => {
      if (isHurried || reel === 0 || wantsStillness()) return resolve();
      const timer = setTimeout(resolve, reel * STAGGER_MS);
      endStagger.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  return {
    show: (stops) => views.forEach((view, reel) => view.show(stops[reel] ?? 0)),
    start() {
      isHurried = false;
      views.forEach((view) => view.light(null));
      views.forEach((view) => view.start());
    },
    async land(stops) {
      endStagger = [];
      await Promise.all(
        views.map(async (view, reel) => {
          await stagger(reel);
          await view.land(stops[reel] ?? 0, () => isHurried);
          onStop();
        }),
      );
    },
    hurry() {
      isHurried = true;
      for (const end of endStagger.splice(0)) end();
      views.forEach((view) => view.hurry());
    },
    light(cells) {
      views.forEach((view, reel) =>
        view.light(cells && new Set([0, 1, 2].filter((row) => cells.has(`${reel}:${row}`)))),
      );
    },
  };
}
