import { describe, expect, test } from 'vitest';
import { CallFailure } from '@pelita/client/failure';
import { socialArrivalIn, socialChoiceOf } from './social-arrival.ts';

const TICKET = 'a'.repeat(43);
const refused = (extra: Record<string, unknown>, code = 'social_account_unlinked' as const) =>
  new CallFailure(code, 'no', { fields: {}, retryAfterSeconds: null, extra });

describe('LOGIN-11 the fragment of the address on the way back', () => {
  test('a ticket, or a word for what went wrong', () => {
    expect(socialArrivalIn(`#social=${TICKET}`)).toEqual({ ticket: TICKET });
    expect(socialArrivalIn('#social-problem=facebook-cancelled')).toEqual({
      provider: 'facebook',
      problem: 'cancelled',
    });
  });

  test.each(['', '#social=', `#social=${TICKET}x`, '#social-problem=google-<b>', '#social-problem=myspace-failed'])(
    '%j is neither',
    (hash) => expect(socialArrivalIn(hash)).toBeNull(),
  );

  test('a choice is read from its own refusal alone', () => {
    const extra = { socialToken: 't', provider: 'google', name: 'Aminah', isMailKnown: true };
    expect(socialChoiceOf(refused(extra))).toEqual(extra);
    expect(socialChoiceOf(refused({ ...extra, provider: 'myspace' }))).toBeNull();
    expect(socialChoiceOf(new Error('no'))).toBeNull();
  });
});
