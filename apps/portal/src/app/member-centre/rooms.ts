import { CircleUserRound } from 'lucide-react';
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
};
