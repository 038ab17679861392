import {
  call,
  freeText,
  MoneyText,
  numberInQuery,
  Refusal,
  relay,
  getSealingKeys,
  type PlayerId,
  type SessionId,
} from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import * as z from 'zod/mini';
import { playerPrincipal } from '../../modules/accounts/index.ts';
import { bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { createRates, type Rates } from '../../platform/http/rate/rates.ts';
import { sealingModule } from '../../platform/sealing/index.ts';
import type { Module } from '../../platform/module.ts';
import type { Application } from '../build-app.ts';
import type { PlayerSession } from '../../platform/principals/sessions.ts';
import { openSessions } from '../../platform/principals/testing/open-sessions.ts';

/** A table as small as can be that still has every flag, so that the binder is proved apart from any use case. */
const Echo = z.strictObject({
  name: freeText(10, 1),
  amount: z.optional(MoneyText),
  kind: z.optional(z.enum(['a', 'b'])),
});
const Said = z.object({ said: z.string() });

export const echo = call('POST /wps/test/echo', {
  who: 'visitor',
  body: Echo,
  value: Said,
  summary: 'Says what was sent.',
});
export const sealedEcho = call('PUT /wps/test/sealed', {
  who: 'visitor',
  sealed: true,
  body: Echo,
  value: Said,
  summary: 'The same, sealed.',
});
export const find = relay('GET', 'TEST_find', {
  who: 'visitorOrPlayer',
  query: z.object({ q: z.optional(freeText(10)), pageNo: numberInQuery(1, 100, 1) }),
  value: z.object({ q: z.nullable(z.string()), pageNo: z.number(), who: z.nullable(z.string()) }),
  summary: 'Reads a query.',
});
const pay = call('POST /wps/test/pay/{method}', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  params: z.strictObject({ method: z.string().check(z.regex(/^[a-z]{2,8}$/, { error: 'pattern' })) }),
  body: z.strictObject({ amount: MoneyText }),
  value: z.object({ key: z.string() }),
  summary: 'Moves money, as far as its flags go.',
});
export const leave = call('POST /wps/test/leave', {
  who: 'player',
  alsoMethods: ['DELETE'],
  value: Said,
  summary: 'Two methods.',
});
const recruit = call('GET /wps/test/recruit', { who: 'agent', value: Said, summary: 'For agents.' });
const refuse = call('GET /wps/test/refuse', { who: 'visitor', value: Said, summary: 'Refuses.' });
const fail = call('GET /wps/test/fail', { who: 'visitor', value: Said, summary: 'A defect.' });
const misshapen = call('GET /wps/test/misshapen', { who: 'visitor', value: Said, summary: 'Another defect.' });
const talkative = call('GET /wps/test/talkative', {
  who: 'visitor',
  value: Said,
  summary: 'Says more than its shape.',
});

export const smallTable = [
  getSealingKeys,
  echo,
  sealedEcho,
  find,
  pay,
  leave,
  recruit,
  refuse,
  fail,
  misshapen,
  talkative,
];

export const member: PlayerSession = {
  sessionId: '018f0000-0000-7000-8000-000000000001' as SessionId,
  playerId: '018f0000-0000-7000-8000-000000000002' as PlayerId,
  username: 'ali123',
  accountType: 0,
  isTrialAccount: false,
  mustChangePassword: false,
  isOnBreak: false,
};
const trial: PlayerSession = { ...member, username: 'trial1', accountType: 4, isTrialAccount: true };

/** The small table with its use cases, which note what reached them. Tokens are `member`, `trial` and `agent`. */
export function smallApplication(world: TestWorld, rates: Rates = createRates()) {
  const reached: unknown[] = [];
  const sessions = new Map<string, PlayerSession>([
    ['member', member],
    ['trial', trial],
    ['agent', { ...member, username: 'agent1', accountType: 1 }],
  ]);
  const module: Module = {
    name: 'test',
    bindings: [
      bindLong(echo, async (_database, _who, { body }) => {
        reached.push(body);
        return { said: body.name };
      }),
      bind(sealedEcho, async (_tx, _who, { body }) => {
        reached.push(body);
        return { said: body.name };
      }),
      bindReading(find, async (_tx, who, { query }) => ({
        q: query.q ?? null,
        pageNo: query.pageNo,
        who: who.player?.username ?? null,
      })),
      bind(pay, async (_tx, who, what) => {
        reached.push(what);
        return { key: who.idempotencyKey };
      }),
      bind(leave, async (_tx, who) => ({ said: who.player.username })),
      bindReading(recruit, async (_tx, who) => ({ said: who.player.username })),
      bindLong(refuse, async () => {
        throw new Refusal('insufficient_balance', { extra: { available: '1.00' } });
      }),
      bindLong(fail, async () => {
        throw new Error('the secret of the house');
      }),
      bindLong(misshapen, async () => ({ said: 5 }) as never),
      bindLong(talkative, async () => ({ said: 'yes', passwordHash: 'argon2id' })),
    ],
  };
  const sealing = sealingModule(world.platform);
  const application: Application = {
    modules: [module, sealing],
    principals: [playerPrincipal(openSessions(async (token) => sessions.get(token) ?? null))],
    openSeal: sealing.openSeal,
    rates,
  };
  return { application, reached, sessions };
}
