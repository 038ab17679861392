import { CalendarDays } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'agentDailyWages2',
  title: 'agentCentre.room_agentDailyWages2',
  order: 100,
  icon: CalendarDays,
  switchedBy: 'DAILYSALCONT3',
  texts: ['contracts'],
  component: () => import('../../../features/teams/contracts/daily-wage-room.tsx'),
});
