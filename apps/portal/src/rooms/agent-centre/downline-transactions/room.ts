import { Wallet } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'agentDownlineTransactionDetailsCopy',
  title: 'agentCentre.room_agentDownlineTransactionDetailsCopy',
  order: 80,
  icon: Wallet,
  texts: ['records'],
  component: () => import('../../../features/teams/team-movements-room.tsx'),
});
