import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { pathsOf, Refusal } from '@pelita/contract';
import type { Database, Origin } from '../database/tx.ts';
import type { Platform } from '../platform.ts';
import type { Identified, Principal } from '../principals/principal.ts';
import type { Binding, Visitor } from './binding.ts';
import { cookieHeader } from './cookies.ts';
import { countryOf } from './country-of.ts';
import { sendFile } from './file-answer.ts';
import { identifyCaller } from './identify-caller.ts';
import { keptBytesOf } from './kept-answer.ts';
import { HANDLER_TIMEOUT_MS } from './limits.ts';
import type { Rates } from './rate/rates.ts';
import { readInput, type OpenSeal } from './read-input.ts';
import { hostOf } from './request-host.ts';
import { fileOf, preparedAnswer, runUseCase, runWithCookie } from './run-use-case.ts';
import { sendJson, sendJsonBytes } from './send-json.ts';
import { sendPrepared } from './send-prepared.ts';
import { asksForFile, sendTable } from './send-table.ts';
import type { SiteGate } from './site-gate.ts';

export type CallServices = {
  platform: Platform;
  gate: SiteGate;
  principals: readonly Principal[];
  rates: Rates;
  openSeal: OpenSeal;
};

/** Gives each bound call its route: who asks, what they ask, the use case, its value checked against the contract. */
export async function registerCalls(
  app: FastifyInstance,
  bindings: readonly Binding[],
  services: CallServices,
): Promise<void> {
  await app.register(async (scope) => {
    // Bodies are read by the handler, after it is known who calls, with a limit that keeps the connection usable.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    for (const binding of bindings)
      for (const path of pathsOf(binding.call)) scope.route(routeOf(binding, path, services));
  });
}

function routeOf(binding: Binding, path: string, services: CallServices): RouteOptions {
  const { call } = binding;
  return {
    method: [call.method, ...(call.alsoMethods ?? [])],
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handlerTimeout: HANDLER_TIMEOUT_MS,
    ...(call.bodyMaximumBytes === undefined ? {} : { bodyLimit: call.bodyMaximumBytes }),
    handler: async (request, reply) => answerCall(binding, request, reply, services),
  };
}

async function answerCall(
  binding: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  services: CallServices,
): Promise<FastifyReply> {
  const country = countryOf(request, services.platform.environment);
  services.gate(binding.call, { host: hostOf(request), country });
  const { caller, identified } = await identifyCaller(binding.call, request, services);
  const input = await readInput(binding.call, request, services.openSeal);
  const database = databaseFor(identified, services.platform.database, originOf(caller, identified));
  if (binding.mode === 'prepared')
    return sendPrepared(reply, await preparedAnswer(binding, services.platform.database));
  if (binding.mode === 'cookie') {
    const { value, cookie } = await runWithCookie(binding, caller, input, database);
    reply.header('set-cookie', cookieHeader(cookie, services.platform.environment));
    return sendJson(reply, { success: true, value });
  }
  if (binding.columns && asksForFile(request)) return sendTable(reply, { binding, caller, input, database });
  if (binding.mode === 'file') return sendFile(reply, await fileOf(binding, caller, input, database));
  const value = await runUseCase(binding, caller, input, database);
  const bytes = keptBytesOf(value);
  if (bytes) return sendJsonBytes(reply, bytes);
  const body = binding.call.bare ? (value as object) : { success: true, value };
  return sendJson(reply, body, { isToldToMany: identified === null });
}

/**
 * Whoever has a session changes nothing without it: the sender decides when a body ends, and a password is hashed for
 * long, so that a session may be over by the time of a change. Each transaction holds it open, or is refused.
 */
function databaseFor(identified: Identified | null, database: Database, origin: Origin): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        if (identified !== null && !(await identified.hold(tx))) throw new Refusal('token_invalid');
        return work(tx);
      }, origin),
  };
}

function originOf({ requestId, address }: Visitor, identified: Identified | null): Origin {
  return { requestId, sessionId: identified?.session.sessionId ?? null, address };
}
