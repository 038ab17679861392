import type { BingoEngine, BingoPrize, BingoPrizeId } from './bingo-engine.ts';
import { corners75, cross75, diamond75, frame75, full75, full90, lines75, lines90 } from './patterns.ts';

const prize = (
  id: BingoPrizeId,
  percent: number,
  shapes: readonly number[],
  needed: number = shapes.length,
): BingoPrize => ({
  id,
  shareBasisPoints: percent * 100,
  shapes,
  needed,
});

const all: readonly BingoEngine[] = [
  {
    id: 'bingo-75',
    balls: 75,
    prizes: [prize('line', 20, lines75, 1), prize('double', 25, lines75, 2), prize('full', 45, [full75])],
  },
  { id: 'bingo-75-line', balls: 75, prizes: [prize('line', 90, lines75, 1)] },
  {
    id: 'bingo-75-corners',
    balls: 75,
    prizes: [prize('corners', 25, [corners75]), prize('cross', 25, [cross75]), prize('full', 40, [full75])],
  },
  {
    id: 'bingo-75-lantern',
    balls: 75,
    prizes: [prize('diamond', 30, [diamond75]), prize('frame', 60, [frame75])],
  },
  { id: 'bingo-75-full', balls: 75, prizes: [prize('full', 90, [full75])] },
  {
    id: 'bingo-90',
    balls: 90,
    prizes: [prize('line', 20, lines90, 1), prize('double', 25, lines90, 2), prize('full', 45, [full90])],
  },
  { id: 'bingo-90-full', balls: 90, prizes: [prize('full', 90, [full90])] },
];

/** Every engine that a room can run on, by its id. A new one is a line here. */
export const bingoEngines: ReadonlyMap<string, BingoEngine> = new Map(all.map((engine) => [engine.id, engine]));

export function bingoEngineOf(id: string): BingoEngine {
  const engine = bingoEngines.get(id);
  if (!engine) throw new RangeError(`no bingo room runs on ${id}`);
  return engine;
}
