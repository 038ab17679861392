import { UsersRound } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'downlineManagmentView',
  title: 'agentCentre.room_downlineManagmentView',
  order: 40,
  icon: UsersRound,
  texts: ['records'],
  component: () => import('../../../features/teams/downline-room.tsx'),
});
