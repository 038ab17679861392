import { expect, test } from 'vitest';
import { coloursFrom } from '../colours-from.ts';
import { contrast } from '../contrast.ts';
import { hexOf, type Oklch, oklchOf } from '../oklch.ts';
import { seriesColours } from './series.ts';

const themes = ['dark', 'light'] as const;
const hues = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12);
/** How far apart two colours look: 0.02 is just seen. */
const distance = (one: Oklch, other: Oklch) =>
  Math.hypot(
    one.lightness - other.lightness,
    one.chroma * Math.cos(one.hue) - other.chroma * Math.cos(other.hue),
    one.chroma * Math.sin(one.hue) - other.chroma * Math.sin(other.hue),
  );

test('EASY-04 every colour of a chart has 3:1 on the grounds of a brand of any hue, in both themes', () => {
  for (const hue of hues) {
    const ground = hexOf({ lightness: 0.3, chroma: 0.12, hue });
    const brand = coloursFrom('#ffc24b', ground);
    for (const theme of themes)
      for (const colour of seriesColours[theme])
        for (const under of ['base', 'raised', 'overlay'] as const)
          expect(
            contrast(colour, brand[theme][under]),
            `${theme} ${colour} on ${under} of ${ground}`,
          ).toBeGreaterThanOrEqual(3);
  }
});

test('EASY-04 two neighbours of a chart differ in hue, and in lightness for those who see no hue', () => {
  for (const theme of themes) {
    const [first, second] = seriesColours[theme].map(oklchOf) as [Oklch, Oklch];
    expect(distance(first, second), theme).toBeGreaterThan(0.25);
    expect(Math.abs(first.lightness - second.lightness), theme).toBeGreaterThan(0.1);
  }
});
