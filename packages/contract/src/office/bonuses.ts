import * as z from 'zod/mini';
import { bonusReasons, bonusStates } from '../bonuses.ts';
import { call } from '../call.ts';
import { UuidText } from '../shapes.ts';
import {
  between,
  choice,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  optional,
  playerRef,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Bonus money of players, as operators see it and take it back. */

export const listOfficeBonuses = list('/office/bonuses', {
  name: 'bonuses',
  permission: 'bonuses.see',
  columns: {
    grantedAt: instant(),
    player: playerRef(),
    reference: text(),
    amount: money(),
    /** What of it is left to be staked. */
    balance: money(),
    required: money(),
    progress: money(),
    released: money(),
    forfeited: money(),
    currency: currency(),
    bonusState: choice(bonusStates),
    endReason: optional(choice(bonusReasons)),
    expiresAt: optional(instant()),
    endedAt: optional(instant()),
  },
  filters: { grantedAt: between({ days: 366 }), bonusState: many(), player: exact() },
  sorts: ['-grantedAt', 'grantedAt'],
  summary: 'Bonuses of players with their turnover as it was last counted.',
});

export const cancelBonus = call('POST /office/bonuses/{id}/cancel', {
  who: { operator: 'bonuses.cancel' },
  params: z.object({ id: UuidText }),
  body: z.strictObject({ reason: ReasonText }),
  value: z.object({ id: UuidText, state: z.enum(bonusStates) }),
  refusals: ['bonus_unknown', 'bonus_ended'],
  summary: 'Takes a bonus back that waits or is played: what is left of its money goes to the operator.',
});
