import { expect, test } from 'vitest';
import { requirePrincipals } from './require-principals.ts';

const approve = { path: '/office/approve', who: { operator: 'withdrawals.approve' } } as const;
const balance = { path: '/wps/balance', who: 'player' } as const;
const status = { path: '/wps/status', who: 'visitor' } as const;

test('API-01 the app boots when every kind that a call asks for is served; visitors need none', () => {
  expect(() => requirePrincipals([status], [])).not.toThrow();
  expect(() => requirePrincipals([status, balance, approve], [{ kind: 'player' }, { kind: 'operator' }])).not.toThrow();
});

test('API-01 it refuses to boot, and names every call, when a kind is missing', () => {
  expect(() => requirePrincipals([status, balance, approve], [])).toThrow(
    /\/wps\/balance asks for a session of the kind player\n {2}\/office\/approve asks for a session of the kind operator$/,
  );
});
