import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type Audience,
  callerRoles,
  type PrincipalAsked,
  roleOfAccount,
  rolesAdmitted,
  sessionAsked,
} from './audience.ts';
import { call } from './call.ts';
import { calls } from './calls.ts';
import { accountTypes } from './constants.ts';
import { permissionMatrix } from './office/permissions.ts';

const shape = { value: z.object({}), summary: 'Test.' };

test('a call that does not say who may make it does not compile, nor does an operator’s without its permission', () => {
  // @ts-expect-error `who` is missing.
  call('GET /wps/nobody', shape);
  // @ts-expect-error No such audience.
  call('GET /wps/everyone', { ...shape, who: 'everyone' });
  // @ts-expect-error An operator is asked for by a permission alone.
  call('GET /office/operator', { ...shape, who: 'operator' });
  // @ts-expect-error Which one?
  call('GET /office/nothing', { ...shape, who: {} });
  // @ts-expect-error No area has declared such a permission.
  call('GET /office/area', { ...shape, who: { operator: 'withdrawals.burn' } });
  expect(call('GET /office/list', { ...shape, who: { operator: 'withdrawals.see' } }).who).toEqual({
    operator: 'withdrawals.see',
  });
});

test('the kind of session that a call asks for is known to the compiler and at run time alike', () => {
  expectTypeOf<PrincipalAsked<'visitor'>>().toBeNever();
  expectTypeOf<PrincipalAsked<'visitorOrPlayer' | 'player' | 'member' | 'agent'>>().toEqualTypeOf<'player'>();
  expectTypeOf<PrincipalAsked<{ operator: 'withdrawals.see' }>>().toEqualTypeOf<'operator'>();
  expect(sessionAsked('visitor')).toBeNull();
  expect(sessionAsked('visitorOrPlayer')).toEqual({ kind: 'player', isRequired: false });
  for (const who of ['player', 'member', 'agent'] as const)
    expect(sessionAsked(who)).toEqual({ kind: 'player', isRequired: true });
  expect(sessionAsked({ operator: 'withdrawals.see' })).toEqual({ kind: 'operator', isRequired: true });
});

test('each audience of players admits those above it, and an operator is no player', () => {
  const ladder = ['visitorOrPlayer', 'player', 'member', 'agent'] as const satisfies readonly Audience[];
  const players = callerRoles.filter((role) => role !== 'launch' && role !== 'operator');
  expect(ladder.map((who) => rolesAdmitted(who))).toEqual(ladder.map((_, step) => players.slice(step)));
  expect(rolesAdmitted({ operator: 'withdrawals.see' })).toEqual(['operator']);
  expect(Object.values(accountTypes).map(roleOfAccount)).toEqual(
    Object.keys(accountTypes).map((name) => (name === 'trial' || name === 'member' ? name : 'agent')),
  );
});

test('a permission is an area and a verb', () => {
  for (const name of Object.keys(permissionMatrix)) expect(name).toMatch(/^[a-zA-Z]+\.[a-z]+$/);
});

test('GATE-02 what moves money is for members, and no call of the portal asks for an operator', () => {
  const idempotent = calls.filter((one) => one.idempotent);
  expect(idempotent.length).toBeGreaterThan(0);
  // A trial account bets play money; whose money it is follows from the account.
  const isForTrials = idempotent.filter(({ who }) => rolesAdmitted(who).includes('trial'));
  expect(isForTrials.map(({ name }) => name)).toEqual(['POST /lgw/orders/betting']);
  for (const one of calls) expect(['player', undefined], one.name).toContain(sessionAsked(one.who)?.kind);
});
