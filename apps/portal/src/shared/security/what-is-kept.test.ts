import { expect, test } from 'vitest';
import { counted, type Security, whatIsKept } from './what-is-kept.ts';

const nothing: Security = {
  mobileNum: null,
  email: null,
  hasLoginPassword: false,
  hasPaymentPassword: false,
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  bankAccounts: 0,
  socialAccounts: 0,
  registeredAddresses: 0,
  isProfileComplete: false,
  invitationCode: null,
  lastLogin: null,
};
const keptOf = (security: Security) => counted.filter((name) => whatIsKept(security)[name]);

test('MC-03 the meter counts what the server says is there, each thing by itself', () => {
  expect(keptOf(nothing)).toEqual([]);
  expect(keptOf({ ...nothing, hasLoginPassword: true, bankAccounts: 2 })).toEqual(['loginPassword', 'bankAccounts']);
  const proved = { value: '+60•••789', isProved: true };
  const all = { hasLoginPassword: true, hasPaymentPassword: true, hasAuthenticator: true, isProfileComplete: true };
  expect(keptOf({ ...nothing, ...all, mobileNum: proved, email: proved, bankAccounts: 1 })).toEqual([...counted]);
});

test('MC-03 a number or address that is not proved still counts as missing', () => {
  expect(keptOf({ ...nothing, mobileNum: { value: '+60•••789', isProved: false } })).toEqual([]);
  expect(keptOf({ ...nothing, email: { value: 'a•••@pelita.test', isProved: true } })).toEqual(['email']);
});
