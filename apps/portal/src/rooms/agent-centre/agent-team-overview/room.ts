import { LayoutDashboard } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'agentTeamOverview',
  title: 'agentCentre.room_agentTeamOverview',
  order: 20,
  icon: LayoutDashboard,
  texts: ['records'],
  component: () => import('../../../features/teams/overview-room.tsx'),
});
