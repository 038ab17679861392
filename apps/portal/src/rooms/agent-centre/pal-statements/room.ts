import { ChartLine } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'palStatementsAgentCopy',
  title: 'agentCentre.room_palStatementsAgentCopy',
  order: 60,
  icon: ChartLine,
  texts: ['records'],
  component: () => import('../../../features/teams/team-profit-room.tsx'),
});
