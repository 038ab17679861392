import type { Brand } from '@pelita/contract';

/** The default brand. Another brand is another folder; the code names none. */
export const brand: Brand = {
  code: 'pelita',
  name: 'Pelita',
  merchant: 'pelita',
  platform: 'web',
  device: 'WEB',
  lotteryType: 'SEA',
  currency: 'MYR',
  country: 'MY',
  defaultLanguage: 'MY',
  languages: ['MY', 'EN'],
  timeZone: 'Asia/Kuala_Lumpur',
  chatHeaderColour: '#2A2050',
  pointValues: { LIVE: '0.70', SPORTS: '1.00', ESPORTS: '1.00', FISH: '1.20', RNG: '1.20', PVP: '1.00' },
  // The demonstration has none: no real money reaches it.
  licence: null,
  consentAgeYears: 18,
  birthdayLimitYears: 21,
  tokens: {},
};
