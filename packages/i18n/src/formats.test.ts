import { expect, test } from 'vitest';
import { formatAmount, formatClock, formatLocalTime, formatMoney, formatNumber } from './formats.ts';

test('BRAND-01 SHELL-03 money shows its currency code, two decimals and thousands separators, exactly', () => {
  expect(formatMoney('EN', '1000.00', 'MYR')).toBe('MYR\u00A01,000.00');
  expect(formatMoney('MY', '1234567.5', 'MYR')).toBe('MYR\u00A01,234,567.50');
  expect(formatAmount('EN', '9999999999999.99', 'MYR')).toBe('9,999,999,999,999.99');
  expect(formatAmount('EN', '-0.05', 'MYR')).toBe('-0.05');
  expect(formatMoney('EN', '25000', 'VND')).toBe('VND\u00A025,000');
});

test('SHELL-01 the clock reads MM / DD YYYY HH:mm:ss with the offset of the zone', () => {
  const instant = Date.UTC(2026, 10, 20, 10, 47, 12);
  expect(formatClock(instant, 'Asia/Kuala_Lumpur')).toBe('11 / 20 2026 18:47:12 GMT+8');
  expect(formatClock(instant, 'UTC')).toBe('11 / 20 2026 10:47:12 GMT+0');
  expect(formatClock(Date.UTC(2026, 0, 1, 16, 0, 0), 'Asia/Kuala_Lumpur')).toBe('01 / 02 2026 00:00:00 GMT+8');
});

test('numbers carry the separators of the language', () => {
  expect(formatNumber('EN', 10214)).toBe('10,214');
});

test('a minute of a zone is written with its year in the order of the language', () => {
  expect(formatLocalTime('EN', '2026-11-20T18:42')).toBe('Nov\u00A020, 2026, 18:42');
  expect(formatLocalTime('MY', '2026-11-20T18:42')).toBe('20\u00A0Nov\u00A02026, 18:42');
});
