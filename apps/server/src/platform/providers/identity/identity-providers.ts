import type { SocialProvider } from '@pelita/contract';
import type { Platform } from '../../platform.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { type OpenIdClient, openIdConnect } from './open-id-connect.ts';
import { socialSettings } from './settings.ts';
import type { SandboxIssuer } from './sandbox-issuer/index.ts';

/** The external providers of identities; null where the brand has none. */
export type IdentityProviders = (provider: SocialProvider) => IdentityProvider | null;

/** By the brand's settings; the sandbox's issuer replaces what they leave open. */
export function identityProviders(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  sandbox: SandboxIssuer | null,
): IdentityProviders {
  const made = new Map<SocialProvider, { key: string; provider: IdentityProvider }>();
  return (code) => {
    const own = settings.get(socialSettings[code]);
    const client: OpenIdClient | null = own ?? sandbox?.clientOf(code) ?? null;
    if (client === null) return null;
    const key = JSON.stringify(client);
    const kept = made.get(code);
    if (kept?.key === key) return kept.provider;
    const provider = openIdConnect(client, { clock, fetch: own ? undefined : sandbox?.fetch });
    made.set(code, { key, provider });
    return provider;
  };
}
