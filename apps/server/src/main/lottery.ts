import { readFile } from 'node:fs/promises';
import { importPast, keepGames, Unimportable } from '../modules/draws/index.ts';
import { form } from '../platform/command-line/command.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

/** `npm run lottery`: with the server running or stopped. */
await runCommand({
  name: 'lottery',
  does: 'Lottery games, with the server running or stopped.',
  forms: [
    form({
      words: 'import GAME FILE',
      does: 'brings past draws of a CSV file (date, special, prize1 … prize7_4) into the game’s history',
      run: ({ GAME, FILE }) => bringIn(GAME, FILE),
    }),
  ],
});

async function bringIn(gameCode: string, file: string): Promise<void> {
  const csv = await readFile(file, 'utf8').catch(() => {
    throw new Plain(`${file} cannot be read.`);
  });
  await withPlatform(async ({ database }) => {
    const work = database.transaction(async (tx) => {
      await keepGames(tx);
      return importPast(tx, { gameCode, csv });
    });
    const { added, known } = await work.catch(plainly);
    console.log(`${added} draws were added to ${gameCode}, ${known} were there already.`);
  });
}

function plainly(error: unknown): never {
  throw error instanceof Unimportable ? new Plain(error.message) : error;
}
