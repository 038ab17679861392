// Writes the list of pages from the folders that hold one.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/pages/', import.meta.url));
const names = readdirSync(folder)
  .filter((name) => existsSync(`${folder}${name}/page.ts`))
  .sort();
const identifier = (name: string) => `${name}-page`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

writeFileSync(
  `${folder}all-pages.generated.ts`,
  `// Written by \`npm run generate\` from the folders beside it that hold a page.ts.
${names.map((name) => `import ${identifier(name)} from './${name}/page.ts';`).join('\n')}

export const pages = {
${names.map((name) => `  '${name}': ${identifier(name)},`).join('\n')}
};

declare module '../shared/page/office-page.ts' {
  interface OfficePaths {
${names.map((name) => `    '${name}': keyof (typeof pages)['${name}']['paths'];`).join('\n')}
  }
}
`,
);
