import { History } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'transactionHistory',
  title: 'centre.room_transactionHistory',
  order: 70,
  icon: History,
  texts: ['records', 'withdrawals'],
  component: () => import('../../../features/records/movements-room.tsx'),
});
