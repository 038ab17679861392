import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brushFor } from './brush.ts';
import { companionsOf } from './companions.ts';
import { compositionNames } from './compositions.ts';
import { type Game, gamePicture, placeholderColour, planOf } from './game-picture.ts';
import { motifs } from './motifs/index.ts';
import { palettes } from './palettes.ts';
import { faultIn, idsIn } from './picture-faults.ts';
import { subjectsIn, vocabulary } from './words.ts';

const titles = [
  'Lotus of Fortune',
  'Koi Rising',
  'Lantern Lane',
  'Naga Bulan',
  'Gong Tengah Malam',
  'Songket Spins',
  'Merak Menari',
  'Kuil Senja',
  'Gem Caravan',
  'Silver Cranes',
  'Tiga Naga',
  'Wau Bulan',
  'Topeng Ria',
  'Keris Pusaka',
  'Harimau Malaya',
  'Penyu Drift',
  'Durian Drop',
  'Perahu Malam',
  'Night Lotus',
  'Tien Len Royale',
  'Teh Tarik Turbo',
  'Zyx 9',
  'Megaways',
  'Jade Lotus',
];
const gameOf = (name: string): Game => ({ name, code: name.toLowerCase().replaceAll(' ', '-'), category: 'RNG' });

const longestStroke = (drawing: string) =>
  [...drawing.matchAll(/\sd="([^"]+)"/g)].map(([, d = '']) => d).toSorted((a, b) => b.length - a.length)[0] ?? '';
/** True when a picture holds the drawing of a motif, whatever its colours. */
const shows = (picture: string, motif: string) => {
  const drawn = motifs[motif];
  if (!drawn) return false;
  return Array.from({ length: drawn.variants ?? 1 }, (_, way) =>
    longestStroke(drawn.draw(brushFor('probe', palettes[0]), way)),
  ).some((d) => picture.includes(d));
};

describe('words choose the subject', () => {
  test('there are at least 60 subjects and 14 palettes', () => {
    expect(Object.keys(motifs).length).toBeGreaterThanOrEqual(60);
    expect(palettes.length).toBeGreaterThanOrEqual(14);
  });

  test.each(Object.keys(motifs))('%s is reached by each of its words, and drawn', (motif) => {
    const words = vocabulary[motif] ?? [];
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect([word, subjectsIn(word)[0]]).toEqual([word, motif]);
    expect(shows(gamePicture({ name: words[0] ?? '', code: `probe-${motif}` }), motif)).toBe(true);
  });

  test('a search for lotus shows lotuses', () => {
    for (const name of [
      'Lotus of Fortune',
      'Night Lotus',
      'Jade Lotus',
      'Lotus & Koi',
      'Royal LOTUS 88',
      'Teratai Malam',
      'Naga Lotus',
      'Red Lotuses',
      'Lótus',
      '黄金莲花',
    ]) {
      expect(shows(gamePicture(gameOf(name)), 'lotus')).toBe(true);
    }
  });

  test('a colour or an honour does not outshine a noun', () => {
    expect(subjectsIn('Golden Royal Night Tiger')).toEqual(['tiger']);
    expect(subjectsIn('Golden Night')).toEqual(['coin', 'moon']);
  });

  test('a title of two subjects shows both', () => {
    const picture = gamePicture({ name: 'Dragon and Tiger', code: 'dt' });
    expect(shows(picture, 'naga') && shows(picture, 'tiger')).toBe(true);
  });

  test('a name that names nothing is drawn by its category', () => {
    expect(['cards', 'roulette', 'chips', 'dice', 'crown', 'fan']).toContain(
      planOf({ name: 'Qwert', code: 'q1', category: 'LIVE' }).cast.lead,
    );
    expect(['bingo', 'balls', 'gift']).toContain(planOf({ name: 'Qwert', code: 'q1', category: 'bingo' }).cast.lead);
    expect(motifs).toHaveProperty(planOf({ name: '', code: '' }).cast.lead);
  });

  test('every companion is a subject that can be drawn', () => {
    for (const motif of Object.keys(motifs)) for (const kin of companionsOf(motif)) expect(motifs).toHaveProperty(kin);
  });
});

