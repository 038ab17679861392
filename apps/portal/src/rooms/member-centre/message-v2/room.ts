import { Mail } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'messageV2',
  title: 'centre.room_messageV2',
  order: 130,
  icon: Mail,
  texts: ['inbox'],
  component: () => import('../../../features/messages/messages-room.tsx'),
});
