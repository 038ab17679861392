import { Refusal, sendLoginCode, sendRecoveryCode, type SessionValue } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import Fastify from 'fastify';
import type { Binding } from '../../../platform/http/binding.ts';
import { answerError } from '../../../platform/http/refusal-answer.ts';
import { createRates } from '../../../platform/http/rate/rates.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import { alwaysOpen } from '../../../platform/http/site-gate.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import { argonParameters, createPasswordHasher, type PasswordHasher } from '../passwords/password-hash.ts';
import { identityModule, type IdentityNeeds, playerPrincipal } from '../index.ts';

/** Identity's calls over real HTTP. Seals are left out: they are proved where they belong. Other
 * modules' calls may stand beside them; identity's own win. */
export async function identityServer(
  world: TestWorld,
  parts: Parameters<typeof identityModule>[2] & {
    bindings?: readonly Binding[];
    identityProvider?: IdentityNeeds['identityProvider'];
    phoneIdentity?: IdentityNeeds['phoneIdentity'];
  } = {},
) {
  const endedGameSessions: string[] = [];
  const post = postOffice();
  const needs: IdentityNeeds = {
    endGameSessions: async (_tx, sessionId) => void endedGameSessions.push(sessionId),
    hasMoneyElsewhere: async () => false,
    avatarUrl: (seed) => `/art/avatar/${seed}.svg`,
    carriers: post.carriers,
    banks: [
      { bankCode: 'purnama', bankName: 'Bank Purnama' },
      { bankCode: 'sauh', bankName: 'Bank Sauh' },
    ],
    identityProvider: parts.identityProvider ?? (() => null),
    phoneIdentity: parts.phoneIdentity ?? (() => null),
  };
  const module = identityModule(world.platform, needs, {
    humanCheck: oneWordHumanCheck(),
    hasher: quickHasher(),
    ...parts,
  });
  const own = module.bindings ?? [];
  const others = (parts.bindings ?? []).filter(({ call }) => !own.some((bound) => bound.call.name === call.name));
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
    principals: [playerPrincipal(module.sessions)],
    rates: createRates(),
    openSeal: async (body) => body as Record<string, unknown>,
  });
  if (module.plugin) await app.register(module.plugin);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  /** Does what waits in the queue under this name, in the order in which it came, and forgets it. */
  const work = async (name: string): Promise<void> => {
    const waiting = await world.database.single<{ data: Record<string, unknown> }>(
      { name: 'identity-waiting-jobs', text: 'delete from pgboss.job where name = $1 returning data, created_on' },
      [name],
    );
    const job = module.jobs?.find((handler) => handler.name === name);
    for (const { data } of waiting) await job?.long?.(world.database, data);
  };
  const ask = callerOf(origin);
  /** Whoever asks for a code finds that the job has run. */
  const call: typeof ask = async (method, path, sent) => {
    const answer = await ask<never>(method, path, sent);
    if (path === sendLoginCode.path || path === sendRecoveryCode.path) await work('identity.deliver-code');
    return answer;
  };
  return { module, world, work, endedGameSessions, post, origin, ask, call, close: () => app.close() };
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

/** The real thing at a cost that tests can pay. */
export function quickHasher(): PasswordHasher {
  return createPasswordHasher({}, { ...argonParameters, memoryCost: 64, timeCost: 1 });
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
