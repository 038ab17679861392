import { type Family, familyOf } from './families.ts';
import { gameOf } from './games.ts';
import { inventedNameOf } from './invented-names.ts';

/** What a game is called: by a name of its own, the same in every language, else by its family and how often it draws. */
export function gameName(code: string, familyText: (family: Family) => string): string | null {
  const game = gameOf(code);
  if (game === undefined) return null;
  const [timetable] = game.timetables;
  const every = timetable && 'everySeconds' in timetable ? ` ${Math.round(timetable.everySeconds / 60)}M` : '';
  return inventedNameOf(code) ?? `${familyText(familyOf(game.rules))}${every}`;
}
