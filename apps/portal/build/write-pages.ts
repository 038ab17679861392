// Writes the list of the portal's pages: each folder of `src/pages` with a `page.ts` is one.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/pages/', import.meta.url));
const names = readdirSync(folder)
  .filter((name) => existsSync(`${folder}${name}/page.ts`))
  .sort();

writeFileSync(
  `${folder}all-pages.ts`,
  `// Written by \`npm run generate\` from the folders beside it that hold a page.ts.
${names.map((name) => `import ${name} from './${name}/page.ts';`).join('\n')}

export const pages = { ${names.join(', ')} };
export type PageName = keyof typeof pages;

declare module '@pelita/router' {
  interface Register {
    path: { [Name in PageName]: keyof (typeof pages)[Name]['paths'] }[PageName];
  }
}
`,
);
