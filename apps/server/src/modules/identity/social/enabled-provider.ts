import type { SocialProvider } from '@pelita/contract';
import type { IdentityProvider } from '../../../platform/providers/identity/identity-provider.ts';
import { entranceSettings } from '../entrance-settings.ts';
import type { IdentityParts } from '../parts.ts';

const features = { google: entranceSettings.googleLogin, facebook: entranceSettings.facebookLogin };

/** LOGIN-11: null where the brand has it switched off, or has not set it up. */
export function enabledProvider({ platform, needs }: IdentityParts, provider: SocialProvider): IdentityProvider | null {
  return platform.settings.get(features[provider]) ? needs.identityProvider(provider) : null;
}
