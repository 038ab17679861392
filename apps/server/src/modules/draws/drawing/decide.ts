import { drawFromSeed, gameOf, replayedAt } from '@pelita/lottery';
import { northernPast, type PastDraw } from '@pelita/lottery/past-draws';
import type { NewResult } from '../results/write-results.ts';

/** A draw of our own whose seed is open. */
export type Revealed = Pick<NewResult, 'drawId' | 'gameCode' | 'drawNo' | 'drawsAt'> & {
  origin: 'own' | 'replay';
  serverSeed: string;
};

/** The result that a seed decides: numbers, or which past draw is shown again. */
export function decide({ origin, serverSeed, ...draw }: Revealed): NewResult {
  const seeded = { game: draw.gameCode, drawNo: draw.drawNo, serverSeed };
  const first = { ...draw, revision: 1, revealedSeed: serverSeed };
  if (origin === 'replay') {
    const past = (northern ??= northernPast());
    const { date, result } = past[replayedAt(seeded, past.length)] ?? noPast();
    return { ...first, result: mutable(result), source: 'replay', replayOf: date };
  }
  const rules = gameOf(draw.gameCode)?.rules ?? draw.gameCode;
  return { ...first, result: mutable(drawFromSeed({ ...seeded, rules })), source: 'seed' };
}

/** Read with the first replay: it is the largest file that the server reads. */
let northern: PastDraw[] | null = null;

function noPast(): never {
  throw new Error('there are no past draws of the north');
}

const mutable = (result: PastDraw['result']): NewResult['result'] =>
  Object.fromEntries(Object.entries(result).map(([prize, numbers]) => [prize, [...numbers]]));
