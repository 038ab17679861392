import { call, type LiveStream, Refusal } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import * as z from 'zod/mini';
import { bind, bindReading, bindWithCookie } from '../../platform/http/binding.ts';
import { createRates } from '../../platform/http/rate/rates.ts';
import type { Application } from '../build-app.ts';
import { LONGEST_HOURS, OFFICE_COOKIE, standInOperators } from './stand-in-operators.ts';

/** A back office as small as can be: another table, other principals, another stream, the same `buildApp`. */
const Said = z.object({ said: z.string() });

export const enter = call('POST /office/session/login', {
  who: 'visitor',
  rate: 'login',
  body: z.strictObject({ username: z.string() }),
  value: Said,
  summary: 'Opens a session for an operator.',
});
export const look = call('GET /office/withdrawals', {
  who: { operator: 'withdrawals.see' },
  rate: 'search',
  value: Said,
  summary: 'For operators who may see withdrawals.',
});
export const approve = call('POST /office/withdrawals/{id}/approve', {
  who: { operator: 'withdrawals.approve' },
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ claimNo: z.number() }),
  value: Said,
  summary: 'For operators who may approve withdrawals.',
});

export const officeTable = [enter, look, approve];
export const officeStream = { path: '/office/events', who: { operator: 'figures.see' } } as const satisfies LiveStream;

const roles = {
  support: ['withdrawals.see', 'figures.see'],
  finance: ['withdrawals.see', 'withdrawals.approve', 'figures.see'],
  auditor: ['figures.see'],
} as const;

export function smallOffice(world: TestWorld) {
  const operators = standInOperators(world);
  const reached: unknown[] = [];
  const open = (username: keyof typeof roles): string => operators.open(username, roles[username]);
  const module = {
    name: 'office',
    bindings: [
      bindWithCookie(enter, async (_database, _who, { body: { username } }) => {
        if (username !== 'support' && username !== 'finance' && username !== 'auditor')
          throw new Refusal('wrong_credentials');
        const cookie = { name: OFFICE_COOKIE, value: open(username), lifetimeSeconds: LONGEST_HOURS * 3_600 };
        return { value: { said: username }, cookie };
      }),
      bindReading(look, async (_tx, { operator }) => ({ said: operator.username })),
      bind(approve, async (_tx, { operator }, { params, body }) => {
        reached.push({ ...params, ...body });
        return { said: operator.username };
      }),
    ],
  };
  const application: Application = {
    modules: [module],
    principals: [operators.principal],
    openSeal: async () => ({}),
    rates: createRates(),
  };
  return { application, operators, open, reached };
}
