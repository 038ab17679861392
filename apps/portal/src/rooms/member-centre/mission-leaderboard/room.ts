import { Flag } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'missionLeaderboard',
  title: 'centre.room_missionLeaderboard',
  order: 120,
  icon: Flag,
  texts: ['activities'],
  component: () => import('../../../features/activities/missions-room.tsx'),
});
