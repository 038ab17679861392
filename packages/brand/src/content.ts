import { join } from 'node:path';
import {
  type AnnouncementSeed,
  type BrandContent,
  type BrandFacts,
  type CatalogueSeed,
  minorFromDecimal,
  type PointGoodSeed,
} from '@pelita/contract';
import { goodMotifs, sceneKinds } from '@pelita/ui/art';
import { BrandFault } from './brand-fault.ts';
import { readHelpPages } from './help-pages.ts';

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
  const [catalogue, { announcements }, { depositMethods, banks }, { pointGoods }, help] = await Promise.all([
    read<CatalogueSeed>('catalogue.ts', { engine: '', vendors: [] }),
    read<Pick<BrandContent, 'announcements'>>('announcements.ts', { announcements: [] }),
    read<Pick<BrandContent, 'depositMethods' | 'banks'>>('cashier.ts', { depositMethods: [], banks: [] }),
    read<Pick<BrandContent, 'pointGoods'>>('points.ts', { pointGoods: [] }),
    readHelpPages(join(folder, 'help')),
  ]);
  const content = { catalogue, announcements, depositMethods, banks, pointGoods, help };
  for (const [file, check] of Object.entries(checks)) {
    const problem = check(content, facts);
    if (problem) throw new BrandFault(fileOf(file), problem);
  }
  return content;
}

type Check = (content: BrandContent, facts: BrandFacts) => string | null;

const checks: Record<string, Check> = {
  'announcements.ts': ({ announcements }, { languages }) =>
    firstProblem(announcements, (one) => problemOf(one, languages)),
  'cashier.ts': ({ depositMethods }, { currency }) =>
    firstProblem(depositMethods, ({ code, minimum, maximum, presets }) =>
      firstProblem([minimum, maximum, ...presets], (amount) =>
        minorFromDecimal(amount, currency) === null
          ? `"${code}" names ${JSON.stringify(amount)}, which is no amount of ${currency}. Write it with that currency’s decimals.`
          : null,
      ),
    ),
  'points.ts': ({ pointGoods }, facts) => firstProblem(pointGoods, (good) => problemOfGood(good, facts)),
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

function firstProblem<Item>(items: readonly Item[], problemOfItem: (item: Item) => string | null): string | null {
  for (const item of items) {
    const problem = problemOfItem(item);
    if (problem) return problem;
  }
  return null;
}
