import { expect, test } from 'vitest';
import { isLoopback, isLoopbackOrigin } from './loopback.ts';

test('loopback is known in each of its spellings', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', 'localhost', 'office.localhost'])
    expect(isLoopback(address), address).toBe(true);
  for (const address of [
    '0.0.0.0',
    '10.0.0.1',
    '2001:db8::1',
    '127.example.com',
    'localhost.example.com',
    'mylocalhost',
  ])
    expect(isLoopback(address), address).toBe(false);
  for (const origin of ['http://localhost:8080', 'https://127.0.0.1', 'http://[::1]:8080'])
    expect(isLoopbackOrigin(origin), origin).toBe(true);
  expect(isLoopbackOrigin('https://localhost.example.com')).toBe(false);
});
