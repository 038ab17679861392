import * as z from 'zod/mini';
import { call } from '../call.ts';
import { InstantText } from '../shapes.ts';
import { actorRef, between, count, exact, instant, list, optional, text } from './lists/index.ts';

export const listAuditEntries = list('/office/audit', {
  name: 'audit',
  permission: 'audit.see',
  id: 'number',
  columns: {
    at: instant(),
    actor: actorRef(),
    action: text(),
    subject: text(),
    reason: optional(text()),
    before: optional(text()),
    after: optional(text()),
    address: optional(text()),
    requestId: optional(text()),
    sessionId: optional(text()),
    approvalId: optional(text()),
    chain: count(),
    position: count(),
  },
  filters: { at: between({ days: 92 }), actor: exact(), action: exact(), subject: exact() },
  sorts: ['-at', 'at'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'What was done, by whom, to what and why.',
});

export const getAuditVerification = call('GET /office/audit/verification', {
  who: { operator: 'audit.see' },
  rate: 'search',
  value: z.object({
    isWhole: z.boolean(),
    /** In all chains together. */
    entries: z.number(),
    /** How many of them were walked: those since the last anchor. */
    walked: z.number(),
    /** The last signed state; null before the first night. */
    anchor: z.nullable(z.object({ at: InstantText, fingerprint: z.string(), isGenuine: z.boolean() })),
    /** The first entry that does not follow from the one before it. */
    brokenAt: z.nullable(z.object({ chain: z.number(), position: z.number() })),
  }),
  summary: 'Whether the audit log is the one that was written, walked from the last anchor.',
});
