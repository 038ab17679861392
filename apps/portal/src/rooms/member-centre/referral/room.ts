import { UserPlus } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'referral',
  title: 'centre.room_referral',
  order: 110,
  icon: UserPlus,
  switchedBy: 'REFERRAL',
  texts: ['referral'],
  component: () => import('../../../features/referral/referral-room.tsx'),
});
