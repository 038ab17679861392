import type { Carriers } from '../../platform/providers/carriers.ts';
import type { IdentityProviders } from '../../platform/providers/identity/identity-providers.ts';
import type { PhoneIdentity } from '../../platform/providers/sms/phone-identity.ts';
import type { AccountsModule } from '../accounts/index.ts';

/** What the entrance is built with; the application hands it in. */
export type EntranceNeeds = {
  accounts: Pick<AccountsModule, 'hasher' | 'authenticator' | 'checkOwnPassword' | 'adoptPassword' | 'endSessions'>;
  carriers: Carriers;
  /** The external providers of logins. */
  identityProvider: IdentityProviders;
  /** The external provider that proves the numbers of registrations; null while this server's own codes do. */
  phoneIdentity: () => PhoneIdentity | null;
};
