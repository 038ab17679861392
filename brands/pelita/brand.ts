import type { BrandFacts } from '@pelita/contract';

/** The default brand: a night market under lanterns. Another brand is another folder; the code names none. */
export const brand: BrandFacts = {
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
  scene: 'night-market',
  chatHeaderColour: '#2a2050',
  pointValues: { LIVE: '0.70', SPORTS: '1.00', ESPORTS: '1.00', FISH: '1.20', RNG: '1.20', PVP: '1.00' },
  // The demonstration has none: no real money reaches it.
  licence: null,
  helpers: [
    {
      name: 'Befrienders',
      url: 'https://www.befrienders.org.my',
      about: {
        MY: 'orang di Malaysia yang sedia mendengar, melalui telefon dan e-mel.',
        EN: 'people in Malaysia who listen, by telephone and email.',
      },
    },
  ],
  consentAgeYears: 18,
  birthdayLimitYears: 21,
};
