import { Send } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'transferUpline',
  title: 'centre.room_transferUpline',
  order: 55,
  icon: Send,
  switchedBy: 'MEMTRANS3',
  isFor: ({ toUpline }) => toUpline,
  texts: ['agents', 'withdrawals'],
  component: () => import('../../../features/teams/upline-room.tsx'),
});
