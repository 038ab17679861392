import type { BrandColours, Colours, Theme } from '@pelita/contract';
import { mixed } from './contrast.ts';
import { chosenShare } from './tokens.ts';

/**
 * A brand's colours as the style rules that a page carries: dark by default, light under `data-theme="light"`. What
 * lies over pictures keeps the dark colours in both themes: `--night`, also as `--night-rgb` to be thinned, and its words.
 */
export function themeStyle(colours: BrandColours, more: Record<string, string> = {}): string {
  const { ink, text, accentText, hibiscus } = colours.dark;
  const night = {
    '--night': ink,
    '--night-rgb': triple(ink),
    '--night-text': text,
    '--night-accent': accentText,
    '--night-hibiscus': hibiscus,
  };
  return (
    rule(':root', { ...night, ...more }) +
    rule(':root,[data-theme=dark]', variables('dark', colours.dark)) +
    rule('[data-theme=light]', variables('light', colours.light))
  );
}

function rule(selector: string, values: Record<string, string>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${pairs.join(';')}}`;
}

function variables(theme: Theme, colours: Colours): Record<string, string> {
  const own = Object.entries(colours).map(([name, value]) => [`--${kebab(name)}`, value]);
  const shade = (percent: number) => `rgb(${triple(colours.shade)}/${percent}%)`;
  const [near, far, lifted, scrim] = depths[theme];
  return {
    'color-scheme': theme,
    ...Object.fromEntries(own),
    '--chosen': mixed(colours.accent, colours.overlay, chosenShare),
    '--shadow-card': `0 1px 2px ${shade(near)},0 8px 24px ${shade(far)}`,
    '--shadow-lifted': `0 4px 8px ${shade(near)},0 18px 40px ${shade(lifted)}`,
    '--scrim': shade(scrim),
  };
}

/** How dense shadows are, in hundredths: near a card, further off, under a lifted one, and behind what is open. */
const depths: Record<Theme, readonly [near: number, far: number, lifted: number, scrim: number]> = {
  dark: [50, 35, 50, 66],
  light: [10, 8, 16, 50],
};

const triple = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
