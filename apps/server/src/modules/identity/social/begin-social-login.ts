import { type beginSocialLogin as beginCall, type CallInput, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { SOCIAL_LOGIN_COOKIE } from '../../../platform/http/cookies.ts';
import { originFor } from '../../../platform/http/request-origin.ts';
import type { IdentityParts } from '../parts.ts';
import { enabledProvider } from './enabled-provider.ts';
import { returnPath } from './return-path.ts';
import { insertSocialLogin } from './store.ts';
import { browserKeyOf, callbackPath, CHOICE_MINUTES, hashOf, WAY_MINUTES, wayOf } from './way.ts';

type Call = typeof beginCall;

/** LOGIN-11: the provider's page for this browser. Two tabs that begin at once share the browser's key, each with its own state. */
export function beginSocialLogin(parts: IdentityParts) {
  const { platform } = parts;
  const originOf = originFor(platform);
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>) => {
    const { provider } = body;
    const identity = enabledProvider(parts, provider);
    if (identity === null) throw new Refusal('social_login_closed');
    const returnTo = returnPath(body.returnTo);
    const state = platform.random.token();
    const browserKey = browserKeyOf(who.socialLoginKey) ?? platform.random.token();
    const way = wayOf(browserKey, state, originOf(who.host) + callbackPath(provider));
    const authorizationUrl = await identity.begin(way).catch((error: unknown) => {
      platform.log.warn({ provider, error: String(error) }, 'an identity provider does not answer');
      throw new Refusal('social_provider_unreachable');
    });
    await database.transaction((tx) =>
      insertSocialLogin(tx, {
        stateHash: hashOf(state),
        browserHash: hashOf(browserKey),
        provider,
        returnTo,
        expiresAt: tx.now.add({ minutes: WAY_MINUTES }),
      }),
    );
    const lifetimeSeconds = (WAY_MINUTES + CHOICE_MINUTES) * 60;
    const cookie = { name: SOCIAL_LOGIN_COOKIE, value: browserKey, lifetimeSeconds, isLax: true } as const;
    return { value: { authorizationUrl }, cookie };
  };
}
