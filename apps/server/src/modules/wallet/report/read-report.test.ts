import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const one = '0199c0de-0000-4000-8000-000000000001';
const two = '0199c0de-0000-4000-8000-000000000002';

async function* linesOf(text: string) {
  yield* text.split('\n');
}
const read = (text: string) => readReport(linesOf(text));

const both = [
  { transactionUuid: one, kind: 'bet', amount: 1_000_000n, state: 'ok' },
  { transactionUuid: two, kind: 'rollback', amount: null, state: 'ok' },
];

test('GAME-09 a report is read from JSON lines, numbers with all their digits', async () => {
  const lines = [
    `{"transaction_uuid":"${one.toUpperCase()}","kind":"bet","amount":1000000,"state":"OK","player":"x"}`,
    '',
    `{"transaction_uuid":"${two}","kind":"rollback","amount":null,"state":"ok"}`,
  ];
  expect(await read(lines.join('\n'))).toEqual(both);
  const large = lines[0]?.replace('1000000', '999999999999999999') ?? '';
  expect((await read(large))[0]?.amount).toBe(999_999_999_999_999_999n);
});

test('GAME-09 a report is read from CSV in any order of columns, with or without quotes', async () => {
  const csv = `\uFEFFstate,kind,"transaction_uuid",player,amount\nok,bet,"${one}",x,1000000\nok,rollback,${two},,\n`;
  expect(await read(csv)).toEqual(both);
  expect(await read('')).toEqual([]);
});

test.each([
  ['no report', 'hello', /Line 1 .*transaction_uuid is missing/],
  ['JSON that is cut', '{"transaction_uuid":', /Line 1 .*no JSON object/],
  [
    'a list among objects',
    `{"transaction_uuid":"${one}","kind":"bet","amount":1,"state":"ok"}\n[1]`,
    /Line 2 .*no JSON/,
  ],
  ['a column too many', 'transaction_uuid,kind,amount,state\na,b,c,d,e', /Line 2 .*5 columns/],
  ['an id that is none', 'transaction_uuid,kind,amount,state\nT1,bet,1,ok', /Line 2 .*UUID/],
  ['an unknown kind', `transaction_uuid,kind,amount,state\n${one},tip,1,ok`, /kind must be one of bet, win/],
  ['an unknown state', `transaction_uuid,kind,amount,state\n${one},bet,1,fine`, /state must be one of ok/],
  ['no amount', `transaction_uuid,kind,amount,state\n${one},bet,,ok`, /amount/],
  ['a negative amount', `transaction_uuid,kind,amount,state\n${one},bet,-1,ok`, /amount/],
  ['a fraction', `{"transaction_uuid":"${one}","kind":"bet","amount":1.5,"state":"ok"}`, /amount/],
  ['an exponent', `{"transaction_uuid":"${one}","kind":"bet","amount":1e5,"state":"ok"}`, /amount/],
])('GAME-09 %s is refused with its line', async (_what, text, words) => {
  await expect(read(text)).rejects.toThrow(words);
});
