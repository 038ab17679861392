import {
  type CallAnswer,
  decimalFromMinor,
  type getConsolidatedSettings as getConsolidatedSettingsCall,
} from '@pelita/contract';
import { offeredOf } from '@pelita/i18n';
import type { Platform } from '../../platform/platform.ts';
import { minimumAge } from './minimum-age.ts';
import { siteSettings } from './settings.ts';

/** The brand's configuration with what an operator has changed since. */
export function getConsolidatedSettings({ brand, settings }: Platform) {
  return async (): Promise<CallAnswer<typeof getConsolidatedSettingsCall>> => {
    const offered = offeredOf(settings.get(siteSettings.languages)).filter((code) => brand.languages.includes(code));
    const welcomeMinor = BigInt(settings.get(siteSettings.welcomeAmountMinor));
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
      loginBeforeHome: settings.get(siteSettings.loginBeforeHome),
      lotteryClick: settings.get(siteSettings.lotteryClick),
      welcomeAmount: welcomeMinor === 0n ? null : decimalFromMinor(welcomeMinor, brand.currency),
      consentAgeYears: minimumAge({ brand, settings }),
      birthdayLimitYears: Math.max(brand.birthdayLimitYears, minimumAge({ brand, settings })),
    };
  };
}
