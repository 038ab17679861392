import { CircleUserRound } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'securityCenter',
  title: 'centre.room_securityCenter',
  icon: CircleUserRound,
  order: 10,
  component: () => import('../../../features/member/overview/security-overview.tsx'),
});
