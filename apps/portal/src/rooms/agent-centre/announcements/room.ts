import { Megaphone } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'agentAnnouncement',
  title: 'agentCentre.room_agentAnnouncement',
  order: 10,
  icon: Megaphone,
  component: () => import('../../../features/teams/announcements-room.tsx'),
});
