import type { BrandFacts } from '@pelita/contract';
import { coloursFrom, isColour } from '@pelita/ui/colours';
import { factProblem } from '../facts.ts';

/** What a new brand is made of. */
export type Answers = {
  code: string;
  name: string;
  currency: BrandFacts['currency'];
  country: string;
  zone: string;
  /** The default one first. */
  languages: string[];
  accent: string;
  ground: string;
};

export type Question = { option: keyof Omit<Answers, 'code'>; asks: string; suggests?: (code: string) => string };

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  {
    option: 'name',
    asks: 'The name that people read',
    suggests: (code) => code.charAt(0).toUpperCase() + code.slice(1),
  },
  { option: 'currency', asks: 'The currency, like USD' },
  { option: 'country', asks: 'The country, by its ISO 3166 code, like SG' },
  { option: 'zone', asks: 'The time zone, like Asia/Singapore' },
  { option: 'languages', asks: 'The languages, the default one first, like EN,MY', suggests: () => 'EN' },
  { option: 'accent', asks: 'The colour of what matters', suggests: () => '#2fd3c0' },
  { option: 'ground', asks: 'The colour of the ground', suggests: () => '#0b2b2e' },
];

/** What is wrong with a name for a folder, if anything. */
export function codeProblem(code: string): string | null {
  return /^[a-z][a-z0-9-]{1,30}$/.test(code)
    ? null
    : `"${code}" is no name for a brand: 2 to 31 small letters, digits and hyphens, a letter first, like batu or night-88.`;
}

/** What is wrong with an answer, if anything, in the words of the rule that the finished brand is read by. */
export function answerProblem(option: Question['option'], answer: string): string | null {
  if (option === 'accent' || option === 'ground')
    return isColour(answer) ? null : `is ${JSON.stringify(answer)}; write a colour like #2fd3c0.`;
  const value = option === 'languages' ? listOf(answer) : answer;
  return factProblem(option === 'zone' ? 'timeZone' : option, value);
}

export function answersOf(code: string, given: Record<Question['option'], string>): Answers {
  return { ...given, code, currency: given.currency as Answers['currency'], languages: listOf(given.languages) };
}

export const coloursOf = ({ accent, ground }: Answers) => coloursFrom(accent.toLowerCase(), ground.toLowerCase());

const listOf = (answer: string): string[] => answer.split(',').map((code) => code.trim().toUpperCase());
