import { ArrowUpFromLine } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'withdraw',
  title: 'centre.room_withdraw',
  order: 40,
  icon: ArrowUpFromLine,
  texts: ['withdrawals'],
  component: () => import('../../../features/withdrawals/withdraw-room.tsx'),
});
