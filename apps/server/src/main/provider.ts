import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { decimalFromMinor } from '@pelita/contract';
import { createModules } from '../app/compose/index.ts';
import { type Registration, Unfit } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/database/tx.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run provider -- list
npm run provider -- add CODE PUBLIC_KEY.pem --launch-url 'https://host/play?token={token}&user={user}&game={game_code}' --games games.json [--name 'Its name']
npm run provider -- games CODE --games games.json
npm run provider -- rotate-key CODE PUBLIC_KEY.pem [--keep-old-hours 24]
npm run provider -- disable CODE
npm run provider -- enable CODE
npm run provider -- alerts`;

const ALERTS_SHOWN = 100;

/** Outside game providers, with the server running (it follows within two seconds) or stopped. */
await runCommand(async () => {
  const { words, options } = readWords(process.argv.slice(2));
  const [action = '', code, keyFile, ...more] = words;
  const isNamed = code !== undefined && more.length === 0;
  if (action === 'list' && words.length === 1) return await register(list);
  if (action === 'alerts' && words.length === 1) return await register(alerts);
  if (action === 'add' && isNamed && keyFile !== undefined) return await add(code, keyFile, options);
  if (action === 'games' && isNamed && keyFile === undefined) return await updateGames(code, options);
  if (action === 'rotate-key' && isNamed && keyFile !== undefined) return await rotateKey(code, keyFile, options);
  if ((action === 'disable' || action === 'enable') && isNamed && keyFile === undefined)
    return await switchTo(code, action === 'enable');
  throw new Plain(usage);
});

type Options = ReturnType<typeof readWords>['options'];

async function add(code: string, keyFile: string, options: Options): Promise<void> {
  const { name, 'launch-url': launchUrl, games: gamesFile } = options;
  if (launchUrl === undefined || gamesFile === undefined) throw new Plain(usage);
  const [publicKeyPem, gamesJson] = [await read(keyFile), await read(gamesFile)];
  await register(
    async (tx, registration) => {
      const games = await registration.add(tx, { code, name, publicKeyPem, launchUrl, gamesJson });
      return `${code} is registered with ${games} ${games === 1 ? 'title' : 'titles'}. It calls the wallet at /provider/${code}/`;
    },
    { isNew: true },
  );
}

async function updateGames(code: string, { games: gamesFile }: Options): Promise<void> {
  if (gamesFile === undefined) throw new Plain(usage);
  const gamesJson = await read(gamesFile);
  await register(async (tx, registration) => {
    const { added, changed } = await registration.updateGames(tx, code, gamesJson);
    return `${code} has ${added} new ${added === 1 ? 'title' : 'titles'} and ${changed} changed. What the file does not name stays as it is.`;
  });
}

async function rotateKey(code: string, keyFile: string, options: Options): Promise<void> {
  const keepOldHours = Number(options['keep-old-hours'] ?? 0);
  const publicKeyPem = await read(keyFile);
  await register(async (tx, registration) => {
    await registration.rotateKey(tx, { code, publicKeyPem, keepOldHours });
    return `${code} has a new key. The old one ${keepOldHours === 0 ? 'is refused from now on' : `holds for ${keepOldHours} hours`}.`;
  });
}

async function switchTo(code: string, isEnabled: boolean): Promise<void> {
  await register(async (tx, registration) => {
    await registration.switch(tx, code, isEnabled);
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
  await withPlatform(async (platform) => {
    const { modules, wallet } = await createModules(platform);
    // What the house itself lists comes first, so that nobody takes a code of its own.
    if (isNew) for (const { seed } of modules) await seed?.(platform.database);
    console.log(await platform.database.transaction((tx) => work(tx, wallet.registration)).catch(plainly));
  });
}

function plainly(error: unknown): never {
  throw error instanceof Unfit ? new Plain(error.message) : error;
}

function readWords(given: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        'launch-url': { type: 'string' },
        games: { type: 'string' },
        name: { type: 'string' },
        'keep-old-hours': { type: 'string' },
      },
    });
    return { words: positionals, options: values };
  } catch (error) {
    throw new Plain(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Plain(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`);
  }
}
