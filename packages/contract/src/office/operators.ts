import * as z from 'zod/mini';
import { call } from '../call.ts';
import { EmptyBody, InstantText, UuidText } from '../shapes.ts';
import { RoleText } from './shapes.ts';

/** Operators, as administrators and auditors see them. */

const OperatorPath = z.object({ operatorId: UuidText });

export const listOperators = call('GET /office/operators', {
  who: { operator: 'operators.see' },
  value: z.array(
    z.object({
      operatorId: UuidText,
      username: z.string(),
      roles: z.array(RoleText),
      state: z.enum(['invited', 'enrolled']),
      approvesFrom: InstantText,
      lastLoginAt: z.nullable(InstantText),
      sessions: z.array(z.object({ openedAt: InstantText, lastSeenAt: InstantText, address: z.string() })),
    }),
  ),
  summary: 'Every operator with roles and open sessions.',
});

export const endOperatorSessions = call('DELETE /office/operators/{operatorId}/sessions', {
  who: { operator: 'operators.propose', withRecentCode: true },
  params: OperatorPath,
  value: z.object({ ended: z.number() }),
  refusals: ['operator_unknown'],
  summary: 'Ends the sessions of an operator, at once.',
});

export const drawOperatorLink = call('POST /office/operators/{operatorId}/link', {
  who: { operator: 'operators.propose', withRecentCode: true },
  params: OperatorPath,
  body: EmptyBody,
  value: z.object({ link: z.string(), expiresAt: InstantText }),
  refusals: ['operator_unknown', 'operator_enrolled'],
  summary: 'A link by which an appointed operator enrols, good for one time and a day; older ones are void.',
});
