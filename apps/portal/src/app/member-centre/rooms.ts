import { Banknote, CircleUserRound, KeyRound, Landmark, Mail, ShieldCheck, Smartphone } from 'lucide-react';
import { lazy } from 'react';
import type { Rooms } from '../../features/member-centre/rooms.ts';

/**
 * MC-02: the member centre's rooms by their page ids, in the order of the menu; a line here makes one. Its title is
 * `room_…` of the texts of `centre`. A room `within` another is led to from there and has no entry of its own.
 */
export const rooms: Rooms = {
  securityCenter: {
    icon: CircleUserRound,
    Content: lazy(() => import('../../features/identity/security-centre/security-overview.tsx')),
  },
  loginPassword: {
    icon: KeyRound,
    within: 'securityCenter',
    Content: lazy(() => import('../../features/identity/security-centre/login-password-room.tsx')),
  },
  mobile: {
    icon: Smartphone,
    within: 'securityCenter',
    Content: lazy(() => import('../../features/identity/security-centre/mobile-room.tsx')),
  },
  email: {
    icon: Mail,
    within: 'securityCenter',
    Content: lazy(() => import('../../features/identity/security-centre/email-room.tsx')),
  },
  authenticator: {
    icon: ShieldCheck,
    within: 'securityCenter',
    Content: lazy(() => import('../../features/identity/security-centre/authenticator-room.tsx')),
  },
  paymentPassword: {
    icon: Banknote,
    within: 'securityCenter',
    Content: lazy(() => import('../../features/identity/security-centre/payment-password-room.tsx')),
  },
  bankAccounts: {
    icon: Landmark,
    within: 'securityCenter',
    Content: lazy(() => import('../../features/identity/security-centre/bank-accounts-room.tsx')),
  },
};
