/**
 * What happened that somebody may have to answer for: logins and logouts, registrations, changed settings, corrections.
 * Entries are only ever added; each carries a hash over itself and the entry before it, so that a changed, moved or
 * removed one is found by `verifyChain`. An entry joins within the transaction that it speaks of: both stand or neither.
 * Values must be free of secrets. This module calls nobody; every other may call it.
 */
export { recordAudit } from './record-audit.ts';
export { recordSettingChange } from './record-setting-change.ts';
export { verifyChain } from './verify-chain.ts';
