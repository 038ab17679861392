import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const lottery = {
  lottery_game_unknown: 'This lottery game does not exist.',
  draw_unknown: 'This draw does not exist.',
  draw_is_committed: 'This draw is decided by its seed. No result can be entered.',
  draw_has_result: 'This draw has a result already.',
  draw_not_due: 'This draw has not been held yet.',
  result_malformed: 'The result is not complete or not right. Please check the marked prize.',
} as const satisfies ErrorTexts<'lottery'>;
