import { UserRoundPlus } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'registerCenter',
  title: 'agentCentre.room_registerCenter',
  order: 30,
  icon: UserRoundPlus,
  texts: ['records'],
  component: () => import('../../../features/teams/register-room.tsx'),
});
