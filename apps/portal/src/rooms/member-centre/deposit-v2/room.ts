import { ArrowDownToLine } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'depositv2',
  title: 'centre.room_depositv2',
  order: 30,
  icon: ArrowDownToLine,
  component: () => import('../../../features/cashier/deposit-room.tsx'),
});
