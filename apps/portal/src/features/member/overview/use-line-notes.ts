import { useText } from '../../../shared/language/use-text.ts';
import type { Counted, Security } from '../../../shared/security/what-is-kept.ts';

/** How each thing is, in a few words. */
export function useLineNotes(security: Security) {
  const text = useText('centre');
  const contact = (kept: Security['email']): string => {
    if (!kept) return text('isNotBound');
    return kept.isProved ? kept.value : text('isBoundUnproved', { value: kept.value });
  };
  const { hasLoginPassword, hasPaymentPassword, hasAuthenticator, recoveryCodesLeft, bankAccounts, socialAccounts } =
    security;
  return {
    loginPassword: text(hasLoginPassword ? 'isSet' : 'isNotSet'),
    paymentPassword: text(hasPaymentPassword ? 'isSet' : 'isNotSet'),
    mobile: contact(security.mobileNum),
    email: contact(security.email),
    authenticator: hasAuthenticator ? text('recoveryCodesLeft', { count: recoveryCodesLeft }) : text('isNotBound'),
    bankAccounts: bankAccounts > 0 ? text('bankAccountsKept', { count: bankAccounts }) : text('isNotBound'),
    socialAccounts: socialAccounts > 0 ? text('socialAccountsKept', { count: socialAccounts }) : text('isNotBound'),
    profile: text(security.isProfileComplete ? 'profileIsWhole' : 'profileIsNotWhole'),
    avatar: text('avatarNote'),
    sessions: text('sessionsNote'),
    loginHistory: text('loginHistoryNote'),
    addresses: text('addressesKept', { count: security.registeredAddresses }),
    closure: text('closureNote'),
  } satisfies Record<Counted, string> & Record<string, string>;
}
