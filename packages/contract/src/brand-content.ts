import type { DepositFee } from './deposit-fee.ts';
import type { GameCategory } from './catalogue.ts';

/** What a brand lists, announces, explains and takes money by, each a file of its folder; what it lacks is empty. */
export type BrandContent = {
  catalogue: CatalogueSeed;
  announcements: AnnouncementSeed;
  pointGoods: readonly PointGoodSeed[];
  depositMethods: readonly DepositMethod[];
  banks: readonly Bank[];
  help: HelpPages;
};

/** `catalogue.ts`. The order is the order of listing; a title that names no engine of its own runs on the first. */
export type CatalogueSeed = {
  engine: string;
  vendors: readonly VendorSeed[];
  /**
   * A shelf too long to be written down: made from the engines with their shares, and from the codes that are taken.
   * It makes the same titles every time.
   */
  furtherVendors?: (engines: ReadonlyMap<string, number>, taken: ReadonlySet<string>) => readonly VendorSeed[];
};

export type VendorSeed = {
  code: string;
  name: string;
  category: GameCategory;
  titles: readonly { code: string; name: string; engine?: string }[];
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

/** `points.ts`: goods that the points mall offers at first. Money is decimal text in the brand's currency. */
export type PointGoodSeed = {
  code: string;
  /** A motif of the art kit. */
  motif: string;
  points: number;
  stock: number;
  /** Staked within the last thirty days, before it can be had; none where it is left out. */
  requiredAmount?: string;
  /** Paid into the wallet at once; what has none is sent. */
  credit?: string;
  words: Record<string, { name: string; detail: string }>;
};

/** `help/`: a folder a language, a file a topic; files with one name are one topic, in the order of their numbers. */
export type HelpPages = readonly {
  anchor: string;
  /** HTML by language, with the title as `h2` and each question as `h3`. */
  pages: Record<string, string>;
}[];

/** `cashier.ts`: where players can be paid, in the order of the choice. */
export type Bank = { bankCode: string; bankName: string };

/** `cashier.ts`: how players pay in. Money is decimal text in the brand's currency. */
export type DepositMethod = {
  code: string;
  name: string;
  /** A payment provider; where the deployment has none of this code, the method is not offered. `voucher` takes codes. */
  provider: string;
  minimum: string;
  maximum: string;
  presets: readonly string[];
  minutesToPay: number;
  /** When the money is usually there, once it was paid. */
  expectedMinutes?: number;
  /** Paid by hand to this account of the brand, with a slip that operators confirm; of the provider `manual` it is always there. */
  payTo?: { bankName: string; holderName: string; accountNumber: string };
  /** The address of the payment is shown as a QR code, for the app of an e-wallet. */
  isScanned?: true;
  /** When orders are taken, `HH:MM` in the brand's zone; the end may lie past midnight. Without, always. */
  hours?: { opens: string; closes: string };
  /** Without, it costs nothing. */
  fee?: DepositFee;
};
