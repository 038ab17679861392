import { join } from 'node:path';
import {
  type AnnouncementSeed,
  type BrandContent,
  type BrandFacts,
  type CatalogueSeed,
  minorFromDecimal,
  type PointGoodSeed,
  type VipRankSeed,
  type PromotionSeed,
} from '@pelita/contract';
import { goodMotifs, sceneKinds } from '@pelita/ui/art';
import { BrandFault } from './brand-fault.ts';
import { problemOfBooks } from './book-problems.ts';
import { problemOfActivities } from './activity-problems.ts';
import { helpOfBrand, productHelp, readHelpPages } from './help-pages.ts';

type Exports = (folder: string, file: string) => Promise<Record<string, unknown> | null>;

/** Everything of a brand beside its look and its words; a file that is not there stands for nothing of its kind. */
export async function readContent(
  folder: string,
  facts: BrandFacts,
  fileOf: (file: string) => string,
  exportsOf: Exports,
): Promise<BrandContent> {
  const read = async <Content>(file: string, otherwise: Content): Promise<Content> =>
    ((await exportsOf(folder, file)) ?? otherwise) as Content;
  const [
    catalogue,
    { announcements },
    { depositMethods, banks },
    { pointGoods },
    { vipRanks },
    { promotions },
    { referralSteps },
    { activities },
    help,
  ] = await Promise.all([
    read<CatalogueSeed>('catalogue.ts', { engine: '', vendors: [] }),
    read<Pick<BrandContent, 'announcements'>>('announcements.ts', { announcements: [] }),
    read<Pick<BrandContent, 'depositMethods' | 'banks'>>('cashier.ts', { depositMethods: [], banks: [] }),
    read<Pick<BrandContent, 'pointGoods'>>('points.ts', { pointGoods: [] }),
    read<Pick<BrandContent, 'vipRanks'>>('vip.ts', { vipRanks: [] }),
    read<Pick<BrandContent, 'promotions'>>('promotions.ts', { promotions: [] }),
    read<Pick<BrandContent, 'referralSteps'>>('referral.ts', { referralSteps: [] }),
    read<Pick<BrandContent, 'activities'>>('activities.ts', {
      activities: { missions: [], raffles: [], envelopes: [] },
    }),
    readHelpPages(join(folder, 'help')),
  ]);
  const content = {
    catalogue,
    announcements,
    depositMethods,
    banks,
    pointGoods,
    vipRanks,
    promotions,
    referralSteps,
    activities,
    help,
  };
  for (const [file, check] of Object.entries(checks)) {
    const problem = check(content, facts);
    if (problem) throw new BrandFault(fileOf(file), problem);
  }
  return { ...content, help: helpOfBrand(await readHelpPages(productHelp), help, facts) };
}

type Check = (content: BrandContent, facts: BrandFacts) => string | null;

const checks: Record<string, Check> = {
  'announcements.ts': ({ announcements }, { languages }) =>
    firstProblem(announcements, (one) => problemOf(one, languages)),
  'catalogue.ts': ({ catalogue }) => problemOfBooks(catalogue),
  'cashier.ts': ({ depositMethods }, { currency }) =>
    firstProblem(depositMethods, ({ code, minimum, maximum, presets }) =>
      firstProblem([minimum, maximum, ...presets], (amount) =>
        minorFromDecimal(amount, currency) === null
          ? `"${code}" names ${JSON.stringify(amount)}, which is no amount of ${currency}. Write it with that currency’s decimals.`
          : null,
      ),
    ),
  'points.ts': ({ pointGoods }, facts) => firstProblem(pointGoods, (good) => problemOfGood(good, facts)),
  'referral.ts': ({ referralSteps }, { currency }) =>
    firstProblem(referralSteps, (step) =>
      firstProblem(Object.values(step), (amount) =>
        minorFromDecimal(amount, currency) === null
          ? `a step names ${JSON.stringify(amount)}, which is no amount of ${currency}. Write it with that currency’s decimals.`
          : null,
      ),
    ),
  'vip.ts': ({ vipRanks }, facts) => firstProblem(vipRanks, (rank) => problemOfRank(rank, facts)),
  'promotions.ts': ({ promotions }, facts) => firstProblem(promotions, (one) => problemOfPromotion(one, facts)),
  'activities.ts': ({ activities }, facts) => problemOfActivities(activities, facts),
  help: ({ help }, { languages }) =>
    firstProblem(help, ({ anchor, pages }) => {
      const missing = languages.find((language) => !(language in pages));
      return missing === undefined
        ? null
        : `the topic "${anchor}" is not told in ${missing}. Add its page to help/${missing}.`;
    }),
};

