import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const points = {
  point_good_unknown: 'This good is not offered any more.',
  point_good_sold_out: 'Only {maximum} left.',
  points_insufficient: 'You do not have enough points for this.',
  point_stake_required: 'You still need to stake {amount} within thirty days to get this.',
  point_delivery_required: 'Please tell us where to send it.',
  points_below_ratio: 'You need at least {minimum} points to convert.',
  point_exchange_unknown: 'This exchange does not exist.',
  point_exchange_decided: 'This exchange was decided already.',
} as const satisfies ErrorTexts<'points'>;
