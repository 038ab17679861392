import { Zap } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'agentRealtimeSalary',
  title: 'agentCentre.room_agentRealtimeSalary',
  order: 120,
  icon: Zap,
  switchedBy: 'RTSALARY3',
  texts: ['contracts'],
  component: () => import('../../../features/teams/contracts/real-time-salary-room.tsx'),
});
