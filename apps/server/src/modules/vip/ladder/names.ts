import type { Brand } from '@pelita/contract';
import type { Ladder } from '../store.ts';

/** In the reader's language, else the brand's own. */
export function rankName(
  rank: Ladder[number] | undefined,
  language: string,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
): string {
  return rank?.names[language] ?? rank?.names[defaultLanguage] ?? '';
}
