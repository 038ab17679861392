import { playTypeOf, type RuleSet } from '@pelita/lottery';
import { useChoiceLabels } from '../entry/choice-label.ts';

const LONGEST = 90;

/** What was bet on, as its reader calls it: outcomes by their names, numbers with room between their groups. */
export function useContentLabel(rules: RuleSet) {
  const { choiceLabel, rowLabel } = useChoiceLabels();
  const nameOf = (token: string, drawsAt: string) => {
    const place = token.includes(':') ? token.slice(0, token.indexOf(':')) : '';
    const label = choiceLabel(token, drawsAt);
    return place === '' ? label : `${rowLabel(place.includes('v') ? `duel:${place}` : `place:${place}`)} ${label}`;
  };
  return (content: string, { playType, drawsAt }: { playType: string; drawsAt: string }): string => {
    const kinds = playTypeOf(rules, playType)?.kinds ?? {};
    const tokens = content.split(' ');
    const areNames = tokens.every((token) => /[a-z]{2}/.test(token) && Object.hasOwn(kinds, token));
    const label = areNames
      ? tokens.map((token) => nameOf(token, drawsAt)).join(', ')
      : content.replaceAll('|', ' | ').replaceAll(';', ' · ');
    return label.length > LONGEST ? `${label.slice(0, LONGEST)}…` : label;
  };
}
