/**
 * The back office's table of calls, served on an address of its own. The portal's bundle and its OpenAPI hold nothing of
 * it: applications import it as `@pelita/contract/office`.
 */
import { type Call, callsOf } from '../call.ts';
import type { LiveStream } from '../events.ts';
import * as adjustments from './adjustments.ts';
import * as appointments from './appointments.ts';
import * as approvals from './approvals.ts';
import * as enrolment from './enrolment.ts';
import * as operators from './operators.ts';
import * as players from './players.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as withdrawals from './withdrawals.ts';

export * from './adjustments.ts';
export * from './appointments.ts';
export * from './approvals.ts';
export * from './enrolment.ts';
export * from './operators.ts';
export * from './permissions.ts';
export * from './players.ts';
export * from './session.ts';
export * from './settings.ts';
export * from './shapes.ts';
export type * from './startup.ts';
export * from './withdrawals.ts';

const areas = [session, enrolment, operators, appointments, approvals, settings, adjustments, players, withdrawals];

export const officeCalls: readonly Call[] = callsOf(areas);
export const officeStream = { path: '/office/events', who: { operator: 'session.own' } } as const satisfies LiveStream;
