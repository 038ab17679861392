import { type SocialProvider, socialProviders } from '@pelita/contract';
import { isSwitchedOn } from '../page/feature-switch.ts';
import { useStartup } from '../page/page.ts';

const modIds: Record<SocialProvider, string> = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' };

/** LOGIN-11, REG-11: those that the brand has switched on. */
export function useSocialProviders(): SocialProvider[] {
  const { whitelabel } = useStartup();
  return socialProviders.filter((provider) => isSwitchedOn(whitelabel, modIds[provider]));
}
