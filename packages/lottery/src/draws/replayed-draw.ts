import { below, wordStream } from '@pelita/games/fairness';
import type { OwnDraw } from './own-draw.ts';

/**
 * Which of `count` past draws a committed seed replays, counted from 0 in the order of their days. The words are those of
 * `drawFromSeed`, so a revealed seed proves the choice as it proves a result.
 */
export function replayedAt({ game, drawNo, serverSeed }: Omit<OwnDraw, 'rules'>, count: number): number {
  return below(wordStream(serverSeed, `${game}:${drawNo}`), count);
}
