import * as z from 'zod/mini';
import { call } from '../call.ts';
import { UuidText } from '../shapes.ts';
import { proposal } from './approvals.ts';
import { OperatorName, ReasonText, RoleText } from './shapes.ts';

/** Who becomes an operator and with which roles: two administrators decide. */

const Roles = z.array(RoleText).check(z.maxLength(8, { error: 'too_many' }));
const OperatorPath = z.object({ operatorId: UuidText });

export const appointOperator = call('POST /office/operators', {
  who: { operator: 'operators.propose', withRecentCode: true },
  body: z.strictObject({ username: OperatorName, roles: Roles, reason: ReasonText }),
  value: proposal(z.object({ operatorId: UuidText, username: z.string(), roles: z.array(RoleText) })),
  refusals: ['operator_name_taken', 'roles_exclude_each_other', 'proposal_open'],
  summary:
    'Appoints an operator, who then enrols by a link. Until a second administrator has logged in, one appoints alone.',
});

export const changeOperatorRoles = call('PUT /office/operators/{operatorId}/roles', {
  who: { operator: 'operators.propose', withRecentCode: true },
  params: OperatorPath,
  body: z.strictObject({
    /** What the operator saw. Where they are others by now, the refusal has them as `current`. */
    seen: Roles,
    roles: Roles,
    reason: ReasonText,
  }),
  value: proposal(z.object({ before: z.array(RoleText), after: z.array(RoleText) })),
  refusals: [
    'operator_unknown',
    'roles_exclude_each_other',
    'last_administrator',
    'changed_meanwhile',
    'proposal_open',
  ],
  summary: 'Gives an operator other roles. Taking roles away needs one administrator, giving any needs two.',
});

export const resetOperator = call('POST /office/operators/{operatorId}/reset', {
  who: { operator: 'operators.propose', withRecentCode: true },
  params: OperatorPath,
  body: z.strictObject({ reason: ReasonText }),
  value: proposal(z.object({ username: z.string() })),
  refusals: ['operator_unknown', 'proposal_open'],
  summary: 'Takes password, authenticator and sessions of an operator away; a new link lets them enrol again.',
});
