import * as z from 'zod/mini';
import { call } from '../call.ts';
import { EmptyBody, InstantText, UuidText } from '../shapes.ts';

/** What one operator proposes and another decides. */

export const approvalStates = ['open', 'executed', 'rejected', 'withdrawn', 'expired', 'void'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/**
 * The value of a call that may need a second operator: `executed` with its result at once, or `open` with the result
 * that it would have. A repeat tells how far the first one is.
 */
export function proposal<Result extends z.ZodMiniType>(result: Result) {
  return z.object({
    state: z.enum(approvalStates),
    id: UuidText,
    inputHash: z.string(),
    expiresAt: InstantText,
    result,
  });
}

const ApprovalValue = z.object({
  id: UuidText,
  /** The call that would be made. */
  kind: z.string(),
  subject: z.string(),
  input: z.record(z.string(), z.unknown()),
  /** What a vote has to repeat: it counts for this content alone. */
  inputHash: z.string(),
  /** What the call would answer. */
  preview: z.unknown(),
  reason: z.string(),
  state: z.enum(approvalStates),
  proposedBy: z.string(),
  proposedAt: InstantText,
  expiresAt: InstantText,
  endedAt: z.nullable(InstantText),
  /** The code with which what was approved could not be done. */
  refusal: z.nullable(z.string()),
  votes: z.array(z.object({ operator: z.string(), vote: z.enum(['approve', 'decline']), at: InstantText })),
  /** Why the operator who asks may not vote; null where they may. */
  whyNoVote: z.nullable(z.enum(['own_proposal', 'permission_missing', 'approval_too_early', 'approval_ended'])),
});

export const listApprovals = call('GET /office/approvals', {
  who: { operator: 'approvals.see' },
  query: z.object({ state: z._default(z.enum(['open', 'ended']), 'open') }),
  value: z.object({ approvals: z.array(ApprovalValue) }),
  summary: 'Proposals that wait, or the last two hundred that have ended, of the kinds that the operator may see.',
});

const Vote = z.strictObject({ inputHash: z.string().check(z.maxLength(64, { error: 'too_long' })) });
const Decision = z.object({ id: UuidText, state: z.enum(approvalStates), result: z.unknown() });
const ApprovalPath = z.object({ id: UuidText });

export const approveProposal = call('POST /office/approvals/{id}/approve', {
  who: { operator: 'approvals.vote', withRecentCode: true },
  params: ApprovalPath,
  body: Vote,
  value: Decision,
  refusals: ['approval_unknown', 'approval_ended', 'proposal_changed', 'own_proposal', 'approval_too_early'],
  summary:
    'Approves a proposal and does it, in one transaction. What cannot be done any more is refused with its own code.',
});

export const declineProposal = call('POST /office/approvals/{id}/decline', {
  who: { operator: 'approvals.vote' },
  params: ApprovalPath,
  body: Vote,
  value: Decision,
  refusals: ['approval_unknown', 'approval_ended', 'proposal_changed', 'own_proposal', 'approval_too_early'],
  summary: 'Declines a proposal.',
});

export const withdrawProposal = call('POST /office/approvals/{id}/withdraw', {
  who: { operator: 'approvals.see' },
  params: ApprovalPath,
  body: EmptyBody,
  value: Decision,
  refusals: ['approval_unknown', 'approval_ended', 'not_own_proposal'],
  summary: 'Takes a proposal of one’s own back.',
});
