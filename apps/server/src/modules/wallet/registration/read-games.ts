import { freeText, GameCategory, gameCategories, isVisible } from '@pelita/contract';
import * as z from 'zod/mini';
import type { ProviderGame } from '../needs.ts';
import { Unfit } from './unfit.ts';

const NAME_MAXIMUM_LENGTH = 80;
const GAMES_MAXIMUM = 20_000;

const Games = z
  .array(
    z.strictObject({
      // As the protocol's `game_code`: visible ASCII.
      code: z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/)),
      name: z
        .pipe(
          freeText(NAME_MAXIMUM_LENGTH, 1),
          z.transform((name) => name.trim()),
        )
        .check(z.refine((name) => isVisible(name) && !/\p{Cc}/u.test(name))),
      category: GameCategory,
    }),
  )
  .check(z.minLength(1), z.maxLength(GAMES_MAXIMUM));

/** The titles of a provider as its file tells them: a list of code, name and category. */
export function readGames(text: string): ProviderGame[] {
  const parsed = Games.safeParse(jsonOf(text));
  if (!parsed.success) throw new Unfit(`The games are not as they should be${placeOf(parsed.error.issues)}. ${form}`);
  const seen = new Set<string>();
  for (const { code } of parsed.data) {
    if (seen.has(code)) throw new Unfit(`The games name ${code} twice.`);
    seen.add(code);
  }
  return parsed.data;
}

const form =
  `They are a list of at most ${GAMES_MAXIMUM} like [{ "code": "sun-7", "name": "Sun 7", "category": "RNG" }]; a name has ` +
  `up to ${NAME_MAXIMUM_LENGTH} characters, a category is one of ${gameCategories.join(' ')}.`;

function placeOf([issue]: readonly { path: PropertyKey[] }[]): string {
  const [row, field] = issue?.path ?? [];
  if (typeof row !== 'number') return '';
  return field === undefined ? `: number ${row + 1}` : `: ${String(field)} of number ${row + 1}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unfit(`The games are no JSON. ${form}`);
  }
}
