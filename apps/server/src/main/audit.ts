import process from 'node:process';
import { verifyChain } from '../modules/audit/index.ts';
import { form } from '../platform/command-line/command.ts';
import { runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

/** `npm run audit`: with the server running or stopped. */
await runCommand({
  name: 'audit',
  does: 'The audit log, with the server running or stopped.',
  forms: [
    form({ words: 'verify', does: 'whether every entry is the one that was written; exit code 1 if not', run: verify }),
  ],
});

async function verify(): Promise<void> {
  await withPlatform(async ({ database }) => {
    const proof = await database.snapshot(verifyChain);
    if (proof.isIntact) return console.log(`The audit log is whole: ${proof.entries} entries.`);
    const where =
      proof.position === 0n
        ? `chain ${proof.chain} has lost its head`
        : `chain ${proof.chain}, entry ${proof.position}`;
    console.log(`The audit log is broken: ${where}.`);
    process.exitCode = 1;
  });
}
