import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse, type OwnHouse, surroundings } from './support/house.ts';
import { registeredPlayer } from './support/people.ts';
import { expect, test as shared } from './support/test.ts';
import { tinyProvider } from './support/tiny-provider.ts';

// A house of its own, because another provider's titles would stand in every journey's lobby.
const test = shared.extend<object, { house: OwnHouse }>({
  house: [
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.leave();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/guides/connect-a-game-provider.md'), 'utf8');
const HOST_OF_GUIDE = 'https://play.acme.example';

test('EASY-05 GAME-06 GAME-09 the guide connects a provider: its game is listed, framed, played and reconciled @desktop', async ({
  portal,
  house,
  guard,
}) => {
  // The page that is older than the provider says so once, before it loads itself anew.
  guard.expectProblem(/Content Security Policy|frame-src/);
  const { page, text } = portal;
  const home = await mkdtemp(join(tmpdir(), 'pelita-provider-'));
  const provider = await tinyProvider(`${house.origin}/provider/ACME`);
  const run = (commands: string) => runInShell(commands.replaceAll(HOST_OF_GUIDE, provider.origin), house, home);
  const follow = async (heading: string, which = 0) => run(commandsUnder(heading)[which] ?? '');
  const key = async (name: string) => provider.signWith(await readFile(join(home, `acme/${name}-private.pem`), 'utf8'));
  try {
    await follow('What the provider brings');
    const player = await registeredPlayer(house.origin, '100.00');
    await portal.visitAs(player, '/rng');
    expect((await follow('Register it')).said).toMatch(/ACME +on +2 titles {2}Acme Games/);
    await key('first');

    const frame = page.locator('iframe').contentFrame();
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell', 'search') })
      .click();
    await page.getByRole('combobox', { name: text('lobby', 'searchTitle') }).fill('night mark');
    await page.getByRole('dialog').getByRole('option').filter({ hasText: 'Acme Games' }).first().click();
    await expect(frame.getByRole('heading')).toHaveText('acme:night-market ms');

    await portal.visit('/rng?vassalage=ACME');
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toContainText('Harbour of Seven, Acme Games');
    await expect(card).not.toContainText('%');
    await card.getByRole('button').first().click();
    await expect(frame.getByRole('heading')).toHaveText('harbour_7 ms');
    await frame.getByRole('button', { name: 'Play' }).click();
    await expect(frame.getByRole('status')).toHaveText('RS_OK 115.00');
    await portal.showsBalance('115.00');

    expect((await follow('Bring its new games')).said).toContain('ACME has 1 new title and 1 changed');

    await follow('Change its key');
    // The server follows within two seconds.
    await expect.poll(() => provider.balance()).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(await provider.bet(1)).toBe('RS_ERROR_INVALID_SIGNATURE');
    await key('second');
    expect(await provider.bet(1)).toBe('RS_OK 114.00');
    await follow('Change its key', 1);
    await key('first');
    await expect.poll(() => provider.balance()).toBe('RS_OK 114.00');
    await key('second');
    expect(await provider.balance()).toBe('RS_OK 114.00');

    await follow('Switch it off and on');
    // More than there is, which moves nothing before the server has followed either.
    await expect.poll(() => provider.bet(1_000)).toBe('RS_ERROR_INVALID_PARTNER 114.00');
    expect(await provider.bet(1)).toBe('RS_ERROR_INVALID_PARTNER 114.00');
    expect(await provider.winOnLastBet(3)).toBe('RS_OK 117.00');
    await portal.showsBalance('117.00');
    await follow('Switch it off and on', 1);
    await expect.poll(() => provider.bet(1_000)).toMatch(/^RS_ERROR_NOT_ENOUGH_MONEY/);
    expect(await provider.bet(7)).toBe('RS_OK 110.00');

    expect((await follow('What it took back')).said).toMatch(/No provider has taken back/);

    await writeFile(join(home, 'acme/report.csv'), provider.report());
    const agreeing = await follow('Compare its report with our book');
    expect(agreeing).toMatchObject({
      code: 0,
      said: expect.stringMatching(/\n5 reported transactions: 0 differences\n$/),
    });
    await writeFile(join(home, 'acme/report.csv'), provider.report().replace(',700000,', ',700001,'));
    const differing = await follow('Compare its report with our book');
    expect(differing).toMatchObject({
      code: 1,
      said: expect.stringMatching(/\n5 reported transactions: 1 differences\n$/),
    });
    expect(differing.said).toMatch(/another_amount: ACME [\da-f-]{36}: reported bet 700001 ok, here bet 700000 ok\n/);
    expect(unfollowed()).toEqual([]);
  } finally {
    await provider.close();
    await rm(home, { recursive: true, force: true });
  }
});

const followed = new Set<string>();

/** The fenced commands below a heading of the guide. */
function commandsUnder(heading: string): string[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
  if (blocks.length === 0) throw new Error(`the guide has no commands below "${heading}"`);
  for (const block of blocks) followed.add(block);
  return blocks;
}

/** Commands of the guide that no step above has run. */
function unfollowed(): string[] {
  return [...guide.matchAll(/^```sh\n(.*?)^```$/gms)]
    .map(([, block = '']) => block)
    .filter((block) => !followed.has(block));
}

type Ran = { code: number; said: string };

function runInShell(commands: string, house: OwnHouse, home: string): Promise<Ran> {
  const env = { ...surroundings(house.dataDir, Number(new URL(house.origin).port)), HOME: home };
  return new Promise((resolve) => {
    execFile('sh', ['-ec', commands], { cwd: root, env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ code, said: `${stderr}${stdout}` });
    });
  });
}
