import type { Theme } from '@pelita/contract';
import { chosenShare, fonts, motion, radii, touchTarget } from './tokens.ts';

/** The style sheet, exactly as `tokens.css` holds it. The colours themselves come with each page, from its brand. */
export function printTokens(): string {
  const still = Object.keys(motion)
    .filter((name) => name !== 'ease')
    .map((name) => `--motion-${name}: 0ms;`);
  return [
    '/* Printed from tokens.ts: change it there, then run `node packages/ui/src/write-tokens.ts`. */\n',
    block(':root', [
      ...Object.entries(radii).map(([name, value]) => `--radius-${name}: ${value};`),
      ...Object.entries(motion).map(([name, value]) => `--motion-${name}: ${value};`),
      ...Object.entries(fonts).map(([name, value]) => `--font-${name}: ${value};`),
      `--touch: ${touchTarget};`,
    ]),
    block(':root,\n[data-theme]', [
      '--action: linear-gradient(135deg, var(--action-from), var(--action-to));',
      `--chosen: color-mix(in srgb, var(--accent) ${chosenShare * 100}%, var(--overlay));`,
      '--chosen-border: 1.5px solid var(--accent-text);',
      '--focus-ring: 2px solid var(--focus);',
      '--focus-offset: 2px;',
    ]),
    block(":root,\n[data-theme='dark']", shadows.dark),
    block("[data-theme='light']", shadows.light),
    `@media (prefers-reduced-motion: reduce) {\n${block(':root', still, '  ')}}\n`,
  ].join('\n');
}

const shade = (percent: number) => `color-mix(in srgb, var(--shade) ${percent}%, transparent)`;

const shadow = (name: string, near: string, far: string) => `--shadow-${name}:\n    ${near},\n    ${far};`;

const shadows: Record<Theme, readonly string[]> = {
  dark: [
    'color-scheme: dark;',
    shadow('card', `0 1px 2px ${shade(50)}`, `0 8px 24px ${shade(35)}`),
    shadow('lifted', `0 4px 8px ${shade(50)}`, `0 18px 40px ${shade(50)}`),
    `--scrim: ${shade(66)};`,
  ],
  light: [
    'color-scheme: light;',
    shadow('card', `0 1px 2px ${shade(10)}`, `0 8px 24px ${shade(8)}`),
    shadow('lifted', `0 4px 8px ${shade(12)}`, `0 18px 40px ${shade(16)}`),
    '--scrim: color-mix(in srgb, var(--night) 50%, transparent);',
  ],
};

const block = (selector: string, lines: readonly string[], indent = '') =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}\n`;
