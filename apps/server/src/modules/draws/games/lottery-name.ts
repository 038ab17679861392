import { serverText } from '@pelita/i18n';
import { gameName } from '@pelita/lottery/game-names';

/** A lottery as its players call it; null where no lottery has this code. */
export function lotteryName(language: string, gameCode: string): string | null {
  return gameName(gameCode, (family) => serverText(language, 'lotteryFamilies', family));
}
