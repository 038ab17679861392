import { Refusal, type SessionValue } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import Fastify from 'fastify';
import type { Binding } from '../../../platform/http/binding.ts';
import { answerError } from '../../../platform/http/refusal-answer.ts';
import { createRates } from '../../../platform/http/rate/rates.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import { alwaysOpen } from '../../../platform/http/site-gate.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import { identityModule, type IdentityNeeds } from '../index.ts';

/** Identity's calls over real HTTP. Seals are left out: they are proved where they belong. Other
 * modules' calls may stand beside them. */
export async function identityServer(
  world: TestWorld,
  parts: Parameters<typeof identityModule>[2] & { bindings?: readonly Binding[] } = {},
) {
  const endedGameSessions: string[] = [];
  const needs: IdentityNeeds = {
    endGameSessions: async (_tx, sessionId) => void endedGameSessions.push(sessionId),
    avatarUrl: (seed) => `/art/avatar/${seed}.svg`,
  };
  const module = identityModule(world.platform, needs, { humanCheck: oneWordHumanCheck(), ...parts });
  const app = Fastify({ trustProxy: ['127.0.0.1'], genReqId: () => 'request' });
  app.setErrorHandler((error, _request, reply) => {
    const asked = { language: 'EN', requestId: 'request' };
    const words = { error: (_language: string, code: string) => code, field: (_language: string, key: string) => key };
    const answer = answerError(error, asked, words, world.platform.log);
    return reply.code(answer.status).headers(answer.headers).send(answer.envelope);
  });
  await registerCalls(app, [...(module.bindings ?? []), ...(parts.bindings ?? [])], {
    platform: world.platform,
    gate: alwaysOpen,
    sessions: { resolve: (token) => module.resolveSession(world.database, token) },
    rates: createRates(),
    openSeal: async (body) => body as Record<string, unknown>,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { module, world, endedGameSessions, origin, call: callerOf(origin), close: () => app.close() };
}

export type Answer<Value> = {
  status: number;
  headers: Headers;
  value: Value;
  code: string | undefined;
  fields: Record<string, { key: string; params?: Record<string, number> }> | undefined;
};

type Sent = { body?: unknown; token?: string; address?: string; userAgent?: string };

/** Unless the test names an address, every request comes from another one, so that no limit is met by accident. */
function callerOf(origin: string) {
  let visitors = 0;
  return async <Value = SessionValue>(method: string, path: string, sent: Sent = {}): Promise<Answer<Value>> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sent.token === undefined ? {} : { authorization: sent.token }),
        ...(sent.userAgent === undefined ? {} : { 'user-agent': sent.userAgent }),
        'x-forwarded-for': sent.address ?? `10.0.${(++visitors >> 8) & 255}.${visitors & 255}`,
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    const { value, code, fields } = (await response.json()) as Answer<Value>;
    return { status: response.status, headers: response.headers, value, code, fields };
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
