import type { GameCategory } from './catalogue.ts';
import type { CurrencyCode } from './money.ts';

/** One deployment serves one brand. A brand is a folder in `brands/`; this is the shape of its `brand.ts`. */
export type Brand = {
  code: string;
  name: string;
  /** The only value that the header Merchant may carry. */
  merchant: string;
  platform: 'web';
  device: 'WEB';
  lotteryType: 'SEA';
  currency: CurrencyCode;
  /** ISO 3166 alpha-2: where the brand's players play, as game providers are told. */
  country: string;
  /** Language codes of the wire, like MY. Absent or unknown falls back to EN. */
  defaultLanguage: string;
  languages: readonly string[];
  /** IANA name: business days and draws keep this zone. */
  timeZone: string;
  chatHeaderColour: string;
  /** Points earned per unit staked, by category, as exact decimals. */
  pointValues: Partial<Record<GameCategory, string>>;
  /** Under which the site is run, as its page of the licence shows it; null where there is none yet. */
  licence: Licence | null;
  consentAgeYears: number;
  birthdayLimitYears: number;
  /** Design tokens that differ from the default look, by CSS variable name. */
  tokens: Record<string, string>;
};

export type Licence = { holder: string; authority: string; number: string };
