import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const entrance = {
  human_check_failed: 'The check that you are a person did not pass. Please try again.',
  wrong_credentials: 'Wrong username or password.',
  captcha_required: 'Please type the digits of the picture.',
  captcha_wrong: 'Those are not the digits of the picture. Please try the new one.',
  login_verification_required: 'You are logging in from a new place or device. Please confirm that it is you.',
  login_verification_expired: 'That took too long. Please log in again.',
  second_step_wrong: 'That is not right. Please try again.',
  second_factor_needed:
    'You have logged in from a new place. Please add a mobile number, email or authenticator to your account first.',
  recovery_unknown_account: 'This username or email does not exist.',
  reset_link_invalid: 'This link is no longer valid. Please ask for a new one.',
  username_taken: 'This username is taken. Please choose another.',
  contact_taken: 'This number or email belongs to another account already. Please log in with it.',
  invitation_code_error: 'This invitation code is not right. Please check it or leave it out.',
  registration_closed: 'Registration is closed at the moment.',
  free_play_closed: 'Free play is closed at the moment.',
} as const satisfies ErrorTexts<'entrance'>;
