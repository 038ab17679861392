import { globSync, readFileSync } from 'node:fs';
import { readBrand } from '@pelita/brand';
import { themeStyle } from '@pelita/ui/colours';
import { expect, test } from 'vitest';
import { inRoot, root } from './launch/root.mjs';

const brand = await readBrand(inRoot('brands'), 'pelita');

/** What of the product a browser gets, apart from the art kit, whose pictures have colours of their own. */
const shown = read(
  '{apps/{portal,backoffice,studio}/src,packages/{client,contract,games,i18n,ui}/src}/**/*.{ts,tsx,js,css,svg}',
).filter(({ path }) => !/\/art\/|\/generated\/|\.test\.tsx?$/.test(path));
const served = read('apps/server/src/**/*.ts').filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path));

function read(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
}

test('BRAND-01 what a browser gets names no brand: words come from the configuration', () => {
  expect(shown.length).toBeGreaterThan(400);
  const naming = shown.filter(({ text }) => /pelita/i.test(text.replaceAll('@pelita/', '')));
  expect(naming.map(({ path }) => path)).toEqual([]);
});

test('BRAND-01 the code holds no colour of the first brand', () => {
  const own = Object.values(brand.colours).flatMap((theme) => Object.values(theme));
  const colours = new Set(own.map((colour) => colour.toLowerCase()));
  // White is nobody's; the new brand's signals begin as the first brand's, because they mean the same.
  for (const common of ['#ffffff']) colours.delete(common);
  const found = [...shown, ...served].flatMap(({ path, text }) =>
    [...text.toLowerCase().matchAll(/#[0-9a-f]{6}\b/g)].flatMap(([one]) =>
      colours.has(one) ? [`${path}: ${one}`] : [],
    ),
  );
  expect(found.filter((one) => !one.startsWith('packages/ui/src/colours-from.ts'))).toEqual([]);
});

test('BRAND-01 every colour and measure that a style sheet asks for is one that the brand or the look has', () => {
  const texts = shown.map(({ text }) => text).join('\n');
  const style = themeStyle(brand.colours, { '--mark': '', '--lockup': '', '--lockup-ratio': '', '--stage': '' });
  const declared = new Set(
    [...`${texts}\n${style}`.matchAll(/(?<!var\()(--[\w-]+)['"`\]]?\s*:/g)].map(([, name]) => name),
  );
  const set = new Set([...texts.matchAll(/setProperty\(\s*['"`](--[\w-]+)/g)].map(([, name]) => name));
  // React Aria sets these on its own elements.
  for (const name of ['--trigger-width', '--tree-item-level']) set.add(name);
  const asked = [...texts.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(500);
  expect(
    [...new Set(asked)].filter((name) => !declared.has(name) && !set.has(name) && !name?.startsWith('--tw-')),
  ).toEqual([]);
});
