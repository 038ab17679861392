import { ChartLine } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'personalProfit',
  title: 'centre.room_personalProfit',
  order: 80,
  icon: ChartLine,
  texts: ['records'],
  component: () => import('../../../features/records/profit-room.tsx'),
});
