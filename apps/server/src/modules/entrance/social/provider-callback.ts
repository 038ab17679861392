import { SOCIAL_LOGIN_COOKIE, type SocialProvider, socialProviders } from '@pelita/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownCookieOf } from '../../../platform/http/cookies.ts';
import { hostOf } from '../../../platform/http/request-host.ts';
import { originFor } from '../../../platform/http/request-origin.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EnabledProvider } from './enabled-provider.ts';
import { returnAddress } from './return-path.ts';
import { keepIdentity, takeState } from './store.ts';
import { browserKeyOf, callbackPath, hashOf, TICKET_SECONDS, authorizationRequestOf } from './authorization-request.ts';

type Problem = 'expired' | 'cancelled' | 'failed' | 'unreachable';

type Needs = { platform: Platform; enabledProvider: EnabledProvider };

/**
 * Where identity providers send people back to. Whatever comes of it, the visitor is led on to a page of this site at
 * once, so that neither the provider's code nor a secret of ours stays in the address; the ticket follows the
 * hash sign, is good for a minute, once, and in this browser.
 */
export function providerCallback(needs: Needs) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const provider of socialProviders)
      app.get(callbackPath(provider), async (request, reply) => {
        const address = await addressAfter(needs, provider, request);
        return redirectTo(reply, address);
      });
  };
}

function redirectTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);
}

async function addressAfter(
  { platform, enabledProvider }: Needs,
  provider: SocialProvider,
  request: FastifyRequest,
): Promise<string> {
  const { database, environment, random } = platform;
  const problem = (word: Problem) => `social-problem=${provider}-${word}`;
  const query = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1));
  const state = query.get('state') ?? '';
  const browserKey = browserKeyOf(ownCookieOf(request.headers.cookie, SOCIAL_LOGIN_COOKIE, environment));
  const expired = returnAddress('/', problem('expired'));
  if (browserKey === null) return expired;
  const stateHash = hashOf(state);
  const begun = await database.transaction((tx) =>
    takeState(tx, { stateHash, browserHash: hashOf(browserKey), provider }),
  );
  if (begun === null) return expired;
  const back = (word: string) => returnAddress(begun.returnTo, word, begun.isLinking ? 'room' : 'login');
  if (begun.isLate) return back(problem('expired'));

  const redirectUri = originFor(platform)(hostOf(request)) + callbackPath(provider);
  const identity = enabledProvider(provider);
  // Switched off while the visitor was away.
  if (identity === null) return back(problem('failed'));
  const outcome = await identity.finish(authorizationRequestOf(browserKey, state, redirectUri), query);
  if ('problem' in outcome) {
    platform.log.warn({ provider, reason: outcome.reason }, 'an identity provider’s answer does not count');
    return back(problem(outcome.problem));
  }
  const ticket = random.token();
  await database.transaction((tx) => {
    const expiresAt = tx.now.add({ seconds: TICKET_SECONDS });
    return keepIdentity(tx, stateHash, { ...outcome.identity, ticketHash: hashOf(ticket), expiresAt });
  });
  return back(`social=${ticket}`);
}
