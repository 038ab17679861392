import * as z from 'zod/mini';
import { call } from '../call.ts';

/** What external providers carry for the deployment. */
export const carrierKinds = ['mails', 'texts', 'deposits', 'payouts'] as const;
export type CarrierKind = (typeof carrierKinds)[number];

export const listCarriers = call('GET /office/carriers', {
  who: { operator: 'session.own' },
  value: z.object({
    carriers: z.array(
      z.object({
        kind: z.enum(carrierKinds),
        /** `none`: what needs it is not done. */
        carriedBy: z.enum(['provider', 'sandbox', 'none']),
      }),
    ),
  }),
  summary: 'Who carries mails, texts, deposits and payouts, and what nothing carries.',
});
