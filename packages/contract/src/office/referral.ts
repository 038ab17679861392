import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, UuidText } from '../shapes.ts';
import { between, choice, count, currency, exact, instant, list, many, money, playerRef, text } from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Referrals that have earned something; those of players who may have invited themselves are held for a decision. */

export const referralDecisionStates = ['counted', 'held', 'refused'] as const;

export const listReferrals = list('/office/referrals', {
  name: 'referrals',
  permission: 'referral.see',
  columns: {
    foundAt: instant(),
    /** Who invited. */
    player: playerRef(),
    friend: text(),
    state: choice(referralDecisionStates),
    /** What the two share: device, address, bankAccount. */
    shared: text(),
    steps: count(),
    amount: money(),
    currency: currency(),
  },
  filters: { foundAt: between({ days: 366 }), state: many(), player: exact() },
  sorts: ['-foundAt', 'foundAt'],
  summary: 'Invited friends who have met a step, with what they share with who invited them.',
});

const ofFriend = z.object({ id: UuidText });

export const releaseReferral = call('POST /office/referrals/{id}/release', {
  who: { operator: 'referral.decide' },
  params: ofFriend,
  body: z.strictObject({ reason: ReasonText }),
  value: Done,
  refusals: ['referral_unknown', 'referral_decided'],
  summary: 'Lets a held referral earn: what waits is laid out as rewards with the next count.',
});

export const refuseReferral = call('POST /office/referrals/{id}/refuse', {
  who: { operator: 'referral.decide' },
  params: ofFriend,
  body: z.strictObject({ reason: ReasonText }),
  value: Done,
  refusals: ['referral_unknown', 'referral_decided'],
  summary: 'Refuses a held referral: it earns nothing.',
});
