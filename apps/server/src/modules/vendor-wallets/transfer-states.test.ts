import { expect, test } from 'vitest';
import { afterMove, afterQuery, firstState, isOpen, openStates } from './transfer-states.ts';

test('WALLET-02 a transfer to a vendor begins with the money taken, one from it with nothing moved', () => {
  expect(firstState('to_vendor')).toBe('held');
  expect(firstState('from_vendor')).toBe('init');
  expect(openStates.every(isOpen)).toBe(true);
  expect(isOpen('confirmed') || isOpen('failed')).toBe(false);
});

test('WALLET-02 silence ends nothing, and a refusal ends only a first try', () => {
  expect(afterMove('done', true)).toBe('confirmed');
  expect(afterMove('done', false)).toBe('confirmed');
  expect(afterMove('refused', true)).toBe('failed');
  expect(afterMove('refused', false)).toBe('unknown');
  expect(afterMove('unknown', true)).toBe('unknown');
});

test('WALLET-02 a question is answered by the vendor’s word alone; what it has not seen is sent again, never given back', () => {
  expect(afterQuery('done')).toBe('confirmed');
  expect(afterQuery('refused')).toBe('failed');
  expect(afterQuery('unseen')).toBe('send again');
  expect(afterQuery('unknown')).toBe('unknown');
});
