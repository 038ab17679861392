import type { Call } from '@pelita/contract';

/** Whether a call may be made at all, asked before anything else is known of the request. Throws the refusal. */
export type SiteGate = (call: Call, asked: { host: string; country: string | null }) => void;

/** For an application without a site around it. */
export const alwaysOpen: SiteGate = () => undefined;
