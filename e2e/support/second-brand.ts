import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { readBrand } from '@pelita/brand';
import type { Brand } from '@pelita/contract';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

export type SecondBrand = { brand: Brand; brandsDir: string; leave: () => Promise<void> };

/** A brand that shares nothing with the first, made by the very command. */
export async function makeSecondBrand(): Promise<SecondBrand> {
  const brandsDir = await mkdtemp(join(tmpdir(), 'second-brand-'));
  const answers = {
    name: 'Batu Biru',
    currency: 'USD',
    country: 'SG',
    zone: 'Asia/Tokyo',
    languages: 'EN,MY',
    accent: '#2fd3c0',
    ground: '#0b2b2e',
    into: brandsDir,
  };
  const words = Object.entries(answers).flatMap(([option, answer]) => [`--${option}`, answer]);
  await run(process.execPath, [join(root, 'tools/launch.mjs'), 'new:brand', 'batu', ...words]);
  return {
    brand: await readBrand(brandsDir, 'batu'),
    brandsDir,
    leave: () => rm(brandsDir, { recursive: true, force: true }),
  };
}

/** What of the first brand may be nowhere: its name, sign, colours, money, zone, words and titles. */
export async function tracesOf(first: Brand, second: Brand): Promise<readonly Trace[]> {
  const own = (brand: Brand) => Object.values(brand.colours).flatMap((theme) => Object.values(theme));
  const kept = new Set(own(second).map((colour) => colour.toLowerCase()));
  const colours = own(first).filter((colour) => !kept.has(colour.toLowerCase()));
  const sign = first.mark.match(/ d="([^"]{30})/g) ?? [];
  const vendors = first.content.catalogue.vendors.flatMap(({ code, name }) => [code, `>${name}<`, `"${name}"`]);
  const words = first.content.announcements.flatMap(({ words: own }) => Object.values(own).map(({ title }) => title));
  const bindingWords = [...Object.values(first.slogans), ...words].filter((one) => !said(second).includes(one));
  return [
    ...[first.code, 'lantern', 'tanglung', 'night market', 'pasar malam', 'Purnama'].map((word) => trace(word, 'i')),
    ...[...new Set(colours)].map((colour) => trace(colour, 'i')),
    ...[first.currency, first.timeZone, 'RM', ...sign, ...vendors, ...bindingWords].map((word) => trace(word)),
  ];
}

export type Trace = { word: string; isIn: (text: string) => boolean };

function trace(word: string, flags = ''): Trace {
  const pattern = new RegExp(`(?<![A-Za-z])${word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![A-Za-z])`, flags);
  return { word, isIn: (text) => pattern.test(text.replaceAll(BUILD_HASH, '')) };
}

/** Of a built file's name: by chance it holds a vendor's short code. */
const BUILD_HASH = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;

const said = (brand: Brand): string[] =>
  brand.content.announcements.flatMap(({ words }) => Object.values(words).map(({ title }) => title));

/** The first brand, whose folder comes with the product. */
export const firstBrand = (): Promise<Brand> => readBrand(join(root, 'brands'), 'pelita');

/** What the build has made for every brand: scripts and style sheets of portal and game page. */
export async function builtFiles(): Promise<{ name: string; text: string }[]> {
  const { glob } = await import('node:fs/promises');
  const files: { name: string; text: string }[] = [];
  for await (const name of glob('apps/{portal/dist/client,studio/dist}/**/*.{js,css,svg}', { cwd: root }))
    files.push({ name, text: await readFile(join(root, name), 'utf8') });
  return files;
}
