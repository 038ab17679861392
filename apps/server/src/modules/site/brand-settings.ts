import {
  type CallAnswer,
  decimalFromMinor,
  type getConsolidatedSettings as getConsolidatedSettingsCall,
} from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';

/** The brand's configuration with what an operator has changed since. */
export function getConsolidatedSettings({ brand, settings }: Platform) {
  return async (): Promise<CallAnswer<typeof getConsolidatedSettingsCall>> => {
    const offered = settings.get('languages.offered').filter((code) => brand.languages.includes(code));
    const welcomeMinor = BigInt(settings.get('registration.welcomeAmountMinor'));
    return {
      merchant: brand.merchant,
      platform: brand.platform,
      device: brand.device,
      lotteryType: brand.lotteryType,
      currency: brand.currency,
      defaultLanguage: brand.defaultLanguage,
      languages: [...(offered.length > 0 ? offered : brand.languages)],
      country: brand.country,
      timeZone: brand.timeZone,
      chatHeaderColour: brand.chatHeaderColour,
      pointValues: brand.pointValues,
      loginBeforeHome: settings.get('site.loginBeforeHome'),
      lotteryClick: settings.get('navigation.lotteryClick'),
      welcomeAmount: welcomeMinor === 0n ? null : decimalFromMinor(welcomeMinor, brand.currency),
      consentAgeYears: brand.consentAgeYears,
      birthdayLimitYears: brand.birthdayLimitYears,
    };
  };
}
