import { fonts, motion, radii, touchTarget } from './tokens.ts';

/** The style sheet, exactly as `tokens.css` holds it. The colours themselves come with each page, from its brand. */
export function printTokens(): string {
  const still = Object.keys(motion)
    .filter((name) => name !== 'ease')
    .map((name) => `--motion-${name}: 0ms;`);
  const blocks = [
    block(':root', [
      ...Object.entries(radii).map(([name, value]) => `--radius-${name}: ${value};`),
      ...Object.entries(motion).map(([name, value]) => `--motion-${name}: ${value};`),
      ...Object.entries(fonts).map(([name, value]) => `--font-${name}: ${value};`),
      `--touch: ${touchTarget};`,
    ]),
    block(':root,\n  [data-theme]', [
      '--action: linear-gradient(135deg, var(--action-from), var(--action-to));',
      '--chosen-border: 1.5px solid var(--accent-text);',
      '--focus-ring: 2px solid var(--focus);',
      '--focus-offset: 2px;',
    ]),
    `  @media (prefers-reduced-motion: reduce) {\n${block(':root', still, '    ')}  }\n`,
  ];
  return `/* Printed from tokens.ts: change it there, then run \`npm run generate\`. */
@layer theme {
${blocks.join('')}}
`;
}

const block = (selector: string, lines: readonly string[], indent = '  ') =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}\n`;
