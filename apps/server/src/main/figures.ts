import process from 'node:process';
import { recountFrom, verifyFigures } from '../modules/figures/index.ts';
import type { Database } from '../platform/database/tx.ts';
import { form } from '../platform/command-line/command.ts';
import { runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

/** `npm run figures`: with the server running or stopped. */
await runCommand({
  name: 'figures',
  does: 'The roll-ups of the ledger, with the server running or stopped.',
  forms: [
    form({
      words: 'verify',
      does: 'whether every closed figure is what the ledger comes to; exit code 1 if not',
      run: () => withPlatform(({ database }) => verify(database)),
    }),
    form({
      words: 'rebuild',
      does: 'counts everything again from the first transfer on, mends what differs, and verifies',
      run: () => withPlatform(({ database }) => rebuild(database)),
    }),
  ],
});

async function rebuild(database: Database): Promise<void> {
  console.log(`${await recountFrom(database, null)} figures were mended.`);
  await verify(database);
}

async function verify(database: Database): Promise<void> {
  const { counts, differences } = await database.snapshot(verifyFigures);
  for (const { rule, subject } of differences) console.log(`${rule}: ${subject}`);
  const compared = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(`${compared.join(', ')}: ${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
}
