import {
  type beginSocialLink as linkCall,
  type beginSocialLogin as loginCall,
  type CallInput,
  type PlayerId,
  Refusal,
  SOCIAL_LOGIN_COOKIE,
  type SocialProvider,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf, Visitor, WithCookies } from '../../../platform/http/binding.ts';
import { originFor } from '../../../platform/http/request-origin.ts';
import type { IdentityParts } from '../parts.ts';
import { checkOwnPassword } from '../passwords/own-password.ts';
import { enabledProvider } from './enabled-provider.ts';
import { returnPath } from './return-path.ts';
import { insertSocialLogin, linksOf } from './store.ts';
import { browserKeyOf, callbackPath, CHOICE_MINUTES, hashOf, WAY_MINUTES, wayOf } from './way.ts';

type SocialVisitor = Visitor & WithCookies<typeof SOCIAL_LOGIN_COOKIE>;
type Asked = { provider: SocialProvider; returnTo?: string | undefined };

/** LOGIN-11: the provider's page for whoever wants in. */
export function beginSocialLogin(parts: IdentityParts) {
  const begin = beginWay(parts);
  return (database: Database, who: CallerOf<typeof loginCall>, { body }: CallInput<typeof loginCall>) =>
    begin(database, who, body, null);
}

/** LOGIN-11: and for a member who links an account, by the password: a token alone may have been stolen. */
export function beginSocialLink(parts: IdentityParts) {
  const begin = beginWay(parts);
  return async (database: Database, who: CallerOf<typeof linkCall>, { body }: CallInput<typeof linkCall>) => {
    const { playerId } = who.player;
    const { password, ...asked } = body;
    await checkOwnPassword(database, parts, playerId, { typed: password, field: 'password' });
    const links = await database.reading((tx) => linksOf(tx, playerId));
    if (links.some(({ provider }) => provider === asked.provider)) throw new Refusal('social_account_linked');
    return begin(database, who, asked, playerId);
  };
}

/** Two tabs that begin at once share the browser's key, each with its own state. */
function beginWay(parts: IdentityParts) {
  const { platform } = parts;
  const originOf = originFor(platform);
  return async (database: Database, who: SocialVisitor, asked: Asked, linksFor: PlayerId | null) => {
    const { provider } = asked;
    const identity = enabledProvider(parts, provider);
    if (identity === null) throw new Refusal('social_login_closed');
    const returnTo = returnPath(asked.returnTo);
    const state = platform.random.token();
    const browserKey = browserKeyOf(who.cookies[SOCIAL_LOGIN_COOKIE]) ?? platform.random.token();
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
        linksFor,
        expiresAt: tx.now.add({ minutes: WAY_MINUTES }),
      }),
    );
    const lifetimeSeconds = (WAY_MINUTES + CHOICE_MINUTES) * 60;
    const cookie = { name: SOCIAL_LOGIN_COOKIE, value: browserKey, lifetimeSeconds, isLax: true } as const;
    return { value: { authorizationUrl }, cookie };
  };
}
