import type { SocialProvider } from '@pelita/contract';
import type { IdentityProvider } from '../../../platform/providers/identity/identity-provider.ts';
import type { IdentityParts } from '../parts.ts';

const features = { google: 'features.googleLogin', facebook: 'features.facebookLogin' } as const;

/** LOGIN-11: null where the brand has it switched off, or has not set it up. */
export function enabledProvider({ platform, needs }: IdentityParts, provider: SocialProvider): IdentityProvider | null {
  return platform.settings.get(features[provider]) ? needs.identityProvider(provider) : null;
}
