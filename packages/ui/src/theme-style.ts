import { type BrandColours, type Colours } from '@pelita/contract';

/**
 * A brand's colours as the style rules that a page carries: dark by default, light under `data-theme="light"`. What
 * lies over pictures keeps the dark colours in both themes, as `--night` and its words.
 */
export function themeStyle(colours: BrandColours, more: Record<string, string> = {}): string {
  const { ink, text, accentText } = colours.dark;
  const fixed = { '--night': ink, '--night-text': text, '--night-accent': accentText, ...more };
  const rule = (selector: string, values: Record<string, string>) =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  return (
    rule(':root', fixed) +
    rule(':root,[data-theme=dark]', variables(colours.dark)) +
    rule('[data-theme=light]', variables(colours.light))
  );
}

function variables(colours: Colours): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${kebab(name)}`, value]));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
