import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, mixed } from './contrast.ts';
import { printTokens } from './print-tokens.ts';
import { chosenShare, colours, grounds, inks, seriesColours, themes } from './tokens.ts';

test('the contrast of black and white is 21 and of a colour with itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#7a6ca8', '#7a6ca8')).toBe(1);
  expect(mixed('#ffffff', '#000000', 0.5)).toBe('#808080');
});

describe.each(themes)('%s theme', (theme) => {
  const own = colours[theme];
  const chosen = mixed(own.lamp, own.overlay, chosenShare);

  test.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)))(
    'words in %s on %s have at least 4.5:1',
    (ink, ground) => {
      expect(contrast(own[ink], own[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(grounds)('controls and focus on %s have at least 3:1', (ground) => {
    expect(contrast(own.control, own[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(own.focus, own[ground])).toBeGreaterThanOrEqual(3);
  });

  test('every series of a chart has at least 3:1 on its card', () => {
    for (const series of seriesColours[theme]) expect(contrast(series, own.raised)).toBeGreaterThanOrEqual(3);
  });

  test('words on both ends of the action and on the badge have at least 4.5:1', () => {
    expect(contrast(own.actionText, own.actionFrom)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own.actionText, own.actionTo)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own.hibiscusBadgeText, own.hibiscusBadge)).toBeGreaterThanOrEqual(4.5);
  });

  test('words on what is chosen have at least 4.5:1 and its border at least 3:1', () => {
    for (const ink of [own.text, own.muted]) expect(contrast(ink, chosen)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own.lampText, chosen)).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) expect(contrast(own.lampText, own[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('the style sheet is what the tokens print', () => {
  expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(printTokens());
});

test('both themes name themselves and their colour scheme', () => {
  const css = printTokens();
  expect(css).toContain(":root[data-theme='dark']");
  expect(css).toContain('color-scheme: dark');
  expect(css).toContain("[data-theme='light']");
  expect(css).toContain('color-scheme: light');
});
