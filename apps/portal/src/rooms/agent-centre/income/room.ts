import { HandCoins } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'agentRevenueReport',
  title: 'agentCentre.room_agentRevenueReport',
  order: 70,
  icon: HandCoins,
  texts: ['records', 'contracts'],
  component: () => import('../../../features/teams/contracts/income-room.tsx'),
});
