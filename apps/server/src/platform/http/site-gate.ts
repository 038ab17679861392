import type { Call } from '@pelita/contract';

/** What a closed site still answers, and what it answers while it is in maintenance alone. */
export type Gated = Pick<Call, 'whenClosed'> & { inMaintenance?: true };

/** Whether a call may be made at all, asked before anything else is known of the request. Throws the refusal. */
export type SiteGate = (call: Gated, asked: { host: string; country: string | null }) => void;

/** For an application without a site around it. */
export const alwaysOpen: SiteGate = () => undefined;
