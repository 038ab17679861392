import { chosenShare, type Colours, colours, fonts, motion, radii, type Theme, touchTarget } from './tokens.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const shadows: Record<Theme, readonly [card: string, lifted: string, scrim: string]> = {
  dark: [
    '0 1px 2px rgb(6 2 16 / 0.5), 0 8px 24px rgb(6 2 16 / 0.35)',
    '0 4px 8px rgb(6 2 16 / 0.5), 0 18px 40px rgb(6 2 16 / 0.5)',
    'rgb(6 2 16 / 0.66)',
  ],
  light: [
    '0 1px 2px rgb(74 52 20 / 0.1), 0 8px 24px rgb(74 52 20 / 0.08)',
    '0 4px 8px rgb(74 52 20 / 0.12), 0 18px 40px rgb(74 52 20 / 0.16)',
    'rgb(34 25 56 / 0.5)',
  ],
};

function themeLines(theme: Theme): string[] {
  const own: Colours = colours[theme];
  const [card, lifted, scrim] = shadows[theme];
  return [
    `color-scheme: ${theme};`,
    ...Object.entries(own).map(([name, value]) => `--${kebab(name)}: ${value};`),
    '--action: linear-gradient(135deg, var(--action-from), var(--action-to));',
    `--chosen: color-mix(in srgb, var(--lamp) ${chosenShare * 100}%, var(--overlay));`,
    '--chosen-border: 1.5px solid var(--lamp-text);',
    `--shadow-card: ${card};`,
    `--shadow-lifted: ${lifted};`,
    `--scrim: ${scrim};`,
  ];
}

const block = (selector: string, lines: readonly string[], indent = '') =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}\n`;

/** The style sheet, exactly as `tokens.css` holds it. */
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
      '--focus-ring: 2px solid var(--focus);',
      '--focus-offset: 2px;',
    ]),
    block(":root,\n:root[data-theme='dark'],\n[data-theme='dark']", themeLines('dark')),
    block(":root[data-theme='light'],\n[data-theme='light']", themeLines('light')),
    `@media (prefers-reduced-motion: reduce) {\n${block(':root', still, '  ')}}\n`,
  ].join('\n');
}
