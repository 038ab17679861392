import { expect, test } from 'vitest';
import { answersTo } from './answers-to.ts';

test('answers are kept for the questions asked last, and no more of them than so many', () => {
  const found: string[] = [];
  const answer = answersTo<string>(2);
  const ask = (question: string) => answer(question, () => (found.push(question), `${question}!`));
  expect(['koi', 'naga', 'koi', 'wau', 'koi', 'naga'].map(ask)).toEqual([
    'koi!',
    'naga!',
    'koi!',
    'wau!',
    'koi!',
    'naga!',
  ]);
  expect(found).toEqual(['koi', 'naga', 'wau', 'naga']);
});
