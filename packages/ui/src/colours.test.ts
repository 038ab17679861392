import { readFileSync } from 'node:fs';
import type { Colours } from '@pelita/contract';
import { expect, test } from 'vitest';
import { printTokens } from './print-tokens.ts';
import { colourNames, contrast, mixed, palePairs, themeStyle } from './colours.ts';

const black = Object.fromEntries(colourNames.map((name) => [name, '#000000'])) as Colours;
/** White on black, wherever one lies over the other. */
const plain: Colours = {
  ...black,
  ...Object.fromEntries(
    [
      'text',
      'muted',
      'accentText',
      'hibiscus',
      'jade',
      'sky',
      'control',
      'focus',
      'actionText',
      'hibiscusBadgeText',
    ].map((name) => [name, '#ffffff']),
  ),
};

test('the contrast of black and white is 21 and of a colour with itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#7a6ca8', '#7a6ca8')).toBe(1);
  expect(mixed('#ffffff', '#000000', 0.5)).toBe('#808080');
});

test('BRAND-01 words need 4.5:1 on every ground, controls and focus 3:1, and a pair that has less is named', () => {
  expect(palePairs(plain)).toEqual([]);
  // Grey #767676 has 4.6:1 on black, #6f6f6f 4.1:1, #555555 2.8:1.
  for (const name of [
    'text',
    'muted',
    'accentText',
    'hibiscus',
    'jade',
    'sky',
    'actionText',
    'hibiscusBadgeText',
  ] as const) {
    expect(palePairs({ ...plain, [name]: '#767676' })).toEqual([]);
    expect(palePairs({ ...plain, [name]: '#6f6f6f' })[0], name).toMatchObject({ over: name, least: 4.5 });
  }
  for (const name of ['control', 'focus'] as const) {
    expect(palePairs({ ...plain, [name]: '#6f6f6f' })).toEqual([]);
    expect(palePairs({ ...plain, [name]: '#555555' })[0], name).toMatchObject({ over: name, least: 3 });
  }
});

test('BRAND-01 words stay readable on what is chosen, where the accent lies over the ground', () => {
  const [pale] = palePairs({ ...plain, text: '#777777', accent: '#ffffff' });
  expect(pale).toMatchObject({ over: 'text', under: 'overlay under the accent' });
});

test('the style sheet is what the tokens print', () => {
  expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(printTokens());
});

test('BRAND-05 a page carries the colours of both themes, dark by default', () => {
  const style = themeStyle({ dark: plain, light: { ...black, ink: '#ffffff' } }, { '--mark': 'url(/a.svg)' });
  expect(style).toMatch(/^:root\{--night:#000000;--night-rgb:0 0 0;.*--mark:url\(\/a\.svg\)\}/);
  expect(style).toMatch(/:root,\[data-theme=dark\]\{color-scheme:dark;--ink:#000000;.*--accent-text:#ffffff;/);
  expect(style).toMatch(/\[data-theme=light\]\{color-scheme:light;--ink:#ffffff;/);
});
