import { expect, test } from 'vitest';
import { afterPaymentOutcome, afterDeadline } from './deposit-states.ts';

test('a payment confirms an order whatever came before it', () => {
  for (const state of ['pending', 'failed', 'expired', 'confirmed'] as const) {
    expect(afterPaymentOutcome(state, 'paid')).toBe('confirmed');
  }
});

test('a refusal by the bank ends only an order that was still waiting', () => {
  expect(afterPaymentOutcome('pending', 'failed')).toBe('failed');
  expect(afterPaymentOutcome('expired', 'failed')).toBe('expired');
  expect(afterPaymentOutcome('confirmed', 'failed')).toBe('confirmed');
});

test('the deadline ends only an order that was still waiting', () => {
  expect(afterDeadline('pending')).toBe('expired');
  expect(afterDeadline('confirmed')).toBe('confirmed');
  expect(afterDeadline('failed')).toBe('failed');
});
