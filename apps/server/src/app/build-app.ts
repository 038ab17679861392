import { BODY_MAXIMUM_BYTES, type Call, liveStream, type LiveStream, Refusal } from '@pelita/contract';
import { calls as tableOfCalls } from '@pelita/contract/calls';
import { errorText, fieldErrorText } from '@pelita/i18n';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pathOf } from '../platform/http/path-of.ts';
import type { Binding } from '../platform/http/binding.ts';
import { registerEventStream } from '../platform/http/events/register-event-stream.ts';
import {
  KEEP_ALIVE_MS,
  PATH_PARAMETER_MAXIMUM_LENGTH,
  REQUEST_TIMEOUT_CHECK_MS,
  REQUEST_TIMEOUT_MS,
} from '../platform/http/limits.ts';
import { shedLoad } from '../platform/http/load.ts';
import type { Rates } from '../platform/http/rate/rates.ts';
import type { OpenSeal } from '../platform/http/read-input.ts';
import { answerError, type ErrorWords } from '../platform/http/refusal-answer.ts';
import { shownTrace } from '../platform/log/shown-trace.ts';
import { refuseBlocked } from '../platform/http/refuse-blocked.ts';
import { refuseOtherHosts } from '../platform/http/refuse-other-hosts.ts';
import { registerCalls } from '../platform/http/register-calls.ts';
import { languageOfRequest } from '../platform/http/request-language.ts';
import { keepSandboxToItself } from '../platform/http/sandbox-host.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { alwaysOpen, type SiteGate } from '../platform/http/site-gate.ts';
import { type TraceOf, traceRequests } from '../platform/http/trace-requests.ts';
import {
  callPathsWith,
  createPathTable,
  type IsCallPath,
  pathsOfCalls,
  type PathTable,
  refusalOfUnknownPath,
} from '../platform/http/unknown-path.ts';
import type { Module } from '../platform/module.ts';
import type { Platform } from '../platform/platform.ts';
import type { Principal } from '../platform/principals/principal.ts';
import type { StartupPiece } from '../platform/startup-piece.ts';
import { bindAll } from './bind-all.ts';
import { answerBrokenRequest } from './broken-requests.ts';
import { registerHealth, type ReadinessCheck } from './health.ts';
import { openApiDocument } from './open-api/index.ts';
import { registerMetrics } from './metrics.ts';
import { sendRefusedPage } from './pages/refused-page.ts';
import { requirePrincipals } from './require-principals.ts';

/** What `createModules` puts together. */
export type Application = {
  modules: readonly Module[];
  /** Which calls the site answers now; all, unless given. */
  gate?: SiteGate;
  /** The kinds of callers that have sessions here. */
  principals: readonly Principal[];
  openSeal: OpenSeal;
  rates: Rates;
  /** Whose pages, beside our own, may stand in a frame of ours now; nobody's, unless given. */
  frameOrigins?: () => Promise<readonly string[]>;
};

export type AppOptions = {
  /** Beyond the database being reachable. */
  readiness?: readonly ReadinessCheck[];
  /** The pages and files of the browser side; without them the app serves calls only. */
  pages?: (app: FastifyInstance, needs: PageNeeds) => Promise<PageHandler>;
  /** The table to serve; the portal's, unless given. */
  calls?: readonly Call[];
  /** The one address under which this instance answers, for one that is not published as the portal is. */
  ownOrigin?: () => string;
  /** The stream of live events beside it. */
  stream?: LiveStream;
  /** Requests under way at once. */
  requestsUnderWayMaximum?: number;
};

/** What pages are made of, how many of them one visitor may have made, and what they may frame. */
export type PageNeeds = Pick<Application, 'rates'> & {
  bindings: readonly Binding[];
  /** What pages hold when they arrive. */
  startup: readonly StartupPiece[];
  frameOrigins: NonNullable<Application['frameOrigins']>;
};
/** Answers a page that no other route took, the not-found page among them. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on `/readyz` says no, while everything is still served; `close` follows. */
    startDraining(): void;
  }
}

