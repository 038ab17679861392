import { listAdjustments } from '@pelita/contract/office';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const { head, line } = csvOf(listAdjustments.list);
const row = {
  id: '019cacb3-f200-7129-a622-d68be6bd9387',
  at: '2026-01-01T00:00:00Z',
  player: { id: 'p', name: 'ali' },
  amount: '-12.50',
  currency: 'MYR',
  reason: 'goodwill',
  proposedBy: { id: 'o', name: 'finance' },
  approvedBy: null,
};
const reasonOf = (reason: string) => line({ ...row, reason });

test('OPS-06 a line has every field in quotes, a person as name and id, what is missing as nothing', () => {
  expect(head).toBe(
    '"id","at","player","playerId","amount","currency","reason","proposedBy","proposedById","approvedBy","approvedById"\r\n',
  );
  expect(line(row)).toBe(
    '"019cacb3-f200-7129-a622-d68be6bd9387","2026-01-01T00:00:00Z","ali","p","-12.50","MYR","goodwill","finance","o","",""\r\n',
  );
});

test.each(['=cmd|x', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\0x', '＝1+1', '＋1', '－1', '＠x', "=1'"])(
  'OPS-06 SEC-03 a text that a spreadsheet would compute stays a text: %j',
  (reason) => {
    expect(reasonOf(reason)).toContain(`,"'${reason}",`);
  },
);

test.each(['1=1', "'=1", ' =1', 'a-b', '你好', ''])('OPS-06 any other text is as it was: %j', (reason) => {
  expect(reasonOf(reason)).toContain(`,"${reason}",`);
});

test('OPS-06 quotes, commas and line ends stay within their field', () => {
  expect(reasonOf('a "b", c\r\nd')).toContain(',"a ""b"", c\r\nd",');
});
