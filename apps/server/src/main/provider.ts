import { readFile } from 'node:fs/promises';
import { decimalFromMinor } from '@pelita/contract';
import { type Registration, Unfit } from '../modules/wallet/index.ts';
import { form } from '../platform/command-line/command.ts';
import type { Tx } from '../platform/database/tx.ts';
import { Plain, runCommand } from './plain.ts';
import { withModules } from './with-platform.ts';

const ALERTS_SHOWN = 100;
const games = { value: 'FILE', isRequired: true, does: 'its titles, as JSON' } as const;

/** `npm run provider`: with the server running (it follows within two seconds) or stopped. */
await runCommand({
  name: 'provider',
  does: 'External game providers. A running server follows within two seconds; docs/guides/connect-a-game-provider.md has the course.',
  forms: [
    form({ words: 'list', does: 'all that are registered', run: () => register(list) }),
    form({
      words: 'add CODE KEY',
      does: 'registers one with its public key, a PEM file',
      options: {
        'launch-url': {
          value: 'URL',
          isRequired: true,
          does: 'like https://host/play?token={token}&user={user}&game={game_code}',
        },
        games,
        name: { value: 'NAME', does: 'as players read it' },
      },
      run: ({ CODE, KEY }, options) => add(CODE, KEY, options),
    }),
    form({
      words: 'games CODE',
      does: 'adds and changes titles; what the file does not name stays as it is',
      options: { games },
      run: ({ CODE }, options) => updateGames(CODE, options.games),
    }),
    form({
      words: 'rotate-key CODE KEY',
      does: 'takes another public key',
      options: { 'keep-old-hours': { value: 'HOURS', does: 'how long the old one still counts; 0 without it' } },
      run: ({ CODE, KEY }, options) => rotateKey(CODE, KEY, Number(options['keep-old-hours'] ?? 0)),
    }),
    form({
      words: 'disable CODE',
      does: 'no titles, no bets; wins and rollbacks pass',
      run: ({ CODE }) => switchTo(CODE, false),
    }),
    form({ words: 'enable CODE', does: 'on again', run: ({ CODE }) => switchTo(CODE, true) }),
    form({
      words: 'alerts',
      does: `the last ${ALERTS_SHOWN} cases in which one took back what was settled`,
      run: () => register(alerts),
    }),
  ],
});

type NewProvider = { name?: string; 'launch-url': string; games: string };

async function add(code: string, keyFile: string, options: NewProvider): Promise<void> {
  const { name, 'launch-url': launchUrl, games: gamesFile } = options;
  const [publicKeyPem, gamesJson] = [await read(keyFile), await read(gamesFile)];
  await register(
    async (tx, registration) => {
      const games = await registration.add(tx, { code, name, publicKeyPem, launchUrl, gamesJson });
      return `${code} is registered with ${games} ${games === 1 ? 'title' : 'titles'}. It calls the wallet at /provider/${code}/`;
    },
    { isNew: true },
  );
}

async function updateGames(code: string, gamesFile: string): Promise<void> {
  const gamesJson = await read(gamesFile);
  await register(async (tx, registration) => {
    const { added, changed } = await registration.updateGames(tx, code, gamesJson);
    return `${code} has ${added} new ${added === 1 ? 'title' : 'titles'} and ${changed} changed. What the file does not name stays as it is.`;
  });
}

async function rotateKey(code: string, keyFile: string, keepOldHours: number): Promise<void> {
  const publicKeyPem = await read(keyFile);
  await register(async (tx, registration) => {
    await registration.rotateKey(tx, { code, publicKeyPem, keepOldHours, by: { actor: 'system' } });
    return `${code} has a new key. The old one ${keepOldHours === 0 ? 'is refused from now on' : `holds for ${keepOldHours} hours`}.`;
  });
}

async function switchTo(code: string, isEnabled: boolean): Promise<void> {
  await register(async (tx, registration) => {
    await registration.switch(tx, code, { isEnabled, actor: 'system' });
    return isEnabled
      ? `${code} is on: its titles are listed and its bets taken.`
      : `${code} is off: its titles are gone from the lobby and its bets refused. Wins and rollbacks still pass.`;
  });
}

async function list(tx: Tx, registration: Registration): Promise<string> {
  const lines = (await registration.list(tx)).map(({ code, name, isEnabled, games, launchUrl, oldKeyUntil }) =>
    [
      `${code.padEnd(20)} ${isEnabled ? 'on ' : 'off'} ${String(games).padStart(6)} titles  ${name}`,
      `    ${launchUrl ?? 'part of this house'}`,
      ...(oldKeyUntil ? [`    the key before the last change holds until ${oldKeyUntil.toString()}`] : []),
    ].join('\n'),
  );
  return lines.join('\n');
}

async function alerts(tx: Tx, registration: Registration): Promise<string> {
  const found = await registration.alerts(tx, ALERTS_SHOWN);
  const lines = found.map(({ at, providerCode, transactionUuid, playerId, kind, owedMinor, currency }) => {
    const owed = owedMinor === 0n ? '' : `, owes ${decimalFromMinor(owedMinor, currency)} ${currency}`;
    return `${at.toString()} ${providerCode} ${transactionUuid} ${kind}: player ${playerId}${owed}`;
  });
  return lines.join('\n') || 'No provider has taken back what was settled.';
}

/** One transaction for all of it, and what it has to say. */
async function register(
  work: (tx: Tx, registration: Registration) => Promise<string>,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  await withModules(async ({ modules, wallet }, { database }) => {
    // What the house itself lists comes first, so that nobody takes a code of its own.
    if (isNew) for (const { seed } of modules) await seed?.(database);
    console.log(await database.transaction((tx) => work(tx, wallet.registration)).catch(plainly));
  });
}

function plainly(error: unknown): never {
  throw error instanceof Unfit ? new Plain(error.message) : error;
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Plain(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`);
  }
}
