import type { EndSessions } from '../accounts/index.ts';
import type { BindControlled } from '../approvals/index.ts';

/** What the module is handed by the application. */
export type RiskNeeds = { bindControlled: BindControlled; endSessions: EndSessions };
