import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { helpOfBrand, productHelp, readHelpPages } from './help-pages.ts';
import { answersOf, makeBrand } from './new/index.ts';
import { readBrand } from './read-brand.ts';

const brandsFolder = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(brandsFolder, { recursive: true, force: true }));

const given = {
  name: 'Batu Biru',
  currency: 'USD',
  country: 'SG',
  zone: 'Asia/Singapore',
  languages: 'EN,MY',
  accent: '#2fd3c0',
  ground: '#0b2b2e',
};
const made = await makeBrand(brandsFolder, answersOf('batu', given));

/** The brand read anew with these pages of its own. */
async function withHelp(code: string, pages: Record<string, string>) {
  const folder = join(brandsFolder, code);
  cpSync(join(brandsFolder, 'batu'), folder, { recursive: true });
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, 'help', name)), { recursive: true });
    writeFileSync(join(folder, 'help', name), html);
  }
  return readBrand(brandsFolder, code);
}

test('EASY-02 NOTICE-04 a new brand has the help of the product, with the helpers of its own country before others', async () => {
  const product = await readHelpPages(productHelp);
  const { help } = made.content;
  expect(help.map(({ anchor }) => anchor)).toEqual(product.map(({ anchor }) => anchor));
  expect(help.every(({ pages }) => 'MY' in pages && 'EN' in pages)).toBe(true);
  expect(JSON.stringify(help)).not.toContain('{{helpers}}');
  const helpers = [
    { name: 'Hope & Co', url: 'https://hope.example/?a="b"', about: { EN: 'they <listen>.', MY: 'mereka mendengar.' } },
  ];
  const saferPlay = helpOfBrand(product, [], { ...made, helpers }).find(({ anchor }) => anchor === 'safer-play');
  const named = '<li><a href="https://hope.example/?a=%22b%22">Hope &amp; Co</a>: ';
  expect(saferPlay?.pages['EN']).toMatch(
    new RegExp(`<ul>\\s*${RegExp.escape(`${named}they &lt;listen>.</li>`)}\\s*<li>.*Gamblers Anonymous`),
  );
  expect(saferPlay?.pages['MY']).toContain(`${named}mereka mendengar.</li>`);
});

test('EASY-02 NOTICE-04 a topic that the brand tells itself stands in its place, one of its own at the end', async () => {
  const { content } = await withHelp('told', {
    'EN/10-term.html': '<h2>Our terms</h2>',
    'MY/10-term.html': '<h2>Terma kami</h2>',
    'EN/20-parking.html': '<h2>Parking</h2>',
    'MY/20-parking.html': '<h2>Tempat letak kereta</h2>',
  });
  const before = made.content.help.map(({ anchor }) => anchor);
  expect(content.help.map(({ anchor }) => anchor)).toEqual([...before, 'parking']);
  expect(content.help.find(({ anchor }) => anchor === 'term')?.pages).toEqual({
    EN: '<h2>Our terms</h2>',
    MY: '<h2>Terma kami</h2>',
  });
});

test('EASY-02 NOTICE-04 a topic that the brand tells in one of its languages alone is refused', async () => {
  await expect(withHelp('half-told', { 'EN/90-term.html': '<h2>Our terms</h2>' })).rejects.toThrow(
    'the topic "term" is not told in MY. Add its page to help/MY.',
  );
});
