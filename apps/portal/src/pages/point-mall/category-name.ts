import { gameCategories } from '@pelita/contract';
import { useText } from '../../shared/language/use-text.ts';

/** What players call a category; one that is not known keeps its code. */
export function useCategoryName(): (category: string) => string {
  const text = useText('games');
  return (code) => {
    const known = gameCategories.find((category) => category === code);
    return known ? text(known) : code;
  };
}
