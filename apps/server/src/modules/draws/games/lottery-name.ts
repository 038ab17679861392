import { serverText } from '@pelita/i18n';
import { gameOf, inventedNameOf } from '@pelita/lottery';
import { familyOf } from '@pelita/lottery/families';
import { everySecondsOf } from './game-facts.ts';

/** A lottery's own name, or that of its family with how often it draws; null where no lottery has this code. */
export function lotteryName(language: string, gameCode: string): string | null {
  const game = gameOf(gameCode);
  if (game === undefined) return null;
  const family = serverText(language, 'lottery', `family_${familyOf(game.rules)}`);
  const seconds = everySecondsOf(game);
  return inventedNameOf(gameCode) ?? (seconds === null ? family : `${family} ${Math.round(seconds / 60)}M`);
}
