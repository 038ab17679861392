/**
 * What happened that somebody may have to answer for: logins and logouts, registrations, changed settings, corrections.
 * Entries are only ever added; each carries a hash over itself and the entry before it, so that a changed, moved or
 * removed one is found by `verifyChain`. An entry joins within the transaction that it speaks of: both stand or neither.
 * Values must be free of secrets. This module calls nobody; every other may call it. Each night the chains are walked and
 * their heads signed by a key outside the database; `npm run audit -- verify` holds the log against every signature. The
 * application's role may not change or delete an entry.
 */
import { getAuditVerification, listAuditEntries } from '@pelita/contract/office';
import { bindLong } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import { anchorNightly, type AnchorNeeds } from './anchors/anchor-nightly.ts';
import { getVerification } from './get-verification.ts';

export { auditedOf, countAuditedBy } from './store.ts';
export { lastAnchored } from './last-anchored.ts';
export { recordAudit } from './record-audit.ts';
export { recordSettingChange } from './record-setting-change.ts';
export { UnknownAnchor, verifyLog } from './anchors/verify-anchors.ts';
export { verifyChain } from './verify-chain.ts';

export function auditModule(platform: AnchorNeeds): Module {
  return {
    name: 'audit',
    jobs: [anchorNightly(platform)],
    officeBindings: [bindLong(getAuditVerification, getVerification(platform))],
    lists: [serveList(listAuditEntries, 'office_audit_entry')],
  };
}
