import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HelpPages } from '@pelita/contract';

/** The brand's help: `help/EN/10-registration.html` is the topic `registration` in English, tenth in order. */
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

async function filesIn(folder: string, language: string) {
  const names = (await readdir(join(folder, language))).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.map(async (name) => ({ language, name, html: await readFile(join(folder, language, name), 'utf8') })),
  );
}
