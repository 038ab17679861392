import { Receipt } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'personalHistoryCopy',
  title: 'agentCentre.room_personalHistoryCopy',
  order: 50,
  icon: Receipt,
  texts: ['records'],
  component: () => import('../../../features/teams/team-bets-room.tsx'),
});
