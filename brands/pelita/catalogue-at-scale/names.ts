import { hash } from './hash.ts';
import { type Phrases, phrases, regions } from './phrases.ts';
import { type Kind, type Subject, subjects } from './subjects.ts';

export type Name = { text: string; kind: Kind; language: 'english' | 'malay' };

/** Every title that the words make, each once; two that differ in a word's number or a space only count as one. */
export function everyName(): Name[] {
  const kinds = Object.keys(subjects) as Kind[];
  return kinds.flatMap((kind) =>
    subjects[kind].flatMap((subject) => {
      const words = phrases[kind];
      const english = englishNames(subject.english, words).map((text) => ({
        text,
        kind,
        language: 'english' as const,
      }));
      const malay = malayNames(subject, words).map((text) => ({ text, kind, language: 'malay' as const }));
      return [...english, ...malay].filter(({ text }) => !stutters(text));
    }),
  );
}

function englishNames(subject: string, { before, after, owned }: Phrases): string[] {
  return [
    ...before.map((word) => `${word} ${subject}`),
    ...after.map((word) => `${subject} ${word}`),
    ...owned.map((word) => `${subject}’s ${word}`),
    ...some(regions, subject, REGIONS_OF_A_SUBJECT).map((region) => `${subject} of ${region}`),
  ];
}

function malayNames({ english, malay }: Subject, words: Phrases): string[] {
  return [
    ...words.malayAfter.map((word) => `${malay} ${word}`),
    ...words.malayBefore.map((word) => `${word} ${malay}`),
    ...some(regions, malay, REGIONS_OF_A_SUBJECT).map((region) => `${malay} ${region}`),
    // As people here mix: a Malay subject with an English ending.
    ...(malay === english ? [] : some(words.after, malay, MIXED_OF_A_SUBJECT).map((word) => `${malay} ${word}`)),
  ];
}

/** A few of the words, others for every subject, so that a shelf does not read like a table. */
function some(words: readonly string[], subject: string, count: number): readonly string[] {
  return words.toSorted((a, b) => hash(`${subject} ${a}`) - hash(`${subject} ${b}`)).slice(0, count);
}
const REGIONS_OF_A_SUBJECT = 5;
const MIXED_OF_A_SUBJECT = 4;

/** "Emerald Emerald", "Bulan Bulan": a word said twice that its subject does not say twice itself. */
function stutters(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  return new Set(words).size < words.length;
}
