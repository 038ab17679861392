import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, PasswordText } from '../shapes.ts';

/** The two passwords of an account: one to log in with, one for money that leaves. */

export const changePassword = call('POST /wps/member/password', {
  who: 'member',
  whileOnBreak: true,
  whilePasswordIsDue: true,
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** May be left out in a session that was opened with a password that must be changed. */
    oldPassword: z.optional(PasswordText),
    newPassword: PasswordText,
    confirmNewPassword: PasswordText,
  }),
  value: Done,
  refusals: ['password_wrong', 'login_password_unset', 'overloaded'],
  summary: 'Changes the login password and ends every other session.',
});

export const hasPaymentPassword = call('GET /wps/member/hasWithdrawalPassword', {
  who: 'member',
  value: z.object({ hasWithdrawalPassword: z.boolean() }),
  summary: 'Whether a payment password is set.',
});

export const setPaymentPassword = call('PUT /wps/member/paymentPassword', {
  who: 'member',
  whileOnBreak: true,
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** The login password. */
    password: PasswordText,
    paymentPassword: PasswordText,
    confirmPaymentPassword: PasswordText,
  }),
  value: Done,
  refusals: ['password_wrong', 'payment_password_set', 'overloaded'],
  summary: 'Sets the payment password for the first time.',
});

export const changePaymentPassword = call('POST /wps/member/paymentPassword', {
  who: 'member',
  whileOnBreak: true,
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    oldPaymentPassword: PasswordText,
    paymentPassword: PasswordText,
    confirmPaymentPassword: PasswordText,
  }),
  value: Done,
  refusals: ['password_wrong', 'payment_password_unset', 'overloaded'],
  summary: 'Changes the payment password.',
});
