import type { CheckOwnPassword, EndSessions } from '../accounts/index.ts';

/** What the module is handed by the application. */
export type SaferPlayNeeds = { checkOwnPassword: CheckOwnPassword; endSessions: EndSessions };
