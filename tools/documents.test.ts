import { expect, test } from 'vitest';
import { problemsOf } from './checks/documents.mjs';

const files = new Map([
  ['docs/architecture.md', '# Architecture\n\n## Money and the `ledger`\n'],
  ['docs/glossary.md', ''],
  ['README.md', ''],
  ['apps/server/src/main/start.ts', ''],
]);
const house = {
  scripts: ['start', 'test', 'check'],
  exists: (path: string) => files.has(path),
  read: (path: string) => files.get(path) ?? '',
};
const look = (text: string) => problemsOf('docs/architecture.md', text, house);

test.each([
  ['a command that is no script', 'Run `npm run chekc` first.'],
  ['a link to no file', 'See [the map](map.md).'],
  ['a link to no heading', 'See [money](architecture.md#coins).'],
  ['a picture that is not there', '![home](images/home.png)'],
  ['a path to no file', 'The start is `apps/server/src/main/begin.ts`.'],
  ['a root document that is not there', 'Read `CONTRIBUTE.md`.'],
])('a document with %s is refused', (_kind, text) => {
  expect(look(`\n${text}`)).toHaveLength(1);
  expect(look(`\n${text}`)[0]).toMatch(/^docs\/architecture\.md:2 /);
});

test('commands, links, headings and paths that exist pass, and so do addresses and patterns', () => {
  const text = [
    '`npm start`, `npm test`, `npm run check`',
    '[words](glossary.md), [money](#money-and-the-ledger), [first](../README.md), [out](https://example.com/x)',
    '`apps/server/src/main/start.ts`, `apps/<app>/src`, `docs/decisions/*.md`, `/livez`, `x.test.ts`',
  ].join('\n');
  expect(look(text)).toEqual([]);
});