function problemOf({ code, scene, words }: AnnouncementSeed[number], languages: readonly string[]): string | null {
  const missing = languages.find((language) => !words[language]?.title);
  if (missing !== undefined) return `"${code}" has no words in ${missing}. Add words.${missing} to it.`;
  if (scene === null || sceneKinds.includes(scene as never)) return null;
  return `"${code}" shows the scene ${JSON.stringify(scene)}; it must be one of ${sceneKinds.join(', ')}.`;
}

function problemOfGood(good: PointGoodSeed, { currency, languages }: BrandFacts): string | null {
  const { code, motif, words } = good;
  const missing = languages.find((language) => !words[language]?.name);
  if (missing !== undefined) return `"${code}" has no words in ${missing}. Add words.${missing} to it.`;
  if (!goodMotifs.includes(motif))
    return `"${code}" shows the motif ${JSON.stringify(motif)}; it must be one of ${goodMotifs.join(', ')}.`;
  return firstProblem([good.requiredAmount, good.credit], (amount) =>
    amount !== undefined && minorFromDecimal(amount, currency) === null
      ? `"${code}" names ${JSON.stringify(amount)}, which is no amount of ${currency}. Write it with that currency’s decimals.`
      : null,
  );
}

const rankAmounts = [
  'deposit',
  'turnover',
  'keepTurnover',
  'withdrawalMaximum',
  'withdrawalDailyMaximum',
  'upgradeGift',
  'weeklyGift',
  'birthdayGift',
] as const;

function problemOfRank(rank: VipRankSeed, { currency, languages }: BrandFacts): string | null {
  const missing = languages.find((language) => !rank.names[language]);
  const [name] = Object.values(rank.names);
  if (missing !== undefined) return `"${name}" has no name in ${missing}. Add names.${missing} to it.`;
  return firstProblem(rankAmounts, (field) => {
    const amount = rank[field];
    return amount !== undefined && minorFromDecimal(amount, currency) === null
      ? `"${name}" names ${JSON.stringify(amount)}, which is no amount of ${currency}. Write it with that currency’s decimals.`
      : null;
  });
}

function problemOfPromotion(promotion: PromotionSeed, { currency, languages }: BrandFacts): string | null {
  const { code, words, scene, percent, amount, kind } = promotion;
  const missing = languages.find((language) => !words[language]?.title);
  if (missing !== undefined) return `"${code}" has no words in ${missing}. Add words.${missing} to it.`;
  if (!sceneKinds.includes(scene as never))
    return `"${code}" shows the scene ${JSON.stringify(scene)}; it must be one of ${sceneKinds.join(', ')}.`;
  const isCredit = kind === 'freeCredit';
  const hasShare = percent !== undefined || kind === 'rebate';
  if (isCredit !== (amount !== undefined) || (isCredit ? percent !== undefined : !hasShare))
    return `"${code}" pays in no way of its kind: a free credit names an amount, every other kind a percent, which a rebate may leave to the rank.`;
  return firstProblem([amount, promotion.minimum, promotion.cap, promotion.budget], (named) =>
    named !== undefined && minorFromDecimal(named, currency) === null
      ? `"${code}" names ${JSON.stringify(named)}, which is no amount of ${currency}. Write it with that currency’s decimals.`
      : null,
  );
}

function firstProblem<Item>(items: readonly Item[], problemOfItem: (item: Item) => string | null): string | null {
  for (const item of items) {
    const problem = problemOfItem(item);
    if (problem) return problem;
  }
  return null;
}
