import { ChartPie } from 'lucide-react';
import { agentRoom } from '../../../shared/rooms/room.ts';

export default agentRoom({
  pageId: 'agentDividendRecordCopy2',
  title: 'agentCentre.room_agentDividendRecordCopy2',
  order: 90,
  icon: ChartPie,
  switchedBy: 'SIGNCONDIV3',
  texts: ['contracts'],
  component: () => import('../../../features/teams/contracts/dividend-room.tsx'),
});
