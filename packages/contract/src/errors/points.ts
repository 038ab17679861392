import type { ErrorEntry } from '../error-entry.ts';

/** The points mall: goods, exchanges and conversion. */
export const pointsErrors = {
  point_good_unknown: { status: 404, meaning: 'There is no such good, or it is not offered.' },
  point_good_sold_out: { status: 409, meaning: 'Fewer pieces are left than were asked for; `left` says how many.' },
  points_insufficient: {
    status: 409,
    meaning: 'The player has fewer points than this costs; `available` says how many.',
  },
  point_stake_required: {
    status: 409,
    meaning: 'The good asks for more stakes of the last thirty days; `remaining` says how much.',
  },
  point_delivery_required: { status: 400, meaning: 'The good is sent, and there is no address to send it to.' },
  points_below_ratio: { status: 400, meaning: 'So few points come to nothing; `minimum` says how many are needed.' },
  point_exchange_unknown: { status: 404, meaning: 'There is no such exchange.' },
  point_exchange_decided: { status: 409, meaning: 'The exchange was confirmed or rejected already.' },
} as const satisfies Record<string, ErrorEntry>;
