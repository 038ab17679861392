import * as z from 'zod/mini';
import { call } from '../call.ts';
import { EmptyBody, InstantText, UuidText } from '../shapes.ts';
import { between, choice, choices, exact, instant, list, many, operatorRef, optional, text } from './lists/index.ts';
import { operatorRoles } from './permissions.ts';

/** Operators, as administrators and auditors see them. */

const OperatorPath = z.object({ operatorId: UuidText });

export const listOperators = list('/office/operators', {
  name: 'operators',
  permission: 'operators.see',
  columns: {
    operator: operatorRef(),
    roles: choices(operatorRoles),
    state: choice(['invited', 'enrolled']),
    approvesFrom: instant(),
    createdAt: instant(),
    lastLoginAt: optional(instant()),
  },
  filters: { roles: many(), state: many() },
  sorts: ['createdAt', '-createdAt'],
  export: { permission: 'reports.export', rows: 10_000 },
  summary: 'Every operator with roles.',
});

export const listOperatorSessions = list('/office/operator-sessions', {
  name: 'operatorSessions',
  permission: 'operators.see',
  columns: {
    openedAt: instant(),
    operator: operatorRef(),
    address: text(),
    lastSeenAt: instant(),
    expiresAt: instant(),
    lockedAt: optional(instant()),
    endedAt: optional(instant()),
  },
  filters: { openedAt: between({ days: 366 }), operator: exact() },
  sorts: ['-openedAt', 'openedAt'],
  export: { permission: 'reports.export', rows: 100_000 },
  summary: 'Sessions of operators, ended ones too.',
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
