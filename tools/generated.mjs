// Files that a program writes and that are kept in the repository. `npm run generate` writes them anew; the check runs
// each command and refuses a tree in which that changes anything. `files` may name folders.
export const generated = [
  {
    name: 'lists of the portal’s pages, modals and rooms',
    command: ['apps/portal/build/write-lists.ts'],
    files: ['apps/portal/src/{pages,modals,rooms,shared}/**/*.generated.ts'],
  },
  {
    name: 'list of the back office’s pages',
    command: ['apps/backoffice/build/write-page-list.ts'],
    files: ['apps/backoffice/src/pages/*.generated.ts'],
  },
  {
    name: 'compiled catalogues',
    command: ['packages/i18n/generate/write-catalogues.ts'],
    files: ['packages/i18n/src/generated'],
  },
  {
    name: 'style sheet of the tokens',
    command: ['packages/ui/src/write-tokens.ts'],
    files: ['packages/ui/src/tokens.css'],
  },
  {
    name: 'version of the function files',
    command: ['apps/server/src/platform/database/schema/generate-functions-version.ts'],
    files: ['apps/server/functions/version.json'],
  },
  {
    name: 'document of the calls',
    command: ['apps/server/src/app/generate-calls-document.ts'],
    files: ['docs/calls.md'],
  },
  {
    name: 'document of the roles',
    command: ['apps/server/src/app/generate-roles-document.ts'],
    files: ['docs/roles.md'],
  },
  {
    name: 'document of the lotteries’ returns',
    command: ['packages/lottery/src/write-returns.ts'],
    files: ['docs/lottery-returns.md'],
  },
  {
    name: 'document of the virtual matches’ returns',
    command: ['packages/games/src/book/proof/write-returns.ts'],
    files: ['docs/book-returns.md'],
  },
  {
    name: 'returns of the tables',
    command: ['packages/games/src/table/proof/write-returns.ts'],
    files: ['docs/table-returns.md', 'packages/games/src/table/returns.generated.ts'],
  },
  {
    name: 'returns of the fishing games',
    command: ['packages/games/src/fishing/proof/write-returns.ts'],
    files: ['docs/fishing-returns.md'],
  },
];
