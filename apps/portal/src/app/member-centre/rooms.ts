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
    Content: lazy(() => import('../../features/identity/security-centre/security-overview.tsx')),
  },
  loginPassword: ofSecurity(() => import('../../features/identity/security-centre/login-password-room.tsx')),
  mobile: ofSecurity(() => import('../../features/identity/security-centre/mobile-room.tsx')),
  email: ofSecurity(() => import('../../features/identity/security-centre/email-room.tsx')),
  authenticator: ofSecurity(() => import('../../features/identity/security-centre/authenticator-room.tsx')),
  socialAccounts: ofSecurity(() => import('../../features/identity/security-centre/social/social-accounts-room.tsx')),
  paymentPassword: ofSecurity(() => import('../../features/identity/security-centre/payment-password-room.tsx')),
  bankAccounts: ofSecurity(() => import('../../features/identity/security-centre/bank-accounts-room.tsx')),
  profile: ofSecurity(() => import('../../features/identity/security-centre/profile/profile-room.tsx')),
  avatar: ofSecurity(() => import('../../features/identity/security-centre/avatar/avatar-room.tsx')),
  sessions: ofSecurity(() => import('../../features/identity/security-centre/visits/sessions-room.tsx')),
  loginHistory: ofSecurity(() => import('../../features/identity/security-centre/visits/login-history-room.tsx')),
  addresses: ofSecurity(() => import('../../features/identity/security-centre/visits/addresses-room.tsx')),
  closure: ofSecurity(() => import('../../features/identity/security-centre/closure/closure-room.tsx')),
};

function ofSecurity(load: () => Promise<{ default: ComponentType<RoomProps> }>): Room {
  return { within: 'securityCenter', Content: lazy(load) };
}
