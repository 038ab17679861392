import { Refusal, sendLoginCode, sendRecoveryCode, type SessionValue } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import Fastify from 'fastify';
import type { Binding } from '../../../platform/http/binding.ts';
import { answerError } from '../../../platform/http/refusal-answer.ts';
import { createRates } from '../../../platform/http/rate/rates.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import { alwaysOpen } from '../../../platform/http/site-gate.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import { playerPrincipal } from '../../../modules/accounts/index.ts';
import { agentsSettings } from '../../../modules/agents/settings.ts';
import { composePeople, type PeopleNeeds, type PeopleParts } from '../people.ts';
import { quickHasher } from './quick-hasher.ts';

type Brought = PeopleParts &
  Partial<Pick<PeopleNeeds, 'identityProvider' | 'phoneIdentity'>> & { bindings?: readonly Binding[] };

/**
 * The calls of accounts, payees, entrance and member over real HTTP. Seals are left out: they are proved where they
 * belong. Calls of other modules may be served beside them; a binding of these four modules wins.
 */
export async function peopleServer(world: TestWorld, brought: Brought = {}) {
  const endedGameSessions: string[] = [];
  const post = postOffice();
  const { modules, accounts, entrance } = composePeople(
    world.platform,
    {
      endGameSessions: async (_tx, sessionId) => void endedGameSessions.push(sessionId),
      hasMoneyElsewhere: async () => false,
      avatarUrl: (seed) => `/art/avatar/${seed}.svg`,
      rankLabelOf: async (_tx, level) => ({ name: level > 0 ? `rank ${level}` : '', badgeUrl: '' }),
      isReferralOn: () => false,
      carriers: post.carriers,
      banks: [
        { bankCode: 'purnama', bankName: 'Bank Purnama' },
        { bankCode: 'sauh', bankName: 'Bank Sauh' },
      ],
      identityProvider: brought.identityProvider ?? (() => null),
      phoneIdentity: brought.phoneIdentity ?? (() => null),
    },
    { humanCheck: oneWordHumanCheck(), hasher: quickHasher(), ...brought },
  );
  const own = modules.flatMap(({ bindings = [] }) => bindings);
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  const others = (brought.bindings ?? []).filter(({ call }) => !own.some((bound) => bound.call.name === call.name));
  const app = Fastify({ trustProxy: ['127.0.0.1'], genReqId: () => 'request' });
  app.setErrorHandler((error, _request, reply) => {
    const asked = { language: 'EN', requestId: 'request' };
    const words = { error: (_language: string, code: string) => code, field: (_language: string, key: string) => key };
    const answer = answerError(error, asked, words, world.platform.log);
    return reply.code(answer.status).headers(answer.headers).send(answer.envelope);
  });
  await registerCalls(app, [...own, ...others], {
    platform: world.platform,
    gate: alwaysOpen,
    principals: [playerPrincipal(accounts.sessions, () => world.platform.settings.get(agentsSettings.centreTypes))],
    rates: createRates(),
    openSeal: async (body) => body as Record<string, unknown>,
  });
  for (const { plugin } of modules) if (plugin) await app.register(plugin);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  /** Does what waits in the queue under this name, in the order in which it came, and forgets it. */
  const work = async (name: string): Promise<void> => {
    const waiting = await world.database.single<{ data: Record<string, unknown> }>(
      { name: 'people-waiting-jobs', text: 'delete from pgboss.job where name = $1 returning data, created_on' },
      [name],
    );
    const job = jobs.find((handler) => handler.name === name);
    for (const { data } of waiting) await job?.long?.(world.database, data);
  };
  const ask = callerOf(origin);
  /** After a code was asked for, its job has run. */
  const call: typeof ask = async (method, path, sent) => {
    const answer = await ask<never>(method, path, sent);
    if (path === sendLoginCode.path || path === sendRecoveryCode.path) await work('entrance.deliver-code');
    return answer;
  };
  return {
    accounts,
    entrance,
    bindings: own,
    jobs,
    world,
    work,
    endedGameSessions,
    post,
    origin,
    ask,
    call,
    close: () => app.close(),
  };
}

export type Answer<Value> = {
  status: number;
  headers: Headers;
  value: Value;
  code: string | undefined;
  fields: Record<string, { key: string; params?: Record<string, number> }> | undefined;
  /** The envelope, with its further members. */
  envelope: Record<string, unknown>;
};

type Sent = {
  body?: unknown;
  token?: string;
  address?: string;
  userAgent?: string;
  cookie?: string;
  contentType?: string;
};

/** Unless the test names an address, every request comes from another one, so that no limit is met by accident. */
function callerOf(origin: string) {
  let visitors = 0;
  return async <Value = SessionValue>(method: string, path: string, sent: Sent = {}): Promise<Answer<Value>> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': sent.contentType ?? 'application/json' }),
        ...(sent.token === undefined ? {} : { authorization: sent.token }),
        ...(sent.userAgent === undefined ? {} : { 'user-agent': sent.userAgent }),
        ...(sent.cookie === undefined ? {} : { cookie: sent.cookie }),
        'x-forwarded-for': sent.address ?? `10.0.${(++visitors >> 8) & 255}.${visitors & 255}`,
      },
      ...(sent.body === undefined
        ? {}
        : { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) }),
    });
    const envelope = (await response.json()) as Answer<Value> & Record<string, unknown>;
    const { value, code, fields } = envelope;
    return { status: response.status, headers: response.headers, value, code, fields, envelope };
  };
}

/** Carriers that keep what they carry, and can be told to fail. */
function postOffice() {
  const sent: { channel: 'sms' | 'mail'; to: string; text: string; code?: string }[] = [];
  const office = { isClosed: false };
  const take = async (channel: 'sms' | 'mail', { to, text, code }: { to: string; text: string; code?: string }) => {
    if (office.isClosed) throw new Error('the carrier is away');
    sent.push({ channel, to, text, ...(code === undefined ? {} : { code }) });
  };
  return {
    office,
    sent,
    /** The newest code to a recipient. */
    codeTo: (to: string): string => sent.findLast((message) => message.to === to)?.code ?? 'none was sent',
    carriers: {
      sms: { send: (message: { to: string; text: string; code?: string }) => take('sms', message) },
      mail: { send: (letter: { to: string; text: string; code?: string }) => take('mail', letter) },
    },
  };
}

/** Takes the proof `a person`, as often as it comes. */
function oneWordHumanCheck(): HumanCheck {
  return {
    challenge: async () => ({ parameters: {}, signature: '' }),
    verify: async (_database, proof) => {
      if (proof !== 'a person') throw new Refusal('human_check_failed');
    },
  };
}
