import { type PlayerId, Refusal, SOCIAL_LOGIN_COOKIE, type SocialProvider } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { Visitor, WithCookies } from '../../../platform/http/binding.ts';
import type { Cookie } from '../../../platform/http/cookies.ts';
import { originFor } from '../../../platform/http/request-origin.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  AUTHORIZATION_MINUTES,
  authorizationRequestOf,
  browserKeyOf,
  callbackPath,
  CHOICE_MINUTES,
  hashOf,
} from './authorization-request.ts';
import type { EnabledProvider } from './enabled-provider.ts';
import { returnPath } from './return-path.ts';
import { insertSocialLogin } from './store.ts';

/** Answers the address of the provider's page. Two tabs that begin at once share the browser's key, each with its own state. */
export type BeginAuthorization = (
  database: Database,
  who: Visitor & WithCookies<typeof SOCIAL_LOGIN_COOKIE>,
  asked: { provider: SocialProvider; returnTo?: string | undefined },
  linksFor: PlayerId | null,
) => Promise<{ value: { authorizationUrl: string }; cookie: Cookie }>;

export function createBeginAuthorization({
  platform,
  enabledProvider,
}: {
  platform: Platform;
  enabledProvider: EnabledProvider;
}): BeginAuthorization {
  const originOf = originFor(platform);
  return async (database, who, asked, linksFor) => {
    const { provider } = asked;
    const identity = enabledProvider(provider);
    if (identity === null) throw new Refusal('social_login_closed');
    const returnTo = returnPath(asked.returnTo);
    const state = platform.random.token();
    const browserKey = browserKeyOf(who.cookies[SOCIAL_LOGIN_COOKIE]) ?? platform.random.token();
    const request = authorizationRequestOf(browserKey, state, originOf(who.host) + callbackPath(provider));
    const authorizationUrl = await identity.begin(request).catch((error: unknown) => {
      platform.log.warn({ provider, error: String(error) }, 'an identity provider does not answer');
      throw new Refusal('social_provider_unreachable');
    });
    await database.transaction((tx) =>
      insertSocialLogin(tx, {
        stateHash: hashOf(state),
        browserHash: hashOf(browserKey),
        provider,
        returnTo,
        linksFor,
        expiresAt: tx.now.add({ minutes: AUTHORIZATION_MINUTES }),
      }),
    );
    const lifetimeSeconds = (AUTHORIZATION_MINUTES + CHOICE_MINUTES) * 60;
    const cookie = { name: SOCIAL_LOGIN_COOKIE, value: browserKey, lifetimeSeconds, isLax: true } as const;
    return { value: { authorizationUrl }, cookie };
  };
}
