import { CircleUserRound } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { Room, Rooms } from '../../features/member-centre/rooms.ts';
import type { RoomProps } from '../../shared/rooms/room.ts';

/**
 * MC-02: the member centre's rooms by their page ids, in the order of the menu; a line here makes one. Its title is
 * `room_…` of the texts of `centre`. A room `within` another is led to from there and has no entry of its own.
 */
export const rooms: Rooms = {
  securityCenter: {
    icon: CircleUserRound,
    Content: lazy(() => import('../../features/member/overview/security-overview.tsx')),
  },
  loginPassword: ofSecurity(() => import('../../features/accounts/login-password-room.tsx')),
  mobile: ofSecurity(() => import('../../features/member/contacts/mobile-room.tsx')),
  email: ofSecurity(() => import('../../features/member/contacts/email-room.tsx')),
  authenticator: ofSecurity(() => import('../../features/accounts/authenticator/authenticator-room.tsx')),
  socialAccounts: ofSecurity(() => import('../../features/entrance/social/social-accounts-room.tsx')),
  paymentPassword: ofSecurity(() => import('../../features/accounts/payment-password-room.tsx')),
  bankAccounts: ofSecurity(() => import('../../features/payees/bank-accounts-room.tsx')),
  profile: ofSecurity(() => import('../../features/member/profile/profile-room.tsx')),
  avatar: ofSecurity(() => import('../../features/member/avatar/avatar-room.tsx')),
  sessions: ofSecurity(() => import('../../features/accounts/visits/sessions-room.tsx')),
  loginHistory: ofSecurity(() => import('../../features/accounts/visits/login-history-room.tsx')),
  addresses: ofSecurity(() => import('../../features/accounts/visits/addresses-room.tsx')),
  closure: ofSecurity(() => import('../../features/member/closure/closure-room.tsx')),
};

function ofSecurity(load: () => Promise<{ default: ComponentType<RoomProps> }>): Room {
  return { within: 'securityCenter', Content: lazy(load) };
}