/** The whole application as one Fastify instance. The runner listens; tests listen or inject. */
export async function buildApp(
  platform: Platform,
  { modules, gate = alwaysOpen, principals, openSeal, rates, frameOrigins = async () => [] }: Application,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const calls = options.calls ?? tableOfCalls;
  const stream = options.stream ?? liveStream;
  const bindings = bindAll(calls, modules);
  const startup = modules.flatMap((module) => module.startup ?? []);
  requirePrincipals([...calls, stream], principals);
  const methodsAt = createPathTable([...pathsOfCalls(calls), { path: stream.path, methods: ['GET'] }]);
  const isCallPath = callPathsWith(calls);
  const { publicOrigin, officeOrigin } = platform.environment;
  const headers = securityHeaders(options.ownOrigin ? officeOrigin : publicOrigin);
  const app = createInstance(platform, headers, options.pages === undefined ? null : isCallPath);
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  const traceOf = traceRequests(app, platform);
  app.addHook('onRequest', async (request, reply) => headers.add(request, reply));
  shedLoad(app, options.requestsUnderWayMaximum);
  refuseBlocked(app, platform);
  if (options.ownOrigin) refuseOtherHosts(app, options.ownOrigin);
  refuseLargeBodies(app);
  refuseUnstorableNames(app, isCallPath);
  keepSandboxToItself(app, platform);
  logRequests(app, platform, traceOf);
  await registerCalls(app, bindings, { platform, gate, principals, rates, openSeal });
  const liveStates = modules.flatMap((module) => module.liveStates ?? []);
  if (liveStates.length > 0) platform.events.follow(liveStates);
  registerEventStream(app, stream, { platform, gate, principals });
  registerMetrics(app, platform);
  registerHealth(app, platform.database, options.readiness ?? [], () => isDraining);
  const document = JSON.stringify(openApiDocument(platform.brand, { calls, stream, principals }));
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  for (const module of modules) if (module.plugin) await app.register(module.plugin);
  const page = options.pages ? await options.pages(app, { bindings, rates, frameOrigins, startup }) : null;
  answerTheRest(app, { methodsAt, isCallPath, page });
  return app;
}

function createInstance(
  platform: Platform,
  security: ReturnType<typeof securityHeaders>,
  /** Null where there are no pages beside the calls. */
  isCallPath: IsCallPath | null,
): FastifyInstance {
  const { trustProxy } = platform.environment;
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const asked = { language: languageOfRequest(request, platform.brand), requestId: request.id };
    const { status, headers, envelope } = answerError(error, asked, words, platform.log);
    platform.metrics.count('pelita_refusals_total', { code: envelope.code });
    reply.code(status).headers(headers).header('cache-control', 'no-store');
    return isCallPath && isNavigation(request, isCallPath)
      ? sendRefusedPage(request, reply, platform.brand, { code: envelope.code, params: paramsOf(error) })
      : reply.send(envelope);
  };
  const app = Fastify({
    logger: false,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    genReqId: () => platform.random.uuid(platform.clock.now()),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node cuts nobody off before the time for heads is over, which by itself is a minute.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: REQUEST_TIMEOUT_CHECK_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    bodyLimit: BODY_MAXIMUM_BYTES,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: PATH_PARAMETER_MAXIMUM_LENGTH },
    // What the router itself refuses never meets a hook.
    frameworkErrors: (error, unrouted, unhooked) => {
      const [request, reply] = [unrouted as unknown as FastifyRequest, unhooked as unknown as FastifyReply];
      security.add(request, reply);
      answer(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest(platform, security.fixed),
  });
  app.setErrorHandler(answer);
  return app;
}

const words: ErrorWords = { error: errorText, field: fieldErrorText };

function paramsOf(error: unknown): Refusal['details']['params'] {
  return error instanceof Refusal ? error.details.params : undefined;
}

/** Somebody's browser that wants to show a page: what no route took, asked for as a document. */
function isNavigation(request: FastifyRequest, isCallPath: IsCallPath): boolean {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  return isReading && request.is404 && !isCallPath(request.url) && (request.headers.accept ?? '').includes('text/html');
}

/** Known to be too large from its head: answered before a byte of it is read, whatever the route. */
function refuseLargeBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (!request.is404 && length > request.routeOptions.bodyLimit) throw new Refusal('body_too_large');
  });
}

/** Nothing has a name with a NUL, and no statement may carry one. The calls of the table say so by field. */
function refuseUnstorableNames(app: FastifyInstance, isCallPath: IsCallPath): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 || isCallPath(request.url)) return;
    const names = Object.values(request.params ?? {});
    if (names.some((name) => typeof name === 'string' && name.includes('\0'))) throw new Refusal('unknown_path');
  });
}

/** One line a request. Never its query, its headers or its body: a line must not be able to hold a secret. */
function logRequests(app: FastifyInstance, { log }: Platform, traceOf: TraceOf): void {
  app.addHook('onResponse', async (request, reply) => {
    const details = {
      requestId: request.id,
      ...shownTrace(traceOf(request)),
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) log.warn(details, 'request');
    else log.debug(details, 'request');
  });
}

/** What no route takes: another method of a known path, an unknown call, or a page. */
function answerTheRest(
  app: FastifyInstance,
  { methodsAt, isCallPath, page }: { methodsAt: PathTable; isCallPath: IsCallPath; page: PageHandler | null },
): void {
  // Before any body is parsed, for nobody is going to read it.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = pathOf(request);
    const methods = methodsAt(path);
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      throw new Refusal('method_not_allowed');
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isCallPath(path) || path.startsWith('/assets/') || !isReading || page === null)
      throw refusalOfUnknownPath(path);
  });
  app.setNotFoundHandler((request, reply) => {
    if (page === null) throw refusalOfUnknownPath(pathOf(request));
    return page(request, reply);
  });
}
