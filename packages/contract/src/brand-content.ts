import type { DepositFee } from './deposit-fee.ts';
import type { EnvelopeKind, MissionCycle, Objective, PrizeKind, TicketSource } from './activities/index.ts';
import type { GameCategory } from './catalogue.ts';
import type { ReferralStep } from './referral.ts';
import type { VipTone } from './vip.ts';
import type { PromotionCycle, PromotionKind, PromotionTag, PromotionType } from './promotion-kinds.ts';

/** What a brand lists, announces, explains and takes money by, each a file of its folder; what it lacks is empty. */
export type BrandContent = {
  catalogue: CatalogueSeed;
  announcements: AnnouncementSeed;
  pointGoods: readonly PointGoodSeed[];
  vipRanks: readonly VipRankSeed[];
  /** `referral.ts`: what friends earn who invited them, until an operator sets other steps. */
  referralSteps: readonly ReferralStep[];
  promotions: readonly PromotionSeed[];
  activities: ActivitySeeds;
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
  titles: readonly { code: string; name: string; engine?: string; table?: TableSeed; book?: BookSeed }[];
};

/** Of a title that many play together: the least on a spot, the most on any, and how long a round takes. */
export type TableSeed = { minimumMinor: bigint; maximumMinor: bigint; roundSeconds: number };

/**
 * Of a title that is a sportsbook: leagues of virtual matches. `lanes` of their matches are played at a time. Teams are an
 * even number, at least four, rated from 1, the weakest, to 5. The title's `table` holds the least and the most of a bet,
 * and the seconds from one match of a lane to the next.
 */
export type BookSeed = {
  leagues: readonly {
    id: string;
    name: string;
    engine: string;
    lanes: number;
    teams: readonly { name: string; rating: number }[];
  }[];
};

/** `announcements.ts`: B banner, PL marquee, PU popup, PR promotion, H help, AG for agents. */
export type AnnouncementSeed = readonly {
  code: string;
  kind: 'B' | 'PL' | 'PU' | 'PR' | 'H' | 'AG';
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

/** `vip.ts`: the ranks of the first day, from the lowest, which asks for nothing. Money is decimal text in the brand's currency. */
export type VipRankSeed = {
  tone: VipTone;
  /** By language. */
  names: Record<string, string>;
  /** In all; both are needed. Nothing where it is left out. */
  deposit?: string;
  turnover?: string;
  /** Staked within a period, to keep it. */
  keepTurnover?: string;
  withdrawalMaximum?: string;
  withdrawalDailyMaximum?: string;
  isServedFirst?: true;
  /** Of the points that others earn; 100 where it is left out. */
  pointsPercent?: number;
  /** Per cent of stakes as decimal text. */
  rebates?: Partial<Record<GameCategory, string>>;
  upgradeGift?: string;
  weeklyGift?: string;
  birthdayGift?: string;
};

/**
 * `activities.ts`: missions, raffles and red envelopes that there are at first. Their days are counted from the first start.
 * Money is decimal text in the brand's currency.
 */
export type ActivitySeeds = {
  missions: readonly MissionSeed[];
  raffles: readonly RaffleSeed[];
  envelopes: readonly EnvelopeSeed[];
};

type ActivitySeed = {
  code: string;
  words: Record<string, { title: string; detail: string }>;
  /** How long it is offered; for ever where it is left out. */
  days?: number;
};
export type PrizeSeed = { kind: PrizeKind; amount: string; turnoverTimes?: string };
export type MissionSeed = ActivitySeed & {
  objective: Objective;
  categories?: readonly GameCategory[];
  cycle: MissionCycle;
  target?: string;
  prize?: PrizeSeed;
  rankPrizes?: readonly { rankFrom: number; rankTo: number; prize: PrizeSeed }[];
};
export type RaffleSeed = ActivitySeed & {
  days: number;
  earnedBy: TicketSource;
  categories?: readonly GameCategory[];
  ticketAmount: string;
  ticketsMaximum: number;
  prizes: readonly { motif: string; prize?: PrizeSeed; weight: number; stock?: number }[];
};
export type EnvelopeSeed = ActivitySeed & {
  days: number;
  kind: EnvelopeKind;
  pool: string;
  packets: number;
  turnoverTimes: string;
  /** In the brand's zone, like `20:00`. */
  opensAt: string;
  minutes: number;
};

/**
 * `promotions.ts`: what is on at first. Money is decimal text in the brand's currency, shares and factors as operators type
 * them; days count from the day on which the brand is first started.
 */
export type PromotionSeed = {
  code: string;
  kind: PromotionKind;
  type: PromotionType;
  tag?: PromotionTag;
  scene: string;
  state: 'published' | 'closed';
  startsInDays: number;
  /** None: until an operator closes it. */
  endsInDays?: number;
  budget?: string;
  percent?: string;
  amount?: string;
  minimum?: string;
  cap?: string;
  cycle: PromotionCycle;
  multiplier: string;
  contributions?: Partial<Record<GameCategory, number>>;
  products?: readonly GameCategory[];
  conversionCap?: string;
  daysValid: number;
  needsReview?: true;
  audience?: {
    minimumRank?: number;
    newWithinDays?: number;
    firstDepositOnly?: true;
    verifiedPhone?: true;
    oncePerPerson?: true;
  };
  words: Record<string, { title: string; summary: string; html: string }>;
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
