import { expect, test } from 'vitest';
import { readResumePoint, resumePointText } from './resume-point.ts';

const id = '0199a0b0-0000-7000-8000-0000000000aa';

test('LIVE-01 what a client sends back is read as it was written', () => {
  for (const from of [0n, 7n, 18_446_744_073_709_551_615n])
    expect(readResumePoint(resumePointText({ from, id }))).toEqual({ from, id });
});

test.each([[''], [id], [`7.`], [`.${id}`], [`-7.${id}`], [`18446744073709551616.${id}`], [`7.${id}\n`], [`7.${id} `]])(
  'LIVE-01 %j is none of ours',
  (text) => {
    expect(readResumePoint(text)).toBeNull();
  },
);
