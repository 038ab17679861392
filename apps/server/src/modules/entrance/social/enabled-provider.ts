import type { SocialProvider } from '@pelita/contract';
import type { IdentityProvider } from '../../../platform/providers/identity/identity-provider.ts';
import type { EntranceNeeds } from '../needs.ts';
import { entranceSettings } from '../settings.ts';
import type { Platform } from '../../../platform/platform.ts';

const features = { google: entranceSettings.googleLogin, facebook: entranceSettings.facebookLogin };

/** LOGIN-11: null where the brand has it switched off, or has not set it up. */
export type EnabledProvider = (provider: SocialProvider) => IdentityProvider | null;

export function createEnabledProvider({
  settings,
  identityProvider,
}: Pick<Platform, 'settings'> & Pick<EntranceNeeds, 'identityProvider'>): EnabledProvider {
  return (provider) => (settings.get(features[provider]) ? identityProvider(provider) : null);
}
