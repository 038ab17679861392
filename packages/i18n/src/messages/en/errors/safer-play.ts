import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const saferPlay = {
  on_break: 'You are on a break from play. Until it ends you can read and withdraw, and nothing else.',
  play_limit_reached: 'This stake is more than your own limit leaves.',
  deposit_limit_first: 'Please set a deposit limit first, under Limits and breaks.',
  deposit_limit_reached: 'Your own deposit limit leaves {left}.',
  limits_need_one_wallet:
    'You limit your stakes or losses, and this provider keeps its own wallet, where we cannot see them. Money stays here.',
  limit_raise_unknown: 'No raise of this limit is waiting.',
  limit_raise_early: 'A raise can be confirmed 24 hours after you asked for it.',
} as const satisfies ErrorTexts<'saferPlay'>;
