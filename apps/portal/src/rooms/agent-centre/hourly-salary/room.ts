import { Clock } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'agentHourSalary',
  title: 'agentCentre.room_agentHourSalary',
  order: 110,
  icon: Clock,
  switchedBy: 'HOURSAL3',
  texts: ['contracts'],
  component: () => import('../../../features/teams/contracts/hourly-salary-room.tsx'),
});
