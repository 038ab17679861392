import type { ErrorEntry } from '../error-entry.ts';

/** Missions, raffles and red envelopes. */
export const activitiesErrors = {
  mission_unknown: { status: 404, meaning: 'There is no such mission, or it is not offered in that cycle.' },
  mission_unfinished: { status: 409, meaning: 'The target is not reached at this instant.' },
  mission_claimed: { status: 409, meaning: 'The player has this cycle’s reward already.' },
  raffle_unknown: { status: 404, meaning: 'There is no such raffle, or it is not offered.' },
  raffle_closed: { status: 409, meaning: 'The raffle is not open at this instant.' },
  raffle_no_ticket: { status: 409, meaning: 'Every ticket that the player has earned is used.' },
  raffle_sold_out: { status: 409, meaning: 'No prize is left; the ticket is kept.' },
  envelope_unknown: { status: 404, meaning: 'There is no such red envelope, or it is not offered.' },
  envelope_closed: { status: 409, meaning: 'The red envelope is not open at this instant.' },
  envelope_empty: { status: 409, meaning: 'Every packet is taken.' },
  envelope_taken: { status: 409, meaning: 'The player has a packet of this opening already.' },
} as const satisfies Record<string, ErrorEntry>;