describe('one catalogue, no two alike', () => {
  const look = (game: Game) => {
    const plan = planOf(game);
    return [plan.cast.lead, plan.palette.name, plan.composition, plan.ground, plan.setting, plan.frame];
  };
  const alike = (one: Game, other: Game) => look(one).filter((trait, i) => trait === look(other)[i]).length;

  test('neighbours on a shelf differ in at least half of their traits', () => {
    for (const [i, name] of titles.slice(1).entries())
      expect(alike(gameOf(titles[i] ?? ''), gameOf(name))).toBeLessThanOrEqual(3);
  });

  test('of two thousand neighbours that share a subject, hardly one pair shares palette and composition as well', () => {
    const shelf = Array.from({ length: 2000 }, (_, i) => ({ name: `Lotus ${i}`, code: `lotus-${i}` }));
    const twins = shelf.slice(1).filter((game, i) => {
      const before = shelf[i];
      return (
        before !== undefined &&
        planOf(game).palette === planOf(before).palette &&
        planOf(game).composition === planOf(before).composition
      );
    });
    expect(twins.length).toBeLessThan(40);
  });

  test('every palette, composition and frame is used, none much more than another', () => {
    const plans = Array.from({ length: 3000 }, (_, i) => planOf({ name: 'Lotus', code: `code-${i}` }));
    for (const name of compositionNames)
      expect(plans.filter((plan) => plan.composition === name).length).toBeGreaterThan(380);
    for (const palette of palettes)
      expect(plans.filter((plan) => plan.palette === palette).length).toBeGreaterThan(130);
  });
});

describe('safe and lasting', () => {
  test('the same game gives the same picture for ever', () => {
    const hash = (game: Game) => createHash('sha256').update(gamePicture(game)).digest('hex').slice(0, 16);
    expect([gameOf('Lotus of Fortune'), gameOf('Koi Rising'), gameOf('Zyx 9')].map(hash)).toMatchInlineSnapshot(`
      [
        "8e7f4c8de216025a",
        "6b5085f1d0d0a66c",
        "1719e6f954cc77c3",
      ]
    `);
  });

  test('hostile names yield valid pictures that say nothing else', () => {
    const names = [
      '"><script>alert(1)</script>',
      'O\'Brien & <Sons> "x"',
      'لوتس الحظ ‮abc',
      '🐉🔥 Lotus 🏮',
      'x'.repeat(300),
      '\u0000\u0007\ud800\uffff]]>',
      '__proto__ constructor toString',
      '&amp;&#0;',
      '',
    ];
    for (const name of names) {
      for (const code of [name, 'plain'])
        expect([name, faultIn(gamePicture({ name, code, category: name }))]).toEqual([name, undefined]);
    }
  });

  test('any name, code and category yield a valid picture', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 });
    const draw = fc.property(anything, anything, anything, (name, code, category) => {
      expect(faultIn(gamePicture({ name, code, category }))).toBeUndefined();
    });
    fc.assert(draw, { numRuns: 150 });
  });

  test('several pictures may stand inline on one page: no two share an id', () => {
    const ids = titles.flatMap((name) => idsIn(gamePicture(gameOf(name))));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a card weighs at most 6 kB by gzip in the median and never more than 8', () => {
    const weights = titles.map((name) => gzipSync(gamePicture(gameOf(name))).length).toSorted((a, b) => a - b);
    expect(weights[12]).toBeLessThanOrEqual(6000);
    expect(weights.at(-1)).toBeLessThanOrEqual(8000);
  });

  test('the colour beneath a picture is the middle of its own ground', () => {
    const game = gameOf('Koi Rising');
    expect(placeholderColour(game)).toMatch(/^#[0-9a-f]{6}$/);
    expect(gamePicture(game)).toContain(placeholderColour(game));
  });
});
