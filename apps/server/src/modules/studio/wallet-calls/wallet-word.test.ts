import { expect, test } from 'vitest';
import { readWalletWord } from './wallet-word.ts';

test('GAME-09 a balance keeps every digit, whatever its size', () => {
  const text = '{"status":"RS_OK","currency":"MYR","balance":9007199254740993000}';
  expect(readWalletWord(200, text)).toEqual({ kind: 'done', balanceMinor: 9007199254740993n, currency: 'MYR' });
});

test('fractions of a sen that a wallet may keep are not shown', () => {
  const word = readWalletWord(200, '{"status":"RS_OK","currency":"MYR","balance":1999}');
  expect(word).toEqual({ kind: 'done', balanceMinor: 1n, currency: 'MYR' });
});

test('the wallet’s own no is a refusal with its status', () => {
  const word = readWalletWord(200, '{"status":"RS_ERROR_NOT_ENOUGH_MONEY","balance":5}');
  expect(word).toEqual({ kind: 'refused', status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
});

test.each([
  [500, '{"status":"RS_OK","currency":"MYR","balance":1}'],
  [200, 'not json'],
  [200, 'null'],
  [200, '{}'],
  [200, '{"status":"RS_ERROR_UNKNOWN"}'],
  [200, '{"status":"RS_OK"}'],
  [200, '{"status":"RS_OK","currency":"XXX","balance":1}'],
  [200, '{"status":"RS_OK","currency":"MYR","balance":1.5}'],
  [200, '{"status":"RS_OK","currency":"MYR","balance":"1"}'],
])('HTTP %i with %s tells nothing about the money', (status, text) => {
  expect(readWalletWord(status, text).kind).toBe('unknown');
});
