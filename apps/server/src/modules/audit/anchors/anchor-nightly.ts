import type { Database } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { walkChains } from '../verify-chain.ts';
import { anchorKey, signHeads } from './anchor.ts';
import { keepInFile } from './anchor-file.ts';
import { insertAnchor } from './store.ts';

const MONTHS_AHEAD = 2;

/** Each night the whole log is walked; when it is whole, its heads are signed to the table, the log and a file. */
export function anchorNightly({ log, clock, secrets, dataDir }: AnchorNeeds): JobHandler {
  return {
    name: 'audit.nightly',
    // After the books have been compared.
    schedule: '50 4 * * *',
    long: async (database) => {
      const { proof, heads } = await database.snapshot((tx) => walkChains(tx));
      if (!proof.isIntact) {
        log.error({ chain: proof.chain, position: String(proof.position) }, 'the audit log is broken');
        return;
      }
      log.info({ entries: String(proof.entries) }, 'the audit log is whole');
      const anchor = signHeads(clock.now(), heads, await anchorKey(secrets));
      await keepInFile(dataDir, anchor);
      await database.transaction((tx) => insertAnchor(tx, anchor));
      log.info(anchor, 'the audit log is anchored');
      await makePartitions(database, clock.now());
    },
  };
}

export type AnchorNeeds = Pick<Platform, 'log' | 'clock' | 'secrets' | 'dataDir'>;

/** Tables for the months to come, while there is nothing of them yet. */
async function makePartitions(database: Database, now: Temporal.Instant): Promise<void> {
  const month = now.toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 });
  for (let ahead = 1; ahead <= MONTHS_AHEAD; ahead += 1)
    await database.transaction((tx) => tx.run(makePartition, [month.add({ months: ahead }).toString()]));
}

const makePartition = { name: 'audit-make-partition', text: 'select make_audit_partition($1::date)' };
