import type { EnglishMessages } from '@pelita/i18n';
import { useText } from '../../../shared/language/use-text.ts';
import { animalOf } from '@pelita/lottery';
import type { RowName } from './entry.ts';

type ChoiceKey = Extract<keyof EnglishMessages['playTypes'], `choice_${string}`>;

/** "1:big" is "big" in the row of the first place; "big-odd" is one word of the texts. */
function choiceKeyOf(choice: string): ChoiceKey | null {
  const name = choice.slice(choice.indexOf(':') + 1).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^[a-z]/.test(name) ? (`choice_${name}` as ChoiceKey) : null;
}

/** What a choice is called: a figure as it is, everything else in the reader's language. */
export function useChoiceLabels() {
  const text = useText('playTypes');
  return {
    /** A zodiac is the animal that it is when the draw is held. */
    choiceLabel: (choice: string, drawsAt: string) => {
      if (/^year\d+$/.test(choice)) return text(`animal_${animalOf(choice, drawsAt)}`);
      const key = choiceKeyOf(choice);
      return key === null ? choice.slice(choice.indexOf(':') + 1) : text(key);
    },
    rowLabel: (name: string) => {
      const [kind, of = ''] = name.split(':');
      if (kind === 'place') return text('place', { place: of });
      if (kind === 'duel') return of.replace('v', ' : ');
      return name === '' ? '' : text(`row_${name as RowName}`);
    },
  };
}
