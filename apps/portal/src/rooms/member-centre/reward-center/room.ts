import { Gift } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'rewardCenter',
  title: 'centre.room_rewardCenter',
  order: 95,
  icon: Gift,
  switchedBy: 'REWCEN3',
  texts: ['rewards'],
  component: () => import('../../../features/rewards/reward-room.tsx'),
});
