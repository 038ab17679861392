import { describe, expect, test } from 'vitest';
import { csvHead, csvLine, type FileColumn } from './csv.ts';

const columns: FileColumn<{ name: string; amount: string }>[] = [
  { head: 'Name', of: ({ name }) => name },
  { head: 'Amount', of: ({ amount }) => amount, isFigure: true },
];
const lineOf = (name: string, amount = '1') => csvLine(columns, { name, amount });

describe('a file of a list', () => {
  test('begins with its mark and its heads, and ends each line as spreadsheets expect', () => {
    expect(csvHead(columns)).toBe('\uFEFF"Name","Amount"\r\n');
    expect(lineOf('a "b", c')).toBe('"a ""b"", c","1"\r\n');
  });

  test.each(['=cmd|x', '+1', '-1', '@x', '\tx', '\rx', '\nx', '\0x', '＝x', '＋x', '－x', '＠x'])(
    'OPS-10 %j is text and no formula',
    (text) => {
      expect(lineOf(text)).toBe(`"'${text}","1"\r\n`);
    },
  );

  test('what holds a sign later on stays as it is', () => {
    expect(lineOf('a=b')).toBe('"a=b","1"\r\n');
  });

  test('a debit stays a number, and what is none is refused', () => {
    expect(lineOf('x', '-12.50')).toBe('"x","-12.50"\r\n');
    for (const amount of ['=1', '1e5', '', '+5', '1,000']) expect(() => lineOf('x', amount)).toThrow(RangeError);
  });
});
