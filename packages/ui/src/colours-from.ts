import type { BrandColours, Colours } from '@pelita/contract';
import { contrast } from './contrast.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';
import { palePairs } from './pale-pairs.ts';

/**
 * The colours of both themes from two: the accent is the light on what matters, the ground gives its hue to everything
 * under it. Each pair that must contrast does; a brand changes single colours afterwards.
 */
export function coloursFrom(accent: string, ground: string): BrandColours {
  return {
    dark: readable(dark(accent, oklchOf(ground)), 0.01),
    light: readable(light(accent, oklchOf(ground)), -0.01),
  };
}

function dark(accent: string, ground: Oklch): Colours {
  const of = shades(ground, 0.07);
  return {
    ink: of(0.16, 0.6),
    base: of(0.19, 0.65),
    raised: of(0.235, 0.8),
    overlay: of(0.29, 1),
    line: of(0.37, 1),
    control: of(0.58, 1),
    text: of(0.965, 0.15),
    muted: of(0.77, 0.5),
    accent,
    accentText: accent,
    ...action(accent),
    ...signals,
    hibiscus: '#ff6b86',
    jade: '#2bd4a4',
    sky: '#6fb7ff',
    focus: accent,
    shade: of(0.09, 0.5),
  };
}

function light(accent: string, ground: Oklch): Colours {
  const of = shades(ground, 0.05);
  return {
    ink: of(0.965, 0.35),
    base: of(0.985, 0.2),
    raised: '#ffffff',
    overlay: of(0.95, 0.5),
    line: of(0.89, 0.6),
    control: of(0.58, 0.8),
    text: of(0.24, 1),
    muted: of(0.46, 1),
    accent,
    accentText: accent,
    ...action(accent),
    ...signals,
    hibiscus: '#c01238',
    jade: '#05694a',
    sky: '#175fa8',
    focus: accent,
    shade: of(0.35, 1),
  };
}

/** What they mean is the product's, so a brand begins with those of the product. */
const signals = { hibiscusBadge: '#d81e45', hibiscusBadgeText: '#ffffff' };

/** Words black or white, whichever the accent carries; the other end goes away from them. */
function action(accent: string): Pick<Colours, 'actionFrom' | 'actionTo' | 'actionText'> {
  const [black, white] = ['#080400', '#ffffff'];
  const actionText = contrast(black, accent) >= 4.5 ? black : white;
  const { lightness, chroma, hue } = oklchOf(accent);
  const step = actionText === black ? 0.07 : -0.07;
  const actionTo = hexOf({ lightness: Math.min(0.95, lightness + step), chroma, hue: hue - 0.35 });
  return { actionFrom: accent, actionTo: contrast(actionText, actionTo) >= 4.5 ? actionTo : accent, actionText };
}

/** Of one hue, with chroma as a share of the most that this theme bears. */
function shades({ chroma, hue }: Oklch, most: number) {
  const full = Math.min(chroma, most);
  return (lightness: number, share: number) => hexOf({ lightness, chroma: full * share, hue });
}

/** Moves what is laid over something lighter or darker, step by step, until no pair is pale. */
function readable(colours: Colours, step: number): Colours {
  const [pale] = palePairs(colours);
  if (!pale) return colours;
  return readable({ ...colours, [pale.over]: moved(colours[pale.over], step) }, step);
}

/** By the first step that a screen can tell from where it was. */
function moved(colour: string, step: number): string {
  const { lightness, ...rest } = oklchOf(colour);
  for (let next = lightness + step; next >= 0 && next <= 1; next += step) {
    const other = hexOf({ lightness: next, ...rest });
    if (other !== colour) return other;
  }
  return step > 0 ? '#ffffff' : '#000000';
}
