/**
 * What happened that somebody may have to answer for: logins and logouts, registrations, changed settings, corrections.
 * Entries are only ever added; each carries a hash over itself and the entry before it, so that a changed, moved or
 * removed one is found by `verifyChain`. An entry joins within the transaction that it speaks of: both stand or neither.
 * Values must be free of secrets. This module calls nobody; every other may call it. The chain is walked each night and
 * by `npm run audit -- verify`; the application's role may not change or delete an entry.
 */
import type { JobHandler, Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { verifyChain } from './verify-chain.ts';

export { auditedOf } from './store.ts';
export { recordAudit } from './record-audit.ts';
export { recordSettingChange } from './record-setting-change.ts';
export { verifyChain } from './verify-chain.ts';

export function auditModule({ log }: Pick<Platform, 'log'>): Module {
  const nightly: JobHandler = {
    name: 'audit.nightly',
    // After the books have been compared.
    schedule: '50 4 * * *',
    long: async (database) => {
      const proof = await database.snapshot(verifyChain);
      if (proof.isIntact) log.info({ entries: String(proof.entries) }, 'the audit log is whole');
      else log.error({ chain: proof.chain, position: String(proof.position) }, 'the audit log is broken');
    },
  };
  return { name: 'audit', jobs: [nightly] };
}
