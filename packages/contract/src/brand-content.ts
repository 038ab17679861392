import type { GameCategory } from './catalogue.ts';

/** The shapes of what a brand's folder holds beside its `brand.ts`: the server reads these files, each by its name. */

/** `catalogue.ts`. The order is the order of listing; each vendor's titles are themes on the one engine. */
export type CatalogueSeed = {
  engine: string;
  vendors: readonly {
    code: string;
    name: string;
    category: GameCategory;
    titles: readonly { code: string; name: string }[];
  }[];
};

/** `announcements.ts`: B banner, PL marquee, PU popup, PR promotion, H help. */
export type AnnouncementSeed = readonly {
  code: string;
  kind: 'B' | 'PL' | 'PU' | 'PR' | 'H';
  group: string | null;
  /** A scene of the art kit, for banners. */
  scene: string | null;
  linkage: string | null;
  linkageType: 'URL' | 'P' | 'G' | null;
  /** By language. */
  words: Record<string, { title: string; html: string }>;
}[];

/** `cashier.ts`: how players pay in. Money is decimal text in the brand's currency. */
export type DepositMethod = {
  code: string;
  name: string;
  /** A payment provider; where the deployment has none of this code, the method is not offered. */
  provider: string;
  minimum: string;
  maximum: string;
  presets: readonly string[];
  minutesToPay: number;
};
