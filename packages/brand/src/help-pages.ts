import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandFacts, Helper, HelpPages } from '@pelita/contract';

/** The help that every brand begins with. */
export const productHelp = join(import.meta.dirname, '../help');

/** A folder of help: `EN/10-registration.html` is the topic `registration` in English, tenth in order. */
export async function readHelpPages(folder: string): Promise<HelpPages> {
  if (!existsSync(folder)) return [];
  const files = await Promise.all((await readdir(folder)).map((language) => filesIn(folder, language)));
  const topics = Map.groupBy(files.flat(), ({ name }) => name);
  return [...topics]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([name, told]) => ({
      anchor: name.replace(/^\d+-/, '').replace(/\.html$/, ''),
      pages: Object.fromEntries(told.map(({ language, html }) => [language, html])),
    }));
}

/**
 * The product's topics, each as the brand tells it where it does, and then what the brand alone tells; `{{helpers}}` is
 * filled in. `{{consentAge}}` stays: operators may raise the age.
 */
export function helpOfBrand(product: HelpPages, own: HelpPages, { helpers }: BrandFacts): HelpPages {
  const ownTopics = new Map(own.map((topic) => [topic.anchor, topic]));
  const known = new Set(product.map(({ anchor }) => anchor));
  const topics = [
    ...product.map((topic) => ownTopics.get(topic.anchor) ?? topic),
    ...own.filter(({ anchor }) => !known.has(anchor)),
  ];
  return topics.map(({ anchor, pages }) => ({
    anchor,
    pages: Object.fromEntries(
      Object.entries(pages).map(([language, html]) => [
        language,
        html.replaceAll('{{helpers}}', () => helpers.map((helper) => helperItem(helper, language)).join('\n')),
      ]),
    ),
  }));
}

function helperItem({ name, url, about }: Helper, language: string): string {
  const asHtml = (words = '') => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<li><a href="${new URL(url).href}">${asHtml(name)}</a>: ${asHtml(about[language] ?? about['EN'])}</li>`;
}

async function filesIn(folder: string, language: string) {
  const names = (await readdir(join(folder, language))).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.map(async (name) => ({ language, name, html: await readFile(join(folder, language, name), 'utf8') })),
  );
}
