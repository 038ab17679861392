import type { Brand, Startup } from '@pelita/contract';
import { expect, test } from 'vitest';
import type { StartupPiece } from '../../platform/startup-piece.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { createStartupReader } from './read-startup.ts';

const visitor = { language: 'MY', address: '', country: null, host: 'localhost' };
const log = createLog('silent');
const platform = { brand: { code: 'none' } as Brand, log };
const never = () => Promise.reject(new Error('the calls are not asked here'));

test('SITE-05 a piece that cannot be had is as it was the last time, in its own language', async () => {
  let isBroken = false;
  const method = { name: 'Bank', icon: '/bank.svg' };
  const payments: StartupPiece = {
    name: 'payments',
    empty: () => [],
    read: async () => (isBroken ? never() : [method]),
  };
  const read = createStartupReader(platform, [payments], never);
  expect(await read(visitor, true)).toMatchObject({ payments: [method] });
  isBroken = true;
  expect(await read(visitor, true)).toMatchObject({ payments: [method] });
  expect(await read({ ...visitor, language: 'EN' }, true)).toMatchObject({ payments: [] });
});

test('SITE-02 the page of a closed site holds no list, and keeps what its screen needs', async () => {
  const status = { name: 'status', empty: () => ({}) as never, isForClosedSite: true } as const;
  const pieces: StartupPiece[] = [
    { name: 'payments', empty: () => [], read: async () => [{ name: 'Bank', icon: '/bank.svg' }] },
    { ...status, read: async () => ({ status: 1 }) as Startup['status'] },
  ];
  const read = createStartupReader(platform, pieces, never);
  expect(await read(visitor, false)).toMatchObject({ payments: [], status: { status: 1 } });
});

test('a piece with two owners keeps the server from starting', () => {
  const payments: StartupPiece = { name: 'payments', empty: () => [], read: async () => [] };
  expect(() => createStartupReader(platform, [payments, payments], never)).toThrow('two owners: payments');
});
