import { call } from '@pelita/contract';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { OperatorSession, PlayerSession } from '../principals/sessions.ts';
import { bindLong, type CallerOf, type Visitor } from './binding.ts';

const shape = { value: z.object({}), summary: 'Test.' };
const visit = call('GET /wps/visit', { ...shape, who: 'visitor' });
const look = call('GET /wps/look', { ...shape, who: 'visitorOrPlayer', cookies: ['captchaId'] });
const pay = call('POST /wps/pay', { ...shape, who: 'member', idempotent: true });
const approve = call('POST /office/approve', { ...shape, who: { operator: 'withdrawals.approve' } });

test('what a use case is told of its caller follows from who may make the call', () => {
  expectTypeOf<CallerOf<typeof visit>>().toExtend<Visitor>();
  expectTypeOf<CallerOf<typeof visit>>().not.toHaveProperty('player');
  expectTypeOf<CallerOf<typeof look>['player']>().toEqualTypeOf<PlayerSession | null>();
  expectTypeOf<CallerOf<typeof pay>['player']>().toEqualTypeOf<PlayerSession>();
  expectTypeOf<CallerOf<typeof approve>['operator']>().toEqualTypeOf<OperatorSession>();
  expectTypeOf<CallerOf<typeof approve>>().not.toHaveProperty('player');
});

test('a cookie is there for the calls that name it, and a key for those that need one', () => {
  expectTypeOf<CallerOf<typeof look>['cookies']>().toEqualTypeOf<{ readonly captchaId: string | null }>();
  expectTypeOf<CallerOf<typeof pay>>().not.toHaveProperty('cookies');
  expectTypeOf<CallerOf<typeof pay>['idempotencyKey']>().toBeString();
  expectTypeOf<CallerOf<typeof look>>().not.toHaveProperty('idempotencyKey');
});

test('a use case for a stronger caller cannot be bound to a call for a weaker one', () => {
  const forPlayers = async (_database: unknown, _who: { player: PlayerSession }) => ({});
  expect(bindLong(pay, forPlayers).call).toBe(pay);
  // @ts-expect-error The player may be null.
  bindLong(look, forPlayers);
  // @ts-expect-error An operator is no player.
  bindLong(approve, forPlayers);
});
