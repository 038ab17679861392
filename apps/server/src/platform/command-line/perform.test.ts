import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Command, form } from './command.ts';
import { Misused, perform } from './perform.ts';

const ran: unknown[] = [];
const note = (what: string) => (words: unknown, options: unknown) => void ran.push({ what, words, options });
const shelf: Command = {
  name: 'shelf',
  does: 'Keeps books.',
  forms: [
    form({ words: 'list [COUNT]', does: 'the newest', run: note('list') }),
    form({
      words: 'add BOOK',
      does: 'one more',
      options: {
        place: { value: 'PLACE', isRequired: true, does: 'where' },
        colour: { value: 'COLOUR', short: 'c', does: 'of its back' },
        quietly: { does: 'says nothing' },
      },
      run: note('add'),
    }),
    form({ words: 'burn BOOK...', does: 'some fewer', run: note('burn') }),
  ],
};
const bell: Command = { name: 'start', does: 'Rings.', forms: [form({ does: 'once', run: note('ring') })] };

let shown = '';
beforeEach(() => {
  ran.length = 0;
  shown = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (shown += text));
});
afterEach(() => vi.restoreAllMocks());

test.each([
  [['list'], { what: 'list', words: {}, options: {} }],
  [['list', '-3'], { what: 'list', words: { COUNT: '-3' }, options: {} }],
  [
    ['add', '--place', 'top', 'Hikayat', '-c', 'red', '--quietly'],
    { what: 'add', words: { BOOK: 'Hikayat' }, options: { place: 'top', colour: 'red', quietly: 'yes' } },
  ],
  [
    ['add', '--place=top=1', '--', '--Hikayat'],
    { what: 'add', words: { BOOK: '--Hikayat' }, options: { place: 'top=1' } },
  ],
  [['burn', 'a', 'b'], { what: 'burn', words: { BOOK: ['a', 'b'] }, options: {} }],
])('EASY-06 %j is read as meant', async (typed, meant) => {
  await perform(shelf, typed);
  expect(ran).toEqual([meant]);
});

test.each([
  [[], 'needs one of: list, add, burn'],
  [['lend'], 'does not know "lend"'],
  [['add', '--place', 'top'], 'needs BOOK'],
  [['burn'], 'needs BOOK'],
  [['add', 'Hikayat'], 'npm run shelf -- add needs --place PLACE'],
  [['add', 'Hikayat', '--place'], 'needs PLACE after --place'],
  [['add', 'Hikayat', '--place', 'top', '--quietly=no'], 'takes no value after --quietly'],
  [['list', '3', '4'], 'does not know what to do with "4"'],
  [['list', '--place', 'top'], 'does not know the option --place here'],
  [['list', '--pages'], 'does not know the option --pages'],
  [['list', '-x'], 'does not know the option -x'],
  [['list', '--place=secret', '--key=secret'], 'does not know the option --key'],
])('EASY-06 %j is refused in one sentence that names the help, and nothing runs', async (typed, sentence) => {
  const refused: unknown = await perform(shelf, typed).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Misused);
  const { message, exitCode } = refused as Misused;
  expect(exitCode).toBe(2);
  expect(message).toContain(`${sentence}; npm run shelf -- --help shows what it takes.`);
  expect(message).not.toMatch(/\n|secret/);
  expect(ran).toEqual([]);
});

test('EASY-06 --help shows every form and option and runs none, at any place among the arguments', async () => {
  await perform(shelf, ['add', 'Hikayat', '--help']);
  expect(shown).toBe(`Keeps books.

  npm run shelf -- list [COUNT]
      the newest
  npm run shelf -- add BOOK
      one more
      --place PLACE        where (needed)
      -c, --colour COLOUR  of its back
      --quietly            says nothing
  npm run shelf -- burn BOOK...
      some fewer`);
  shown = '';
  await perform(bell, ['-h']);
  expect(shown).toBe('Rings.\n\n  npm start\n      once');
  expect(ran).toEqual([]);
});
