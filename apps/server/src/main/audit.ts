import process from 'node:process';
import { UnknownAnchor, verifyLog } from '../modules/audit/index.ts';
import { form } from '../platform/command-line/command.ts';
import { runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

/** `npm run audit`: with the server running or stopped. */
await runCommand({
  name: 'audit',
  does: 'The audit log, with the server running or stopped.',
  forms: [
    form({
      words: 'verify',
      does: 'whether every entry is the one that was written, and what every anchor says; exit code 1 if not',
      options: { from: { value: 'ANCHOR', does: 'walk only what came after the anchor of this instant' } },
      run: (_words, { from }) => verify(from),
    }),
  ],
});

async function verify(from: string | undefined): Promise<void> {
  await withPlatform(async (platform) => {
    try {
      const found = await platform.database.snapshot((tx) => verifyLog(tx, platform, from));
      const { proof, walked, anchors, ofOtherKeys, brokenAnchor } = found;
      if (proof.isIntact && brokenAnchor === null) {
        const since = from === undefined ? '' : `, ${walked} of them since ${from}`;
        console.log(`The audit log is whole: ${proof.entries} entries${since}. Anchors that agree: ${anchors}.`);
        if (ofOtherKeys > 0) console.log(`Anchors of another key, which are not checked: ${ofOtherKeys}.`);
        return;
      }
      if (!proof.isIntact) console.log(`The audit log is broken: ${placeOf(proof)}.`);
      if (brokenAnchor !== null) console.log(`The audit log is not the one that was anchored at ${brokenAnchor}.`);
      process.exitCode = 1;
    } catch (error) {
      if (!(error instanceof UnknownAnchor)) throw error;
      console.log(`There is no anchor of ${from} that this key has signed.`);
      process.exitCode = 2;
    }
  });
}

function placeOf({ chain, position }: { chain: number; position: bigint }): string {
  return position === 0n ? `chain ${chain} has lost its head` : `chain ${chain}, entry ${position}`;
}
