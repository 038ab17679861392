import type { BrandContent } from './brand-content.ts';
import type { GameCategory } from './catalogue.ts';
import type { CurrencyCode } from './money.ts';

/** One deployment serves one brand, and a brand is one folder in `brands/`. This is the shape of its `brand.ts`. */
export type BrandFacts = {
  name: string;
  /** The only value that the header Merchant may carry. */
  merchant: string;
  platform: 'web';
  device: 'WEB';
  lotteryType: 'SEA';
  currency: CurrencyCode;
  /** ISO 3166 alpha-2: where the brand's players live. Phone numbers begin with its code; game providers are told. */
  country: string;
  /** Language codes of the wire, like MY; what a visitor gets who has chosen none. */
  defaultLanguage: string;
  languages: readonly string[];
  /** IANA name: business days and draws keep this zone. */
  timeZone: string;
  /** The scene of the art kit that stands for the brand where it shows no banner: behind the mark of a shared link. */
  scene: string;
  /** The head of the support chat's window, under white words. */
  chatHeaderColour: string;
  /** Points earned per unit staked, by category, as exact decimals. */
  pointValues: Partial<Record<GameCategory, string>>;
  /** Under which the site is run, as its page of the licence shows it; null where there is none yet. */
  licence: Licence | null;
  /** Who listens to people in the brand's country for whom play has become too much; the help names them first. */
  helpers: readonly Helper[];
  consentAgeYears: number;
  birthdayLimitYears: number;
};

export type Licence = { holder: string; authority: string; number: string };
/** `about`, by language: who they are and how they listen, after their name and a colon. */
export type Helper = { name: string; url: string; about: Record<string, string> };

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** `colours.ts`: the look of each theme, each colour as `#rrggbb`. Which pairs must contrast, `@pelita/ui` says. */
export type BrandColours = Record<Theme, Colours>;

export type Colours = {
  /** Bars and footer · the page · cards · chips, hover, selected rows. */
  ink: string;
  base: string;
  raised: string;
  overlay: string;
  /** Hairlines between things; decoration, never the only border of a control. */
  line: string;
  /** Borders of inputs and of choices not chosen. */
  control: string;
  text: string;
  /** The palest colour that may carry words. */
  muted: string;
  /** The brand's own light, laid thinly over what is chosen. */
  accent: string;
  /** Accents in text, highlights, countdowns. */
  accentText: string;
  /** The one thing to do next, from corner to corner, and the words on it. */
  actionFrom: string;
  actionTo: string;
  actionText: string;
  /** Hot, loss, danger: in words, and as a badge with words of its own. */
  hibiscus: string;
  hibiscusBadge: string;
  hibiscusBadgeText: string;
  /** Win, success, verified. */
  jade: string;
  /** Information, links. */
  sky: string;
  focus: string;
  /** What shadows are made of. */
  shade: string;
};

/** `words.ts`, by language: what the brand says of itself, and texts of the product in its own words. */
export type BrandWords = Record<string, { slogan: string; texts?: Record<string, Record<string, string>> }>;

/** Compiled texts by language, area and key. */
export type BrandTexts = Record<string, Record<string, Record<string, unknown>>>;

/** A brand's folder, read and found good. */
export type Brand = BrandFacts & {
  /** The name of its folder. */
  code: string;
  colours: BrandColours;
  /** By language, one line each. */
  slogans: Record<string, string>;
  texts: BrandTexts;
  /** The source of `mark.svg`. */
  mark: string;
  /** The sources of `lockup.dark.svg` and `lockup.light.svg`; without them the mark stands beside the name. */
  lockup: Record<Theme, string> | null;
  content: BrandContent;
};
