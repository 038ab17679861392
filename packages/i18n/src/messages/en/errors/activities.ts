import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const activities = {
  mission_unknown: 'This mission is not offered any more.',
  mission_unfinished: 'You have not reached the target yet. Bets that were cancelled do not count.',
  mission_claimed: 'You have taken this reward already.',
  raffle_unknown: 'This raffle is not offered any more.',
  raffle_closed: 'This raffle is not open at the moment.',
  raffle_no_ticket: 'You have no ticket left.',
  raffle_sold_out: 'All prizes are given. You keep your ticket.',
  envelope_unknown: 'This red envelope is not offered any more.',
  envelope_closed: 'This red envelope is not open at the moment.',
  envelope_empty: 'All packets are taken.',
  envelope_taken: 'You have taken one already. There is one for each player.',
} as const satisfies ErrorTexts<'activities'>;
