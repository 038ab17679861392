import { expect, test } from 'vitest';
import { afterPay, afterQuery } from './payout-words.ts';

const done = { outcome: 'done', paidMinor: 100n, reference: 'r' } as const;

test('WALLET-02 a refusal proves that nothing was paid only where it answers the only try', () => {
  expect(afterPay({ outcome: 'refused' }, true)).toEqual({ kind: 'refused' });
  expect(afterPay({ outcome: 'refused' }, false)).toEqual({ kind: 'lost' });
  expect(afterQuery({ outcome: 'refused' })).toEqual({ kind: 'refused' });
});

test('WALLET-02 what came back before it was heard of is refused, whichever try it answers', () => {
  const answers = [afterPay({ outcome: 'returned' }, false), afterQuery({ outcome: 'returned' })];
  expect(answers).toEqual([{ kind: 'refused' }, { kind: 'refused' }]);
});

test('WALLET-02 what the bank has not seen is sent again, what it has taken is waited for, silence is asked about', () => {
  expect(afterQuery({ outcome: 'unseen' })).toEqual({ kind: 'send' });
  expect([afterPay({ outcome: 'taken' }, true), afterQuery({ outcome: 'taken' })]).toEqual([
    { kind: 'wait' },
    { kind: 'wait' },
  ]);
  expect([afterPay({ outcome: 'unknown' }, true), afterQuery({ outcome: 'unknown' })]).toEqual([
    { kind: 'lost' },
    { kind: 'lost' },
  ]);
});

test('a bank that has paid nothing, or less than nothing, has said nothing', () => {
  expect(afterPay(done, false)).toEqual({ kind: 'paid', paidMinor: 100n, reference: 'r' });
  for (const paidMinor of [0n, -1n]) expect(afterQuery({ ...done, paidMinor })).toEqual({ kind: 'lost' });
});
