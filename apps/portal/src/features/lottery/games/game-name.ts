import type { LotteryGame } from '@pelita/contract';
import { familyOf } from '@pelita/lottery/families';
import { useText } from '../../../shared/language/use-text.ts';

export type NamedGame = Pick<LotteryGame, 'gameId' | 'rules' | 'name' | 'group' | 'zone' | 'everySeconds'>;

/** A game's own name, or that of its family with how often it draws; and below it what kind of game it is. */
export function useGameNames(): {
  nameOf: (game: NamedGame) => string;
  kindOf: (game: NamedGame) => string;
  shortKindOf: (game: NamedGame) => string;
} {
  const text = useText('lottery');
  const families = useText('lotteryFamilies');
  const familyText = (game: NamedGame) => families(familyOf(game.rules));
  const hours = ({ everySeconds }: NamedGame) =>
    everySeconds === null ? null : text('everyMinutes', { count: Math.round(everySeconds / 60) });
  return {
    nameOf: (game) => game.name ?? [familyText(game), shortHours(game)].filter(Boolean).join(' '),
    shortKindOf: (game) =>
      hours(game) ?? (game.group === 'VN' ? text(`zone_${game.zone ?? 'north'}`) : familyText(game)),
    kindOf: (game) =>
      game.group === 'VN'
        ? text(`zone_${game.zone ?? 'north'}`)
        : [text(`group_${game.group}`), hours(game) ?? familyText(game)].join(' · '),
  };
}

const shortHours = ({ everySeconds }: NamedGame) => (everySeconds === null ? '' : `${Math.round(everySeconds / 60)}M`);
