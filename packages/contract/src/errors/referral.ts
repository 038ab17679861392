import type { ErrorEntry } from '../error-entry.ts';

/** Referrals, as operators decide those that are held. */
export const referralErrors = {
  referral_unknown: { status: 404, meaning: 'No friend of this id has earned anything.' },
  referral_decided: { status: 409, meaning: 'The referral is not held: it was decided already.' },
} as const satisfies Record<string, ErrorEntry>;
