import type { HelpTopic } from '@pelita/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHelp } from './find-help.ts';

const topic = (title: string, content: string, ...entries: [string, string][]): HelpTopic => ({
  anchor: title,
  title,
  content: `<p>${content}</p>`,
  entries: entries.map(([question, answer]) => ({ anchor: question, title: question, content: `<p>${answer}</p>` })),
});
const topics = [
  topic('Deposits', 'Pay <b>in</b>', ['How?', 'At the bank &amp; café'], ['Too late?', 'It is booked']),
  topic('Fairness', 'Seeds decide', ['Check?', 'Recompute the round']),
];
const found = (typed: string) => findHelp(topics, typed).map(({ title, entries }) => [title, entries.length]);

test('NOTICE-04 search finds a question by words of it, in any order, case and accent', () => {
  expect(found('')).toEqual([
    ['Deposits', 2],
    ['Fairness', 1],
  ]);
  expect(found('  BANK how ')).toEqual([['Deposits', 1]]);
  expect(found('cafe')).toEqual([['Deposits', 1]]);
  expect(found('deposits')).toEqual([['Deposits', 2]]);
  expect(found('seeds')).toEqual([['Fairness', 0]]);
  expect(found('lottery')).toEqual([]);
});

test('NOTICE-04 markup is not found, nor does what is typed act as a pattern', () => {
  for (const typed of ['<p>', '.*', '(', '\\', 'b>']) expect(found(typed)).toEqual([]);
});

test('NOTICE-04 whatever is typed finds topics of the help or none', () => {
  const hostile = [
    "' or 1=1 --",
    '<script>steal()</script>',
    '\0',
    '\ud800',
    '__proto__',
    '(a+)+$',
    `${'(a|aa)+'.repeat(2_000)}`,
  ];
  const finds = (typed: string) => {
    const answers = findHelp(topics, typed);
    expect(answers.every(({ title }) => topics.some((one) => one.title === title))).toBe(true);
  };
  hostile.forEach(finds);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), finds));
});
