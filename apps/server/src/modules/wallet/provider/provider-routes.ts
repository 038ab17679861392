import {
  BODY_MAXIMUM_BYTES,
  errorCatalogue,
  PROVIDER_SIGNATURE_HEADER,
  type ProviderAnswer,
  type ProviderCall,
  type ProviderRequest,
  providerRequests,
  type ProviderStatus,
  Refusal,
} from '@pelita/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { readBody } from '../../../platform/http/read-body.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WalletNeeds } from '../needs.ts';
import { answerText } from './answer.ts';
import type { BalanceReader } from './balance-reader.ts';
import type { Facts } from './facts.ts';
import { bet, rollback, win } from './move-money.ts';
import type { Mover } from './mover.ts';
import { readRequest, requestUuidOf } from './read-request.ts';
import type { Registry } from './registry.ts';
import { isSignedByProvider } from './signature.ts';
import { userBalance, userInfo } from './user.ts';

export type ProviderServices = {
  platform: Platform;
  needs: WalletNeeds;
  registry: Registry;
  facts: Facts;
  move: Mover;
  readBalance: BalanceReader;
};

type UseCase<Call extends ProviderCall> = (
  services: ProviderServices,
  providerCode: string,
  asked: ProviderRequest<Call>,
) => Promise<ProviderAnswer | ProviderStatus>;

const useCases: { [Call in ProviderCall]: UseCase<Call> } = {
  'user/info': userInfo,
  'user/balance': userBalance,
  'transaction/bet': bet,
  'transaction/win': win,
  'transaction/rollback': rollback,
};

/**
 * What a provider may still ask when it is switched off: what was staked before comes to its end. A bet is judged by the
 * statement that moves it, which knows a copy of an earlier one.
 */
const staysOpen: Record<ProviderCall, boolean> = {
  'user/info': false,
  'user/balance': false,
  'transaction/bet': true,
  'transaction/win': true,
  'transaction/rollback': true,
};

/**
 * The seamless wallet over HTTP. Every business answer is a 200 whose status says how it went; another HTTP status
 * means that nothing was understood or that the outcome is unknown, and the provider asks again.
 */
export function providerRoutes(services: ProviderServices): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await app.register(
      async (scope) => {
        // The signature is over the raw bytes, so nothing but this module reads the body.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
        scope.setErrorHandler((error, _request, reply) => answerFailure(error, reply, services.platform));
        for (const call of Object.keys(providerRequests) as ProviderCall[]) {
          scope.post<{ Params: { providerCode: string } }>(`/:providerCode/${call}`, async (request, reply) =>
            send(reply, await answerCall(call, request, services)),
          );
        }
      },
      { prefix: '/provider' },
    );
  };
}

async function answerCall<Call extends ProviderCall>(
  call: Call,
  request: FastifyRequest<{ Params: { providerCode: string } }>,
  services: ProviderServices,
): Promise<ProviderAnswer> {
  const { platform, registry } = services;
  const { providerCode } = request.params;
  const bytes = await readBody(request.raw, BODY_MAXIMUM_BYTES);
  const provider = await registry.find(providerCode);
  if (!provider) return refused('RS_ERROR_INVALID_PARTNER', requestUuidOf(bytes));
  if (!isSignedByProvider(provider, bytes, request.headers[PROVIDER_SIGNATURE_HEADER], platform.clock.now())) {
    platform.log.warn(
      { requestId: request.id, providerCode, call, address: clientAddress(request.ip) },
      'a provider call without a valid signature',
    );
    return refused('RS_ERROR_INVALID_SIGNATURE', requestUuidOf(bytes));
  }
  const asked = readRequest(call, bytes);
  if (typeof asked === 'string') return refused(asked, requestUuidOf(bytes));
  const isOpen = provider.isEnabled || staysOpen[call];
  const answer = isOpen ? await useCases[call](services, provider.code, asked) : 'RS_ERROR_INVALID_PARTNER';
  return typeof answer === 'string' ? { ...refused(answer, asked.request_uuid), user: asked.user } : answer;
}

function refused(status: ProviderStatus, requestUuid: string | null = null): ProviderAnswer {
  return { status, request_uuid: requestUuid };
}

function send(reply: FastifyReply, answer: ProviderAnswer): FastifyReply {
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(answerText(answer));
}

/** A body that is too large or broken off was not understood; anything else leaves the outcome open. */
function answerFailure(error: unknown, reply: FastifyReply, { log }: Platform): FastifyReply {
  const httpStatus = httpStatusOf(error);
  if (httpStatus === 500) log.error({ requestId: reply.request.id, err: error }, 'a provider call failed');
  if (httpStatus === 503) reply.header('retry-after', '1');
  return send(reply.code(httpStatus), refused(httpStatus < 500 ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN'));
}

function httpStatusOf(error: unknown): number {
  if (error instanceof Refusal) return errorCatalogue[error.code].status;
  // What the framework itself refuses: a broken URL, headers that are too large.
  const given = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return given >= 400 && given < 500 ? given : 500;
}
