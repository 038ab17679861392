import {
  BODY_MAXIMUM_BYTES,
  errorCatalogue,
  PROVIDER_BATCH_PATH,
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
import { answerText, refused } from './answer.ts';
import type { BalanceReader } from './balance-reader.ts';
import type { Facts } from './facts.ts';
import { type MoneyCall, type MoneyRequest, moveMoney } from './move-money.ts';
import { moveBatch } from './move-batch.ts';
import type { Mover } from './mover.ts';
import { readRequest, requestUuidOf } from './read-request.ts';
import type { Provider, Registry } from './registry.ts';
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
  'transaction/bet': moves('transaction/bet'),
  'transaction/win': moves('transaction/win'),
  'transaction/rollback': moves('transaction/rollback'),
};

function moves<Call extends MoneyCall>(call: Call): UseCase<Call> {
  return (services, providerCode, asked) =>
    // Of one call and the request that its own schema has read.
    moveMoney(services, providerCode, { call, asked } as MoneyRequest);
}

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
        scope.post<ProviderPath>(`/:providerCode/${PROVIDER_BATCH_PATH}`, async (request, reply) => {
          const bytes = await readBody(request.raw, BODY_MAXIMUM_BYTES);
          const provider = await signedBy(PROVIDER_BATCH_PATH, request, bytes, services);
          if (typeof provider === 'string') return send(reply, answerText(refused(provider)));
          return send(reply, await moveBatch(services, provider.code, bytes));
        });
        for (const call of Object.keys(providerRequests) as ProviderCall[]) {
          scope.post<ProviderPath>(`/:providerCode/${call}`, async (request, reply) =>
            send(reply, answerText(await answerCall(call, request, services))),
          );
        }
      },
      { prefix: '/provider' },
    );
  };
}

type ProviderPath = { Params: { providerCode: string } };

async function answerCall<Call extends ProviderCall>(
  call: Call,
  request: FastifyRequest<ProviderPath>,
  services: ProviderServices,
): Promise<ProviderAnswer> {
  const bytes = await readBody(request.raw, BODY_MAXIMUM_BYTES);
  const provider = await signedBy(call, request, bytes, services);
  if (typeof provider === 'string') return refused(provider, requestUuidOf(bytes));
  const asked = readRequest(call, bytes);
  if (typeof asked === 'string') return refused(asked, requestUuidOf(bytes));
  const isOpen = provider.isEnabled || staysOpen[call];
  const answer = isOpen ? await useCases[call](services, provider.code, asked) : 'RS_ERROR_INVALID_PARTNER';
  return typeof answer === 'string' ? { ...refused(answer, asked.request_uuid), user: asked.user } : answer;
}

/** The provider that has signed these bytes, or the status that says why it is none. */
async function signedBy(
  call: string,
  request: FastifyRequest<ProviderPath>,
  bytes: Uint8Array,
  { platform, registry }: ProviderServices,
): Promise<Provider | ProviderStatus> {
  const { providerCode } = request.params;
  const provider = await registry.find(providerCode);
  if (!provider) return 'RS_ERROR_INVALID_PARTNER';
  if (isSignedByProvider(provider, bytes, request.headers[PROVIDER_SIGNATURE_HEADER], platform.clock.now()))
    return provider;
  platform.log.warn(
    { requestId: request.id, providerCode, call, address: clientAddress(request.ip) },
    'a provider call without a valid signature',
  );
  return 'RS_ERROR_INVALID_SIGNATURE';
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text);
}

/** A body that is too large or broken off was not understood; anything else leaves the outcome open. */
function answerFailure(error: unknown, reply: FastifyReply, { log }: Platform): FastifyReply {
  const httpStatus = httpStatusOf(error);
  if (httpStatus === 500) log.error({ requestId: reply.request.id, err: error }, 'a provider call failed');
  if (httpStatus === 503) reply.header('retry-after', '1');
  const status = httpStatus < 500 ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN';
  return send(reply.code(httpStatus), answerText(refused(status)));
}

function httpStatusOf(error: unknown): number {
  if (error instanceof Refusal) return errorCatalogue[error.code].status;
  // What the framework itself refuses: a broken URL, headers that are too large.
  const given = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return given >= 400 && given < 500 ? given : 500;
}
