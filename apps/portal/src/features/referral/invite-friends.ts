import { accountTypes } from '@pelita/contract';
import { navigate } from '../../shared/navigation/navigation.ts';
import { session } from '../../shared/session/session.ts';

/** PROMO-05: to the member centre's room; a visitor is led to the login, a trial account to a true one. */
export function inviteFriends(): void {
  const current = session.get();
  if (!current) return navigate().openModal('login');
  if (current.isAgent === accountTypes.trial) return navigate().openModal('need-true-account');
  navigate().openModal('member-centre', 'referral');
}
